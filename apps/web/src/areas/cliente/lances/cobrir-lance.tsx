// "Cobrir por": the next value at once, from the list of one's bids. What keeps the person from bidding is said here; the
// lot's page is one tap away.
import { IconGavel } from '@martelo/ui/icones.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { BotaoDeValor } from '../../../parts/lances/botao-de-valor.tsx'
import { useEnvio } from '../../../parts/lances/usar-envio.ts'

export function CobrirLance({ lelUid, proximo }: { readonly lelUid: string; readonly proximo: number }) {
  // The list renews itself with the room's word about the lot.
  const envio = useEnvio(lelUid, () => undefined)
  const { erro, aConfirmar, aceito } = envio
  return (
    <div className="meus-lances__cobrir">
      <BotaoDeValor
        variant="primary"
        block
        icon={IconGavel}
        valor={proximo}
        loading={envio.enviando !== null}
        rotulo={(v) => `Cobrir por ${formatarReais(v ?? proximo)}`}
        aoEnviar={(v) => void envio.enviar('lance', v)}
      />
      {erro && <p role="alert">{erro.message}</p>}
      {aConfirmar && <p role="alert">É muito acima do valor atual. Confirme na página do lote.</p>}
      {aceito?.situacao === 'superado' && (
        <p role="status">Recebido, mas um automático cobriu o seu valor.</p>
      )}
    </div>
  )
}
