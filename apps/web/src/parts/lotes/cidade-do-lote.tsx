// The city of a lot, which leads to the yard where it stands (specification 1, section 2.1). A link beside the card's own,
// never within it: it lies above the title's, which covers the card.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { Link } from '../../core/ligacao.tsx'
import { usePaginasDesligadas } from '../../core/paginas-desligadas.ts'

const PATIOS = 13

export function CidadeDoLote({ lote: l }: { lote: Pick<CartaoDeLote, 'cidade' | 'uf' | 'patio'> }) {
  const desligadas = usePaginasDesligadas()
  if (!l.cidade) return null
  const texto = `${l.cidade}/${l.uf}`
  // Where it is unknown whether the yards are on the site, no link is better than a dead one.
  if (!l.patio || !l.uf || desligadas === null || desligadas.includes(PATIOS)) return texto
  return (
    <Link
      className="cidade-do-lote"
      to={`/patios/${[l.cidade, l.uf, l.patio].map(encodeURIComponent).join('/')}`}
      aria-label={`${texto}: pátio ${l.patio}`}
    >
      {texto}
    </Link>
  )
}
