// A lot that is one of a set: what is sold together, the principal first.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { Link } from 'react-router'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'

export function Conjunto({ lote }: { lote: LotePublico }) {
  const p = usePalavras()
  return (
    <section className="lote__conjunto">
      <h2>Vendidos em conjunto</h2>
      <p>
        Quem {p.arrematar} leva os {lote.conjunto.length} {p.lote.varios} deste conjunto. Os {p.lance.varios}{' '}
        são dados no principal.
      </p>
      <ul>
        {lote.conjunto.map((c) => (
          <li key={c.uid} aria-current={c.uid === lote.uid ? 'true' : undefined}>
            <Link to={c.url}>
              {inicial(p.lote.um)} {c.numero}: {c.nome}
            </Link>
            {c.principal && <b>principal</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}
