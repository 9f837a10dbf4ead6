import { VEICULO_CLASSIFICACAO } from '@martelo/contracts/veiculos/veiculo-classificacao.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(VEICULO_CLASSIFICACAO, {
  colunas: {
    veiculos: sql`(select count(*)::int from veiculo v where v.hot_id = t.hot_id and v.vcl_id = t.id)`,
  },
  emUso: { veiculo: ['veículo', 'veículos'] },
})
