import { MOTORISTA } from '@martelo/contracts/remocoes/motorista.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function Motoristas() {
  return <TelaDeCadastro cadastro={MOTORISTA} />
}
