// Goods that stay with the house without an auction: who left them, by which process, where they are, and their release.
import { DEPOSITO_BENS } from '@martelo/contracts/depositos/deposito-bens.cadastro.ts'
import { Navigate, useParams } from 'react-router'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { BensDoDeposito } from './bens-do-deposito.tsx'

export default function DepositoDeBens() {
  const { id } = useParams()
  if (id !== undefined)
    return <Navigate to={`${DEPOSITO_BENS.tela}?registro=${encodeURIComponent(id)}`} replace />
  return (
    <TelaDeCadastro
      cadastro={DEPOSITO_BENS}
      ficarAberto
      travado={(d) => (d.situacao === 'LIBERADO' ? 'Este depósito já foi liberado: não muda mais.' : null)}
      abas={(d) => [['bens', 'Bens e liberação', <BensDoDeposito key={d.versao} uid={d.uid} />]]}
    />
  )
}
