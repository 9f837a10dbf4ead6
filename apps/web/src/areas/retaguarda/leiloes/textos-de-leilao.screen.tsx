// Texts that auctions show beside their regulation.
import { TEXTO_DE_LEILAO } from '@martelo/contracts/leiloes/texto-de-leilao.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function TextosDeLeilao() {
  return <TelaDeCadastro cadastro={TEXTO_DE_LEILAO} />
}
