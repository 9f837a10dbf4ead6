// A bid's receipt: a short form for the eye, all 64 digits for the clipboard and the check. The check opens in a tab
// of its own: the receipt stands in rooms that must not be left.
import { IconButton } from '@martelo/ui/button.tsx'
import { IconCopy } from '@martelo/ui/icones-de-ferramenta.tsx'
import './recibo-do-lance.css'

const A_VISTA = 12

async function copiar(recibo: string): Promise<void> {
  const { avisar } = await import('@martelo/ui/toast.tsx')
  const copiou = await navigator.clipboard?.writeText(recibo).then(
    () => true,
    () => false,
  )
  avisar(
    copiou
      ? { tipo: 'sucesso', mensagem: 'Recibo copiado' }
      : { tipo: 'atencao', mensagem: `Copie o recibo: ${recibo}` },
  )
}

export function ReciboDoLance({ recibo }: { readonly recibo: string }) {
  return (
    <span className="recibo-do-lance">
      <a href={`/seguranca?codigo=${recibo}#recibo`} target="_blank" rel="noopener" title="Conferir o recibo">
        {`Recibo ${recibo.slice(0, A_VISTA)}`}
      </a>
      <IconButton icon={IconCopy} size="s" label="Copiar o recibo" onClick={() => void copiar(recibo)} />
    </span>
  )
}
