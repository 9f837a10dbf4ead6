import { TABELA_DIARIA } from '@martelo/contracts/estadias/tabela-diaria.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function TabelasDeDiarias() {
  return <TelaDeCadastro cadastro={TABELA_DIARIA} />
}
