// What is sold together with this lot: the principal carries bids and values, the others are seen here.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { FotoDoCartao } from '../../../../parts/lotes/foto-do-cartao.tsx'
import { fotoDoKit } from '../../../../parts/lotes/fotos.ts'

export function Conjunto({ lote }: { lote: LotePublico }) {
  const p = usePalavras()
  return (
    <section className="lote__conjunto">
      <h2>
        Conjunto de {lote.conjunto.length} {p.lote.varios}
      </h2>
      <p>Quem {p.arrematar} leva todos. O valor e as despesas desta página são do conjunto inteiro.</p>
      <ul>
        {lote.conjunto.map((c) => (
          <li key={c.uid}>
            <FotoDoCartao foto={c.foto && fotoDoKit(c.foto, c.nome, 0)} tamanhos="6rem" />
            <span>
              <strong>
                {inicial(p.lote.um)} {c.numero}: {c.nome}
              </strong>
              {c.fatos.length > 0 && <small>{c.fatos.join(' · ')}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
