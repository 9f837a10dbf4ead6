import { diaDoPatio } from '@martelo/contracts/estadias/dia-do-patio.contract.ts'
import { inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { naListaDeEstadias, naListaDeServicos } from './apresentar-estadia.ts'
import { lerEstadias, lerServicos, vagasDoPatio } from './estadias.sql.ts'
import { patioAoAlcance } from './planta-lida.ts'

handle(diaDoPatio, (ctx, { params, query }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const p = await patioAoAlcance(ctx, tx, params.patUid, true)
    if (p === undefined) return recusar('NAO_ENCONTRADO', 'Pátio não encontrado')
    const de = new Date(inicioDoDia(query.dia))
    const ate = new Date(inicioDoDia(somarDias(query.dia, 1)))
    const quando = sql`coalesce(s.agendado_at, s.prometido_at)`
    const abertos = await lerServicos(
      tx,
      hotId,
      sql`e.pat_id = ${p.id} and s.situacao in ('SOLICITADO', 'AGENDADO') and ${quando} < ${ate}`,
    )
    const estadias = await lerEstadias(
      tx,
      hotId,
      sql`e.pat_id = ${p.id} and ((e.situacao = 'AGUARDANDO_ENTRADA' and coalesce(e.prevista_em, ${query.dia}::date) <= ${query.dia}::date)
        or e.situacao = 'AGUARDANDO_SAIDA' or (e.situacao = 'FINALIZADA' and e.dia_fim >= ${de} and e.dia_fim < ${ate}))`,
    )
    const vagas = await vagasDoPatio(tx, hotId, p.id)
    const ehVisita = (t: string): boolean => t === 'Agendamento'
    return {
      visitas: abertos.filter((s) => ehVisita(s.tipoServico)).map((s) => naListaDeServicos(ctx, s)),
      servicos: abertos.filter((s) => !ehVisita(s.tipoServico)).map((s) => naListaDeServicos(ctx, s)),
      chegadas: estadias
        .filter((e) => e.situacao === 'AGUARDANDO_ENTRADA')
        .map((e) => naListaDeEstadias(e, ctx.agora)),
      saidas: estadias
        .filter((e) => e.situacao !== 'AGUARDANDO_ENTRADA')
        .map((e) => naListaDeEstadias(e, ctx.agora)),
      vagas: { total: vagas.length, livres: vagas.filter((v) => v.estadiaUid === null).length },
    }
  }),
)
