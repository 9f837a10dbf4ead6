// Auctions on the home page: the ones that run now, large; the next ones as a short agenda.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { leiloesDestaques } from '@martelo/contracts/leiloes/leiloes-destaques.contract.ts'
import { IconMapPin } from '@martelo/ui/icones.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Link } from 'react-router'
import { inicial, quantos, usePalavras } from '../../../../core/palavras-do-site.ts'
import { reais } from '../../../../parts/lotes/reais.ts'
import { IR } from '../../caminhos.ts'

type Leilao = RespostaDe<typeof leiloesDestaques>[number]

export function LeiloesAoVivo({ leiloes }: { leiloes: readonly Leilao[] }) {
  const p = usePalavras()
  return (
    <section>
      <h2 className="inicio__titulo">
        <span className="ao-vivo">
          <i aria-hidden="true" /> Ao vivo
        </span>
        Acontecendo agora
      </h2>
      <ul className="vivos">
        {leiloes.map((l) => (
          <li key={l.uid} className="vivo sobre-gradiente">
            <div>
              <h3>
                <Link to={`/auditorio/${l.uid}`}>{l.nomeSemData}</Link>
              </h3>
              <p>
                {quantos(l.quantidadeLotes, p.lote)} · {inicial(p.leiloeiro.um)} {l.leiloeiro}
              </p>
              <span className="vivo__entrar">
                Entrar {p.auditorio.genero === 'f' ? 'na' : 'no'} {p.auditorio.um}
              </span>
            </div>
            <Miniaturas leilao={l} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Miniaturas({ leilao }: { leilao: Leilao }) {
  return (
    <ul className="vivo__lotes" aria-hidden="true">
      {leilao.lotesDestaque.slice(0, 3).map((d) => (
        <li key={d.uid}>
          {d.foto && <img src={d.foto} alt="" loading="lazy" decoding="async" />}
          <small>{reais(d.valor)}</small>
        </li>
      ))}
    </ul>
  )
}

const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

export function ProximosLeiloes({ leiloes }: { leiloes: readonly Leilao[] }) {
  const p = usePalavras()
  return (
    <section>
      <div className="trilho__topo">
        <h2>{inicial(p.agenda.um)}</h2>
        <Link to={IR.agenda}>Ver tudo</Link>
      </div>
      <ul className="agenda-curta">
        {leiloes.slice(0, 6).map((l) => {
          const [dia = '', mes = ''] = formatarDataHora(Date.parse(l.data)).split('/')
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
                  {formatarDataHora(Date.parse(l.data)).slice(-5)} · {quantos(l.quantidadeLotes, p.lote)}
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
