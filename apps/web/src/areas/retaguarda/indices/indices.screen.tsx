import { INDICE_MENSAL } from '@martelo/contracts/indices/indice-mensal.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function Indices() {
  return <TelaDeCadastro cadastro={INDICE_MENSAL} />
}
