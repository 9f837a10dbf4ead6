// How the house sorts its vehicles: declared.
import { VEICULO_CLASSIFICACAO } from '@martelo/contracts/veiculos/veiculo-classificacao.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'

export default function ClassificacoesDeVeiculos() {
  return <TelaDeCadastro cadastro={VEICULO_CLASSIFICACAO} />
}
