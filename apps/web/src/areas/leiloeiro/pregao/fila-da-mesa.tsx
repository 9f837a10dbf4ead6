// What comes, what waits for a decision, and the bids of the lot on the block.
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { rotuloDaSituacao, siglaDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useEffect, useRef } from 'react'
import { useMarca } from '../../../core/marca-atual.ts'
import type { LanceNaSala } from '../../../parts/pregao/sala.ts'

interface Props {
  readonly titulo: string
  readonly lotes: readonly LoteNoPregao[]
  readonly escolhido: string | null
  readonly vazio: string
  escolher(lelUid: string): void
}

export function FilaDeLotes({ titulo, lotes, escolhido, vazio, escolher }: Props) {
  const { tipo } = useMarca()
  const marcado = useRef<HTMLButtonElement>(null)
  // The list moves under the chosen lot; the page, on a phone, stays where the auctioneer has his thumb.
  useEffect(() => {
    const item = marcado.current?.parentElement
    const lista = item?.parentElement
    if (escolhido === null || !item || !lista) return
    const [acima, abaixo] = [item.offsetTop, item.offsetTop + item.offsetHeight - lista.clientHeight]
    lista.scrollTop = Math.min(acima, Math.max(abaixo, lista.scrollTop))
  }, [escolhido])
  return (
    <section className="painel-fila" aria-label={titulo}>
      <h2>
        {titulo} <small>{lotes.length}</small>
      </h2>
      {lotes.length === 0 && <p>{vazio}</p>}
      <ol>
        {lotes.map(({ estado, reservado }) => (
          <li key={estado.lelUid}>
            <button
              type="button"
              ref={escolhido === estado.lelUid ? marcado : null}
              aria-pressed={escolhido === estado.lelUid}
              data-situacao={estado.situacao}
              onClick={() => escolher(estado.lelUid)}
            >
              <b>{estado.numero}</b>
              <span>{estado.nome}</span>
              <small>
                <abbr title={rotuloDaSituacao(estado.situacao, tipo)}>
                  {siglaDaSituacao(estado.situacao)}
                </abbr>{' '}
                {rotuloDaSituacao(estado.situacao, tipo)}
                {estado.praca && ` · ${estado.praca.rotulo}`}
              </small>
              <span>
                {formatarReais(estado.valorVendido ?? estado.valor ?? estado.minimo)}
                {reservado?.respostaDuranteLeilao && (
                  <small>{reservado.respostaDuranteLeilao.resposta}</small>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `quantidade`: the bids that the lot has; only those of the lot on the block are listed. */
export function LancesDaMesa(p: { readonly lances: readonly LanceNaSala[]; readonly quantidade: number }) {
  const { lances, quantidade } = p
  return (
    <section className="painel-lances" aria-label="Últimos lances">
      <h2>Lances</h2>
      {lances.length === 0 && (
        <p>{quantidade === 0 ? 'Nenhum lance ainda.' : 'A lista aparece quando o lote está em pregão.'}</p>
      )}
      <ol>
        {lances.map((l) => (
          <li key={l.seq} data-apelido={'tipo' in l && l.tipo === 'Leiloeiro' ? true : undefined}>
            <span>{'apelidoCompleto' in l ? l.apelidoCompleto : l.apelido}</span>
            <small>
              {'tipo' in l ? l.tipo : ''}
              {'dadoPor' in l && l.dadoPor !== null && ` · dado por ${l.dadoPor}`}
            </small>
            <b>{formatarReais(l.valor)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
