import { COMITENTE } from '@martelo/contracts/comitentes/comitente.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

const ABERTOS = sql`('CADASTRADO', 'PENDENTE', 'LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE', 'SUSPENSO')`

handleCadastro(COMITENTE, {
  colunas: {
    veiculos: sql`(select count(*)::int from veiculo v where v.com_id = t.id)`,
    lotesAbertos: sql`(select count(*)::int from lote l where l.com_id = t.id and l.situacao in ${ABERTOS})`,
  },
  emUso: {
    conta_bancaria: ['conta bancária', 'contas bancárias'],
    lote: ['lote', 'lotes'],
    usuario_comitente: ['acesso de usuário', 'acessos de usuários'],
    veiculo: ['veículo', 'veículos'],
  },
  antesDeSalvar: () => Promise.resolve({ updatedAt: sql`now()` }),
})
