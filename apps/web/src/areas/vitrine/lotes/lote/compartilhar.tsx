// Sends the lot's address on: the telephone's own share sheet where there is one, else WhatsApp, e-mail or the clipboard.
import { IconButton } from '@martelo/ui/button.tsx'
import { IconCopy, IconMail, IconMessage, IconShare } from '@martelo/ui/icones-de-ferramenta.tsx'
import { useDadosDoLote } from './dados-do-lote.ts'

export function Compartilhar() {
  const { nome, url } = useDadosDoLote().lote
  const completo = (): string => new URL(url, location.href).href
  const texto = encodeURIComponent(`${nome}: `)
  const abrir = (antes: string) => () =>
    open(`${antes}${texto}${encodeURIComponent(completo())}`, '_blank', 'noopener')
  const copiar = async (): Promise<void> => {
    const { avisar } = await import('@martelo/ui/toast.tsx')
    const copiou = await navigator.clipboard?.writeText(completo()).then(
      () => true,
      () => false,
    )
    avisar(
      copiou
        ? { tipo: 'sucesso', mensagem: 'Endereço copiado' }
        : { tipo: 'atencao', mensagem: `Copie o endereço: ${completo()}` },
    )
  }
  return (
    <>
      <IconButton
        icon={IconShare}
        label="Compartilhar"
        variant="secondary"
        popoverTarget="compartilhar"
        onClick={(e) => {
          if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return
          e.preventDefault()
          // Closing the share sheet is not a failure.
          navigator.share({ title: nome, url: completo() }).catch(() => undefined)
        }}
      />
      <div id="compartilhar" popover="auto" className="compartilhar">
        <button type="button" onClick={abrir('https://wa.me/?text=')}>
          <IconMessage /> WhatsApp
        </button>
        <button type="button" onClick={abrir(`mailto:?subject=${encodeURIComponent(nome)}&body=`)}>
          <IconMail /> E-mail
        </button>
        <button type="button" onClick={() => void copiar()}>
          <IconCopy /> Copiar endereço
        </button>
      </div>
    </>
  )
}
