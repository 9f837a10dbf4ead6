// A deposit that is to be charged: its row, the one it replaces, and the charge at the bank.
import type { SituacaoDeHabilitacao } from '@martelo/domain/habilitacoes/states.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { pedirCobranca } from '../pagamentos/door.ts'
import { acharCaucao, type Caucao, fatosDaCaucao, type LeilaoComCaucao, travarCaucao } from './caucoes.sql.ts'
import { contextoDaCaucao, moverCaucao } from './mover-caucao.ts'

/** Locks the client’s enabling for an auction: where two requests of one client wait for each other. */
export async function travarPedido(
  tx: Tx,
  hotId: number,
  leiId: number,
  cliId: number,
): Promise<SituacaoDeHabilitacao | null> {
  const r = await sql<{ situacao: SituacaoDeHabilitacao }>`select situacao from habilitacao
    where hot_id = ${hotId} and lei_id = ${leiId} and cli_id = ${cliId} for update`.execute(tx)
  return r.rows[0]?.situacao ?? null
}

/** Another sum, or a code that has ended. Should it be paid all the same, it is taken or sent back when it comes. */
export async function porCaucaoDeLado(ctx: Ctx, tx: Tx, velha: Caucao): Promise<void> {
  const c = await travarCaucao(tx, ctx.hotsite.id, { uid: velha.uid })
  if (c === null) return
  const contexto = contextoDaCaucao(await fatosDaCaucao(tx, c))
  await moverCaucao(ctx, tx, c, { evento: 'cancelar', quem: ['sistema'], contexto })
}

export async function inserirCaucao(
  ctx: Ctx,
  tx: Tx,
  leilao: LeilaoComCaucao,
  cliId: number,
  { valor, limite }: { valor: number; limite: number | null },
): Promise<Caucao | null> {
  const { uid } = await tx
    .insertInto('caucao')
    .values({ hotId: ctx.hotsite.id, leiId: leilao.id, cliId, valor, limite })
    .returning('uid')
    .executeTakeFirstOrThrow()
  await auditar(ctx, tx, { entidade: 'caucao', uid, acao: 'criar', depois: { valor, limite } })
  return acharCaucao(tx, ctx.hotsite.id, { uid })
}

/** False: the bank is out; the same request may be repeated. */
export async function cobrarCaucao(ctx: Ctx, c: Caucao): Promise<boolean> {
  if (c.pixTxid !== null) return true
  const feita = await pedirCobranca(ctx, {
    uid: c.uid,
    valor: c.valor,
    devedor: { documento: c.documento, nome: c.cliente },
    mensagem: `Caução - ${c.leilao}`,
  })
  if (feita === null) return false
  await ctx.tx((tx) =>
    tx
      .updateTable('caucao')
      .set({ ...feita, updatedAt: sql`clock_timestamp()` })
      .where('id', '=', c.id)
      .where('hotId', '=', ctx.hotsite.id)
      .execute(),
  )
  return true
}
