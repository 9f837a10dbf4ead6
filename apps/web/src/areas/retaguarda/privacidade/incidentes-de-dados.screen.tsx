import { INCIDENTE_DE_DADOS } from '@martelo/contracts/privacidade/incidente-de-dados.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function IncidentesDeDados() {
  return <TelaDeCadastro cadastro={INCIDENTE_DE_DADOS} />
}
