// Moves a booking to today, in place: the paper that its bearer shows at the gate and the third person's authorisation
// stay valid. Told twice, the first time counts.
import { anteciparRetirada } from '@martelo/contracts/entregas/antecipar-retirada.contract.ts'
import {
  diaEmBrasilia,
  formatarDataHora,
  inicioDoDia,
  somarDias,
} from '@martelo/domain/calendario/tempo-brasilia.ts'
import { faltaParaODia, lugarDeHoje } from '@martelo/domain/entregas/antecipar-retirada.ts'
import { podeTransitarRetirada } from '@martelo/domain/entregas/states.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lerPatioComAgenda, travarAgenda } from '../patios/door.ts'
import { avisarVenda, escreverAoComprador, lerVenda, vendaAvisada } from '../vendas/door.ts'
import { atoresNoAgendamento } from './encerrar-agendamento.ts'
import { type AgendamentoTravado, lerAgendamento, ocupacaoDoPatio, travarItem } from './entregas.sql.ts'

handle(anteciparRetirada, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const antes = await lerAgendamento(tx, hotId, params.uid)
    const item = antes && (await travarItem(tx, hotId, antes.itemUid))
    const a = await lerAgendamento(tx, hotId, params.uid)
    const quem = item && a && (await atoresNoAgendamento(ctx, tx, item, a))
    if (a === undefined || item === undefined || !quem) return null
    if (a.situacao !== 'agendado')
      throw new RecusaLancada(recusar('RECUSADO', 'Este agendamento já foi encerrado.'))
    if (faltaParaODia(a.inicio.getTime(), ctx.agora) === null)
      return { inicio: a.inicio, fim: a.fim, aviso: undefined }
    await travarAgenda(tx, a.patId)
    const lugar = await acharLugar(ctx, tx, a.patId)
    const r = podeTransitarRetirada(
      { de: item.retiradaSituacao, evento: 'antecipar', atores: quem },
      {
        agora: ctx.agora,
        agendado: { inicio: a.inicio.getTime(), fim: a.fim.getTime() },
        impedimentoDoHorario: lugar.impedimento,
        erroDoTerceiro: null,
      },
    )
    if (!r.pode)
      throw new RecusaLancada(recusar(r.motivo === lugar.impedimento ? 'HORARIO' : 'RECUSADO', r.motivo))
    if (lugar.impedimento !== null) throw new RecusaLancada(recusar('HORARIO', lugar.impedimento))
    const [inicio, fim] = [new Date(lugar.inicio), new Date(lugar.fim)]
    await mudarLugar(tx, hotId, a, inicio, fim)
    await auditar(ctx, tx, {
      entidade: 'venda_item',
      uid: item.uid,
      acao: 'antecipar',
      antes: { inicio: a.inicio.toISOString() },
      depois: { inicio: inicio.toISOString() },
    })
    const v = await lerVenda(tx, hotId, item.vndId)
    if (v !== undefined)
      await escreverAoComprador(
        ctx.servicos,
        tx,
        v,
        'agendada',
        `O pátio antecipou a retirada para hoje: ${formatarDataHora(lugar.inicio)}. A autorização impressa continua valendo.`,
      )
    return { inicio, fim, aviso: v && vendaAvisada(v) }
  })
  if (feito === null) return recusar('NAO_ENCONTRADO', 'Agendamento não encontrado')
  if (feito.aviso) avisarVenda(ctx.servicos, feito.aviso)
  return { uid: params.uid, inicio: feito.inicio.toISOString(), fim: feito.fim.toISOString() }
})

async function acharLugar(ctx: Ctx, tx: Tx, patId: number): Promise<ReturnType<typeof lugarDeHoje>> {
  const hoje = diaEmBrasilia(ctx.agora)
  const patio = await lerPatioComAgenda(tx, ctx.hotsite.id, { id: patId }, hoje)
  if (patio === undefined) return { impedimento: 'Este pátio não está mais em uso.' }
  const ocupacao = await ocupacaoDoPatio(
    tx,
    ctx.hotsite.id,
    patId,
    new Date(inicioDoDia(hoje)),
    new Date(inicioDoDia(somarDias(hoje, 1))),
  )
  return lugarDeHoje(patio.agenda, ocupacao, ctx.agora)
}

/** With the agenda locked: the lowest place of the slot that is free. */
async function mudarLugar(
  tx: Tx,
  hotId: number,
  a: AgendamentoTravado,
  inicio: Date,
  fim: Date,
): Promise<void> {
  await sql`
    update agendamento set inicio = ${inicio}, fim = ${fim}, versao = versao + 1,
      vaga = (select min(n) from generate_series(1, (select count(*)::int + 1 from agendamento o
          where o.pat_id = ${a.patId} and o.hot_id = ${hotId} and o.inicio = ${inicio} and o.situacao = 'agendado')) n
        where not exists (select from agendamento o where o.pat_id = ${a.patId} and o.hot_id = ${hotId}
          and o.inicio = ${inicio} and o.situacao = 'agendado' and o.vaga = n))
    where id = ${a.id} and hot_id = ${hotId}`.execute(tx)
}
