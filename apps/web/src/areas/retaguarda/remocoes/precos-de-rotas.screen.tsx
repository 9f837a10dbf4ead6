import { PRECO_DE_ROTA } from '@martelo/contracts/remocoes/preco-de-rota.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function PrecosDeRotas() {
  return <TelaDeCadastro cadastro={PRECO_DE_ROTA} />
}
