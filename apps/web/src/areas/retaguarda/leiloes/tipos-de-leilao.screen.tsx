// How the house sorts its auctions.
import { TIPO_DE_LEILAO } from '@martelo/contracts/leiloes/tipo-de-leilao.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function TiposDeLeilao() {
  return <TelaDeCadastro cadastro={TIPO_DE_LEILAO} />
}
