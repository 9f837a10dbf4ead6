// Auctioneers of the house.
import { LEILOEIRO } from '@martelo/contracts/leiloeiros/leiloeiros.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function Leiloeiros() {
  return <TelaDeCadastro cadastro={LEILOEIRO} />
}
