import { VERSAO_DE_TERMO } from '@martelo/contracts/privacidade/versao-de-termo.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function VersoesDeTermos() {
  return <TelaDeCadastro cadastro={VERSAO_DE_TERMO} />
}
