import { TRATAMENTO_DE_DADOS } from '@martelo/contracts/privacidade/tratamento.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function Tratamentos() {
  return <TelaDeCadastro cadastro={TRATAMENTO_DE_DADOS} />
}
