import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { PATIO } from '@martelo/contracts/patios/patio.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'

interface Horas {
  readonly abre: string
  readonly fecha: string
  readonly visitaAbre?: string | null | undefined
  readonly visitaFecha?: string | null | undefined
}

function horasErradas({ abre, fecha, visitaAbre, visitaFecha }: Horas) {
  const nao = (campo: string, dito: string, noCampo: string) =>
    recusar('CAMPOS', dito, { campos: { [campo]: noCampo } })
  if (fecha <= abre) return nao('fecha', 'O fechamento deve ser depois da abertura.', 'Depois da abertura')
  if (!visitaAbre && !visitaFecha) return null
  if (!visitaAbre || !visitaFecha)
    return nao(
      visitaAbre ? 'visitaFecha' : 'visitaAbre',
      'Informe o começo e o fim das visitas, ou nenhum dos dois.',
      'Informe os dois',
    )
  return visitaFecha > visitaAbre
    ? null
    : nao('visitaFecha', 'As visitas devem terminar depois de começar.', 'Depois do começo')
}

handleCadastro(PATIO, {
  onde: (ctx) =>
    limitadoAosPatios(ctx.sessao)
      ? sql`exists (select from usuario_patio u where u.hot_id = t.hot_id and u.pat_id = t.id and u.usu_id = ${exigirSessao(ctx).usuId})`
      : sql`true`,
  colunas: {
    veiculos: sql`(select count(*)::int from veiculo v where v.pat_id = t.id and v.situacao in ('ESTOQUE', 'EM_LEILAO', 'VENDIDO'))`,
  },
  emUso: {
    agendamento: ['agendamento', 'agendamentos'],
    visitacao: ['visita marcada', 'visitas marcadas'],
    veiculo: ['veículo', 'veículos'],
  },
  antesDeSalvar: ({ dados }) => Promise.resolve(horasErradas(dados) ?? { updatedAt: sql`now()` }),
})
