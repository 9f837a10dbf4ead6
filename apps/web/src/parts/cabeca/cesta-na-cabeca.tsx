// The basket in a shop's header: only where something lies in it.
import { IconReceipt } from '@martelo/ui/icones-da-compra.tsx'
import { Link } from '../../core/ligacao.tsx'
import { caminhoDaCesta, useCesta } from '../lotes/cesta-deste-aparelho.ts'

export default function CestaNaCabeca() {
  const ids = useCesta()
  if (ids.length === 0) return null
  return (
    <Link
      to={caminhoDaCesta(ids)}
      className="cabecalho__icone"
      aria-label={`Cesta: ${ids.length}`}
      title="Cesta"
    >
      <IconReceipt size={22} />
      <b aria-hidden="true">{ids.length}</b>
    </Link>
  )
}
