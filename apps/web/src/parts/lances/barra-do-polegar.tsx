// On a phone, at the edge under the thumb while the lot takes bids: clock, own position, value, and one action. Written by
// the server with the page, so price and clock are there at first paint. A wide screen shows the panel instead.
import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import { rotuloDoMeuLance } from '@martelo/domain/lances/estado-do-lance.ts'
import { Countdown } from '@martelo/ui/countdown.tsx'
import { Money } from '@martelo/ui/money.tsx'
import type { ReactNode } from 'react'
import { usePalavras } from '../../core/palavras-do-site.ts'
import './barra-do-polegar.css'
import { fimDoRelogio, type MeuNoLote, precoDeTodos } from './lote-ao-vivo.ts'
import { rotuloDoPreco } from './placar-do-lote.tsx'

interface Props {
  readonly estado: EstadoDoLote
  readonly meu: MeuNoLote | null
  /** what the action costs, where that is not the value that the lot stands at, and its name */
  readonly preco?: number
  readonly rotulo?: string
  /** the answer to the last press, where it was pressed */
  readonly recado?: string | null
  readonly children: ReactNode
}

export function BarraDoPolegar({
  estado,
  meu,
  preco = precoDeTodos(estado),
  rotulo,
  recado = null,
  children,
}: Props) {
  const p = usePalavras()
  const fim = fimDoRelogio(estado)
  const { pausado, restanteMs } = estado.relogio
  const minha = meu === null ? '' : rotuloDoMeuLance(meu.estado, p)
  return (
    <section className="polegar" data-meu={meu?.estado} aria-label={`Barra de ${p.lance.varios}`}>
      {recado && <p className="polegar__recado">{recado}</p>}
      <div className="polegar__estado">
        <span className="polegar__linha">
          {minha !== '' && <b>{minha}</b>}
          {pausado ? (
            'Pausado'
          ) : (
            <>
              {fim !== null && (
                <Countdown
                  fim={fim}
                  {...(restanteMs === null ? {} : { paradoEmMs: restanteMs })}
                  encerrado="Encerrando…"
                />
              )}
            </>
          )}
        </span>
        <small>{rotulo ?? rotuloDoPreco(estado, p)}</small>
        <Money centavos={preco} size="m" />
      </div>
      {children}
    </section>
  )
}
