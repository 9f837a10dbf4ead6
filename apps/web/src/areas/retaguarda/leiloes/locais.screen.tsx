// Where auctions take place.
import { LOCAL_REALIZACAO } from '@martelo/contracts/leiloes/local-realizacao.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function Locais() {
  return <TelaDeCadastro cadastro={LOCAL_REALIZACAO} />
}
