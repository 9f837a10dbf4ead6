import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { PATIO } from '@martelo/contracts/patios/patio.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'

handleCadastro(PATIO, {
  onde: (ctx) =>
    limitadoAosPatios(ctx.sessao)
      ? sql`exists (select from usuario_patio u where u.hot_id = t.hot_id and u.pat_id = t.id and u.usu_id = ${exigirSessao(ctx).usuId})`
      : sql`true`,
  colunas: {
    veiculos: sql`(select count(*)::int from veiculo v where v.pat_id = t.id and v.situacao in ('ESTOQUE', 'EM_LEILAO', 'VENDIDO'))`,
  },
  emUso: { agendamento: ['agendamento', 'agendamentos'], veiculo: ['veículo', 'veículos'] },
  antesDeSalvar: ({ dados }) =>
    Promise.resolve(
      dados.fecha > dados.abre
        ? { updatedAt: sql`now()` }
        : recusar('CAMPOS', 'O fechamento deve ser depois da abertura.', {
            campos: { fecha: 'Depois da abertura' },
          }),
    ),
})
