// On a phone, while one reads below the panel: the value as it is now, and the way back to the bid under the thumb. It
// stands at the end of what is read and sticks to the window's edge, so it covers nothing once one is there.
import { buttonLook } from '@martelo/ui/button.tsx'
import { Money } from '@martelo/ui/money.tsx'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { precoDoLote, rotuloDoPreco } from '../../../../parts/lances/placar-do-lote.tsx'
import { useDadosDoLote, useRetrato } from './dados-do-lote.ts'

export function BarraDoLance() {
  const { aberto } = useDadosDoLote()
  const { estado } = useRetrato()
  const p = usePalavras()
  if (!aberto && estado.compreJa === null) return null
  return (
    <div className="lote__barra">
      <p>
        <small>{rotuloDoPreco(estado, p)}</small>
        <Money centavos={precoDoLote(estado)} size="m" />
      </p>
      <a href="#lance" {...buttonLook({ variant: 'primary' })}>
        {estado.tipoNegociacao === 'COMPRE_JA' ? 'Comprar' : inicial(p.darLance)}
      </a>
    </div>
  )
}
