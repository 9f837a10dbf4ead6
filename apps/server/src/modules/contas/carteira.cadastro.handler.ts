import { CARTEIRA } from '@martelo/contracts/contas/carteira.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(CARTEIRA, {
  colunas: {
    contas: sql`(select count(*)::int from conta_bancaria b where b.hot_id = t.hot_id and b.car_id = t.id)`,
  },
  emUso: { conta_bancaria: ['conta bancária', 'contas bancárias'], veiculo: ['veículo', 'veículos'] },
})
