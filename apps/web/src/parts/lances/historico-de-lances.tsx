// The bids of a lot, newest first: those of the snapshot and the room, older ones on demand.
import type { LancePublico } from '@martelo/contracts/lances/lances.events.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { com, contar, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Money } from '@martelo/ui/money.tsx'
import { RelativeTime } from '@martelo/ui/relative-time.tsx'
import { lazy, Suspense, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { useMarca } from '../../core/marca-atual.ts'
import { juntarLances, type RetratoDoLote } from './lote-ao-vivo.ts'
import './painel-de-lance.css'

const PAGINA = 30
const VerOLance = lazy(() =>
  import('../transmissoes/ver-o-lance.tsx').then((m) => ({ default: m.VerOLance })),
)

export function HistoricoDeLances({
  retrato,
  comImagem = false,
}: {
  readonly retrato: RetratoDoLote
  /** the house broadcasts or has recorded the auction: a bidder's own bids lead to the recording */
  readonly comImagem?: boolean
}) {
  const { tipo } = useMarca()
  const [antigos, setAntigos] = useState<readonly LancePublico[]>([])
  const [carregando, setCarregando] = useState(false)
  const p = palavras(tipo)
  const { estado, meu } = retrato
  const todos = juntarLances(retrato.lances, antigos)
  const maisAntigo = todos.at(-1)?.seq
  const carregar = async () => {
    setCarregando(true)
    try {
      const query = { limite: PAGINA, ...(maisAntigo === undefined ? {} : { antesDe: maisAntigo }) }
      const mais = await chamar('GET /v1/leilao/lotes/:lelUid/lances', {
        params: { lelUid: estado.lelUid },
        query,
      })
      setAntigos((a) => juntarLances(a, mais))
    } finally {
      setCarregando(false)
    }
  }
  return (
    <section className="lance-historico" aria-labelledby="historico-de-lances">
      <h2 id="historico-de-lances">{`Histórico de ${p.lance.varios}`}</h2>
      {todos.length === 0 ? (
        <p className="lance-historico__vazio">{`${maiuscula(com('nenhum', p.lance))} ainda. ${p.lance.genero === 'f' ? 'A primeira pode ser a sua' : 'O primeiro pode ser o seu'}.`}</p>
      ) : (
        <ol aria-label={contar(estado.quantidade, p.lance)}>
          {todos.map((l) => (
            <li key={l.seq} data-meu={l.selo !== null && l.selo === meu?.selo ? true : undefined}>
              <span className="lance-historico__quem">
                {l.selo !== null && l.selo === meu?.selo ? 'Você' : l.apelido}
                {l.cidade && <small>{l.cidade}</small>}
              </span>
              <RelativeTime instante={Date.parse(l.data)} className="lance-historico__quando" />
              <Money centavos={l.valor} />
              {comImagem && l.selo !== null && l.selo === meu?.selo && (
                <Suspense fallback={null}>
                  <VerOLance lelUid={estado.lelUid} recibo={l.seq} />
                </Suspense>
              )}
            </li>
          ))}
        </ol>
      )}
      {todos.length < estado.quantidade && (
        <Button size="s" loading={carregando} onClick={() => void carregar()}>
          Ver mais antigos
        </Button>
      )}
    </section>
  )
}
