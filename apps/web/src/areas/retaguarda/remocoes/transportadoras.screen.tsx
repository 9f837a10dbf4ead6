import { TRANSPORTADORA } from '@martelo/contracts/remocoes/transportadora.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function Transportadoras() {
  return <TelaDeCadastro cadastro={TRANSPORTADORA} />
}
