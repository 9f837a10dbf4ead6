// The auctions that run now, large, with a look at their lots.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { leiloesDestaques } from '@martelo/contracts/leiloes/leiloes-destaques.contract.ts'
import { Link } from 'react-router'
import { inicial, quantos, usePalavras } from '../../../../core/palavras-do-site.ts'
import { reais } from '../../../../parts/lotes/reais.ts'

export type Leilao = RespostaDe<typeof leiloesDestaques>[number]

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
