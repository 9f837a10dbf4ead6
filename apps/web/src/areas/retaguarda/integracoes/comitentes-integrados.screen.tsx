import { INTEGRACAO_COMITENTE } from '@martelo/contracts/integracoes/integracao-comitente.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function ComitentesIntegrados() {
  return <TelaDeCadastro cadastro={INTEGRACAO_COMITENTE} />
}
