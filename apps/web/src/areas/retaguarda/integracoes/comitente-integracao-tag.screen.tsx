// The address of one tag: the list with it open.
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { Navigate, useParams } from 'react-router'

export default function TagDeIntegracao() {
  const { id = '' } = useParams()
  return (
    <Navigate
      replace
      to={`${TELAS_RETAGUARDA.comitenteIntegracaoTags.path}?registro=${encodeURIComponent(id)}`}
    />
  )
}
