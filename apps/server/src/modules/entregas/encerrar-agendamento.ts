// Ends a booking: cancelled by buyer or yard, missed, or collected. Collecting starts the way of the papers and, without
// papers, concludes the purchase.
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarDocumentacao, podeTransitarRetirada } from '@martelo/domain/entregas/states.ts'
import { sql, type Updateable } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { VendaItem } from '../../core/database/schema.gen.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { entregarEstadiaDoItem, type Recebedor, suspenderSaidaDoItem } from '../estadias/door.ts'
import { patiosDaPessoa } from '../patios/door.ts'
import type { AgendamentoTravado, ItemTravado } from './entregas.sql.ts'
import { atoresNoItem } from './quem-entrega.ts'

type Evento = 'cancelarAgendamento' | 'registrarAusencia' | 'entregar'
/** What becomes of the booking. */
export const FIM: Readonly<Record<Evento, string>> = {
  cancelarAgendamento: 'cancelado',
  registrarAusencia: 'nao_compareceu',
  entregar: 'realizado',
}

const ROTULO_DO_FIM = {
  cancelarAgendamento: 'Retirada cancelada',
  registrarAusencia: 'Não compareceu à retirada',
} as const

/** Yard staff act on their own yards only. */
export async function atoresNoAgendamento(
  ctx: Ctx,
  tx: Tx,
  item: ItemTravado,
  a: AgendamentoTravado,
): Promise<readonly Ator[] | null> {
  const quem = atoresNoItem(ctx, item.cliId)
  if (quem === null || quem.includes('Cliente') || quem.includes('SAC')) return quem
  const meus = await patiosDaPessoa(tx, ctx.hotsite.id, exigirSessao(ctx))
  return meus.some((p) => p.id === a.patId) ? quem : null
}

interface Encerramento {
  readonly a: AgendamentoTravado
  readonly item: ItemTravado
  readonly quem: readonly Ator[]
  readonly evento: Evento
  readonly motivo: string | null
  readonly entreguePara: string
  /** the yard says that it has read the signed paper of a third person */
  readonly papelConferido?: boolean
  /** document and signature of who took it */
  readonly recebedor?: Omit<Recebedor, 'nome'>
}

/** Throws RECUSADO. Answers the item's new pickup state. */
export async function encerrar(ctx: Ctx, tx: Tx, e: Encerramento): Promise<string> {
  const { a, item, evento } = e
  const agora = new Date(ctx.agora)
  const { usuId } = exigirSessao(ctx)
  const r = podeTransitarRetirada(
    { de: item.retiradaSituacao, evento, atores: e.quem },
    {
      agora: ctx.agora,
      agendado: { inicio: a.inicio.getTime(), fim: a.fim.getTime() },
      impedimentoDoHorario: null,
      erroDoTerceiro: null,
    },
  )
  if (a.situacao !== 'agendado')
    throw new RecusaLancada(recusar('RECUSADO', 'Este agendamento já foi encerrado.'))
  if (!r.pode) throw new RecusaLancada(recusar('RECUSADO', r.motivo))
  await tx
    .updateTable('agendamento')
    .set({
      situacao: FIM[evento],
      motivo: e.motivo,
      encerradoAt: agora,
      encerradoBy: usuId,
      versao: sql`versao + 1`,
    })
    .where('id', '=', a.id)
    .where('hotId', '=', ctx.hotsite.id)
    .execute()
  await tx
    .updateTable('vendaItem')
    .set({
      retiradaSituacao: r.para,
      versao: sql`versao + 1`,
      ...(evento === 'entregar' ? colunasDaEntrega(item, e.entreguePara, agora, usuId) : {}),
    })
    .where('id', '=', item.id)
    .where('hotId', '=', ctx.hotsite.id)
    .execute()
  if (evento === 'entregar')
    await entregarEstadiaDoItem(ctx, tx, item.id, { ...e.recebedor, nome: e.entreguePara })
  else await suspenderSaidaDoItem(ctx, tx, item.id, e.motivo ?? ROTULO_DO_FIM[evento])
  await auditar(ctx, tx, {
    entidade: 'venda_item',
    uid: item.uid,
    acao: evento,
    antes: { situacao: item.retiradaSituacao },
    depois: {
      situacao: r.para,
      ...(evento === 'entregar' ? { entreguePara: e.entreguePara } : {}),
      ...(e.papelConferido ? { autorizacaoConferida: true } : {}),
    },
    motivo: e.motivo,
  })
  return r.para
}

function colunasDaEntrega(
  item: ItemTravado,
  entreguePara: string,
  agora: Date,
  usuId: number,
): Updateable<VendaItem> {
  const papeis = podeTransitarDocumentacao(
    { de: item.documentacaoSituacao, evento: 'iniciarAnalise', atores: ['sistema'] },
    { metodoEnvio: item.metodoEntrega, codigoEnvio: null },
  )
  return {
    entregueAt: agora,
    entregueBy: usuId,
    entreguePara,
    ...(papeis.pode
      ? { documentacaoSituacao: papeis.para, documentacaoAt: agora, documentacaoBy: usuId }
      : {}),
  }
}
