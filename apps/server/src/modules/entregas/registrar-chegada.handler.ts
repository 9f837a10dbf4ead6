import { registrarChegada } from '@martelo/contracts/entregas/registrar-chegada.contract.ts'
import { faltaParaODia } from '@martelo/domain/entregas/antecipar-retirada.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { patiosDaPessoa } from '../patios/door.ts'
import { lerAgendamento } from './entregas.sql.ts'

handle(registrarChegada, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const a = await lerAgendamento(tx, hotId, params.uid)
    const meus = await patiosDaPessoa(tx, hotId, exigirSessao(ctx))
    if (a === undefined || !meus.some((p) => p.id === a.patId))
      return recusar('NAO_ENCONTRADO', 'Agendamento não encontrado')
    if (a.situacao !== 'agendado') return recusar('RECUSADO', 'Este agendamento já foi encerrado.')
    const falta = faltaParaODia(a.inicio.getTime(), ctx.agora)
    if (falta !== null) return recusar('RECUSADO', falta)
    // Told twice, the first time counts.
    const { rows } = await sql<{ chegadaAt: Date; primeira: boolean }>`
      update agendamento set chegada_by = case when chegada_at is null then ${exigirSessao(ctx).usuId} else chegada_by end,
        chegada_at = coalesce(chegada_at, ${new Date(ctx.agora)})
      where id = ${a.id} and hot_id = ${hotId} returning chegada_at, chegada_at = ${new Date(ctx.agora)} as primeira`.execute(
      tx,
    )
    const [linha] = rows
    if (linha?.primeira) await auditar(ctx, tx, { entidade: 'venda_item', uid: a.itemUid, acao: 'chegada' })
    return { uid: params.uid, chegadaAt: (linha?.chegadaAt ?? new Date(ctx.agora)).toISOString() }
  }),
)
