import { LOCAL_REMOCAO } from '@martelo/contracts/remocoes/local-remocao.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function LocaisDeRemocao() {
  return <TelaDeCadastro cadastro={LOCAL_REMOCAO} />
}
