// The stamps of a lot as the house made them: picture or word, leading where the house says.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { Link } from '../../../../core/ligacao.tsx'

export function CarimbosDoLote({ carimbos }: { carimbos: LotePublico['carimbosDoLote'] }) {
  const comMais = carimbos.filter((c) => c.urlLote !== null || c.link !== null)
  if (comMais.length === 0) return null
  return (
    <ul className="lote__carimbos" aria-label="Carimbos">
      {comMais.map((c) => (
        <li key={c.nome}>
          <Carimbo {...c} />
        </li>
      ))}
    </ul>
  )
}

function Carimbo({ nome, urlLote, link }: LotePublico['carimbosDoLote'][number]) {
  const dentro = urlLote ? <img src={urlLote} alt={nome} width={96} height={96} loading="lazy" /> : nome
  if (link === null) return <span>{dentro}</span>
  if (link.startsWith('/')) return <Link to={link}>{dentro}</Link>
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {dentro}
    </a>
  )
}
