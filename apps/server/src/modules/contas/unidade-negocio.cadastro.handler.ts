import { UNIDADE_NEGOCIO } from '@martelo/contracts/contas/unidade-negocio.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(UNIDADE_NEGOCIO, {
  colunas: {
    contas: sql`(select count(*)::int from conta_bancaria b where b.hot_id = t.hot_id and b.unn_id = t.id)`,
  },
  ordem: sql`t.prioridade, busca_chave(t.nome)`,
  emUso: { conta_bancaria: ['conta bancária', 'contas bancárias'], veiculo: ['veículo', 'veículos'] },
})
