import { INTEGRACAO_TAG } from '@martelo/contracts/integracoes/integracao-tag.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function TagsDeIntegracao() {
  return <TelaDeCadastro cadastro={INTEGRACAO_TAG} />
}
