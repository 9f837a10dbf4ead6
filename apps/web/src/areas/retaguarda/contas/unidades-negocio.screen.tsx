import { UNIDADE_NEGOCIO } from '@martelo/contracts/contas/unidade-negocio.cadastro.ts'
import { Navigate, useParams } from 'react-router'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function UnidadesDeNegocio() {
  const { id } = useParams()
  if (id) return <Navigate to={`${UNIDADE_NEGOCIO.tela}?registro=${encodeURIComponent(id)}`} replace />
  return <TelaDeCadastro cadastro={UNIDADE_NEGOCIO} />
}
