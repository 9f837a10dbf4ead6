// Takes a place in a yard's agenda for one item. The list that the screen showed and the check under the yard's lock are
// the same rule, and the place itself is taken by a unique index: overbooking has no way in.
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { normalizarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { conferirHorario, DURACAO_DO_HORARIO_MINUTOS } from '@martelo/domain/entregas/agenda-do-patio.ts'
import { errosDoTerceiro } from '@martelo/domain/entregas/retirada-por-terceiros.ts'
import { podeTransitarRetirada } from '@martelo/domain/entregas/states.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { liberarSaidaDoItem } from '../estadias/door.ts'
import { lerPatioComAgenda, type PatioComAgenda, travarAgenda } from '../patios/door.ts'
import { type ItemTravado, ocupacaoDoPatio, tomarVaga } from './entregas.sql.ts'
import { atoresNoItem } from './quem-entrega.ts'

interface Pedido {
  readonly inicio: string
  readonly terceiro?:
    | { nome: string; documento: string; telefone: string; email?: string | null | undefined }
    | null
    | undefined
}

/** Who collects: as the request says; when it does not say, the person named for the booking that is moved. */
async function quemRetira(ctx: Ctx, tx: Tx, item: ItemTravado, pedido: Pedido) {
  if (pedido.terceiro !== undefined) return pedido.terceiro
  if (item.retiradaSituacao !== 'aguardando_retirada') return null
  const r = await sql<{ nome: string | null; documento: string; telefone: string; email: string | null }>`
    select terceiro_nome as nome, terceiro_documento as documento, terceiro_telefone as telefone, terceiro_email as email
    from agendamento where item_id = ${item.id} and hot_id = ${ctx.hotsite.id} and situacao = 'agendado'`.execute(
    tx,
  )
  const { nome = null, ...resto } = r.rows[0] ?? {}
  return nome === null ? null : { nome, ...(resto as { documento: string; telefone: string }) }
}

function exigirTerceiroValido(terceiro: Pedido['terceiro'], item: ItemTravado): void {
  const erros = terceiro == null ? {} : errosDoTerceiro(terceiro, item.documento)
  if (Object.keys(erros).length === 0) return
  const campos = Object.fromEntries(Object.entries(erros).map(([c, m]) => [`terceiro.${c}`, m]))
  throw new RecusaLancada(recusar('CAMPOS', Object.values(campos), { campos }))
}

/** The yard where the good stands, with its agenda locked for this transaction. */
export async function patioDoItem(ctx: Ctx, tx: Tx, item: ItemTravado): Promise<PatioComAgenda> {
  const hoje = diaEmBrasilia(ctx.agora)
  const patio =
    item.patioId === null
      ? undefined
      : await lerPatioComAgenda(tx, ctx.hotsite.id, { id: item.patioId }, hoje)
  if (patio === undefined)
    throw new RecusaLancada(recusar('SEM_PATIO', 'Combine a retirada com a nossa equipe.'))
  await travarAgenda(tx, patio.id)
  return patio
}

/** Checks the slot and the third party, takes a place, moves the item. Throws the refusals of the call. */
export async function marcar(
  ctx: Ctx,
  tx: Tx,
  item: ItemTravado,
  patio: PatioComAgenda,
  pedido: Pedido,
  quem: NonNullable<ReturnType<typeof atoresNoItem>>,
): Promise<{ uid: string; inicio: string; fim: string; terceiro: string | null; reagendada: boolean }> {
  const hotId = ctx.hotsite.id
  const inicio = new Date(pedido.inicio)
  const terceiro = await quemRetira(ctx, tx, item, pedido)
  exigirTerceiroValido(terceiro, item)
  // Under the lock of the sale the item may already be booked: then this request moves the booking.
  if (item.retiradaSituacao === 'aguardando_retirada') await soltar(ctx, tx, item)
  const dia = diaEmBrasilia(inicio.getTime())
  const ocupacao = await ocupacaoDoPatio(
    tx,
    hotId,
    patio.id,
    new Date(inicioDoDia(dia)),
    new Date(inicioDoDia(somarDias(dia, 1))),
  )
  const impedimentoDoHorario = conferirHorario(inicio.getTime(), patio.agenda, ocupacao, ctx.agora)
  const de = item.retiradaSituacao === 'aguardando_retirada' ? 'agendamento_cancelado' : item.retiradaSituacao
  const r = podeTransitarRetirada(
    { de, evento: 'agendar', atores: quem },
    { agora: ctx.agora, agendado: null, impedimentoDoHorario, erroDoTerceiro: null },
  )
  if (!r.pode)
    throw new RecusaLancada(
      recusar(impedimentoDoHorario === r.motivo ? 'HORARIO' : 'RECUSADO', r.motivo, {
        campos: { inicio: r.motivo },
      }),
    )
  const fim = new Date(
    inicio.getTime() + (patio.agenda.duracaoMinutos ?? DURACAO_DO_HORARIO_MINUTOS) * 60_000,
  )
  const uid = await tomarVaga(tx, {
    hotId,
    itemId: item.id,
    patId: patio.id,
    inicio,
    fim,
    capacidade: patio.capacidade,
    usuId: exigirSessao(ctx).usuId,
    terceiro: terceiro && { ...terceiro, documento: normalizarDocumento(terceiro.documento) },
  })
  if (uid === null) throw new RecusaLancada(recusar('HORARIO', 'Não há mais vagas neste horário.'))
  await tx
    .updateTable('vendaItem')
    .set({ retiradaSituacao: r.para, versao: sql`versao + 1` })
    .where('id', '=', item.id)
    .where('hotId', '=', hotId)
    .execute()
  await liberarSaidaDoItem(ctx, tx, item.id)
  await auditar(ctx, tx, {
    entidade: 'venda_item',
    uid: item.uid,
    acao: 'agendarRetirada',
    antes: { situacao: item.retiradaSituacao },
    depois: { situacao: r.para, inicio: inicio.toISOString(), terceiro: terceiro?.nome ?? null },
  })
  return {
    uid,
    inicio: inicio.toISOString(),
    fim: fim.toISOString(),
    terceiro: terceiro?.nome ?? null,
    reagendada: item.retiradaSituacao === 'aguardando_retirada',
  }
}

/** Gives the booked place back before another is taken, by the rule of cancelling. */
async function soltar(ctx: Ctx, tx: Tx, item: ItemTravado): Promise<void> {
  const atual = await tx
    .selectFrom('agendamento')
    .select(['id', 'inicio', 'fim'])
    .where('itemId', '=', item.id)
    .where('hotId', '=', ctx.hotsite.id)
    .where('situacao', '=', 'agendado')
    .executeTakeFirst()
  if (atual === undefined) return
  const r = podeTransitarRetirada(
    { de: 'aguardando_retirada', evento: 'cancelarAgendamento', atores: atoresNoItem(ctx, item.cliId) ?? [] },
    {
      agora: ctx.agora,
      agendado: { inicio: atual.inicio.getTime(), fim: atual.fim.getTime() },
      impedimentoDoHorario: null,
      erroDoTerceiro: null,
    },
  )
  if (!r.pode) throw new RecusaLancada(recusar('RECUSADO', r.motivo))
  await tx
    .updateTable('agendamento')
    .set({
      situacao: 'cancelado',
      motivo: 'Reagendado',
      encerradoAt: new Date(ctx.agora),
      encerradoBy: exigirSessao(ctx).usuId,
      versao: sql`versao + 1`,
    })
    .where('id', '=', atual.id)
    .where('hotId', '=', ctx.hotsite.id)
    .execute()
}
