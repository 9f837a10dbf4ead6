import { CARTEIRA } from '@martelo/contracts/contas/carteira.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function Carteiras() {
  return <TelaDeCadastro cadastro={CARTEIRA} />
}
