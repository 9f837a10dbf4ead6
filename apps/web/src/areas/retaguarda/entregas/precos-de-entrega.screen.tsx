// What the house charges for sending a buyer's papers, by day.
import { PRECO_ENTREGA } from '@martelo/contracts/entregas/preco-entrega.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function PrecosDeEntrega() {
  return <TelaDeCadastro cadastro={PRECO_ENTREGA} />
}
