// The stamps of a lot as the house made them: picture or word, leading where the house says.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { Link } from '../../../../core/ligacao.tsx'

export function CarimbosDoLote({
  carimbos,
  promocoes,
}: {
  carimbos: LotePublico['carimbosDoLote']
  promocoes: readonly string[]
}) {
  const comMais = carimbos.filter((c) => c.urlLote !== null || c.link !== null)
  if (comMais.length + promocoes.length === 0) return null
  return (
    <ul className="lote__carimbos" aria-label="Carimbos">
      {promocoes.map((nome) => (
        <li key={nome}>
          <span data-promocao="">{nome}</span>
        </li>
      ))}
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
