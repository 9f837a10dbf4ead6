// The lower half of the home page, which comes alive when somebody is there: the next auctions, how it works, questions.
import { Accordion } from '@martelo/ui/accordion.tsx'
import { IconArrowRight, IconMapPin } from '@martelo/ui/icones.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Link, useRouteLoaderData } from 'react-router'
import { useMarca } from '../../../../core/marca-atual.ts'
import { inicial, quantos, usePalavras } from '../../../../core/palavras-do-site.ts'
import { IR } from '../../caminhos.ts'
import type { loader } from '../inicio.screen.tsx'
import type { Leilao } from './leiloes-ao-vivo.tsx'
import { Passos } from './passos.tsx'

export default function Abaixo() {
  const { perguntas } = useMarca()
  const p = usePalavras()
  const dados = useRouteLoaderData<typeof loader>('areas/vitrine/hotsites/inicio.screen')
  const proximos = (dados?.leiloes ?? []).filter((l) => l.quadro !== 'ao-vivo')
  const total = dados?.lotes.total ?? 0
  return (
    <>
      {proximos.length > 0 && <ProximosLeiloes leiloes={proximos} />}
      <Passos />
      {perguntas.length > 0 && (
        <section className="inicio__duvidas">
          <h2>Perguntas frequentes</h2>
          <Accordion
            items={perguntas.map(({ pergunta, resposta }) => ({
              id: pergunta,
              title: pergunta,
              content: <p>{resposta}</p>,
            }))}
          />
        </section>
      )}
      <Link to={IR.lotes} className="inicio__todos">
        <span>
          <b>Encontre o seu</b>
          {total > 0 ? `${total} ${p.lote.varios} abertos agora` : `Veja todos os ${p.lote.varios}`}
        </span>
        <IconArrowRight size={28} />
      </Link>
    </>
  )
}

const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const NA_HOME = 6

function ProximosLeiloes({ leiloes }: { leiloes: readonly Leilao[] }) {
  const p = usePalavras()
  return (
    <section>
      <div className="inicio__topo">
        <h2>{inicial(p.agenda.um)}</h2>
        <Link to={IR.agenda}>Ver tudo</Link>
      </div>
      <ul className="agenda-curta">
        {leiloes.slice(0, NA_HOME).map((l) => {
          const quando = formatarDataHora(Date.parse(l.data))
          const [dia = '', mes = ''] = quando.split('/')
          return (
            <li key={l.uid}>
              <time dateTime={l.data} className="agenda-curta__dia">
                <b>{dia}</b>
                {MESES[Number(mes) - 1]}
              </time>
              <div>
                <h3>
                  <Link to={`${IR.agenda}/${l.uid}`}>{l.nomeSemData}</Link>
                </h3>
                <p>
                  {quando.slice(-5)} · {quantos(l.quantidadeLotes, p.lote)}
                </p>
                <p>
                  <IconMapPin size={15} /> {l.cidade}/{l.uf}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
