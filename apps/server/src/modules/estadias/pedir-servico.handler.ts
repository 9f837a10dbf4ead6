import { pedirServico } from '@martelo/contracts/estadias/pedir-servico.contract.ts'
import { HORAS_PROMETIDAS } from '@martelo/domain/estadias/servicos-da-estadia.ts'
import { estadiaAtiva } from '@martelo/domain/estadias/states.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { estadiaParaMudar, responderEstadia } from './responder-estadia.ts'

const HORA = 3_600_000

/** Someone who works in that yard. Throws REFERENCIA. */
async function pessoaDoPatio(tx: Tx, hotId: number, patId: number, uid: string | null | undefined) {
  if (uid == null) return null
  const { rows } = await sql<{ id: number }>`
    select u.id from usuario u join usuario_patio p on p.usu_id = u.id
    where u.hot_id = ${hotId} and u.uid = ${uid} and u.ativo and p.pat_id = ${patId}`.execute(tx)
  const [pessoa] = rows
  if (pessoa !== undefined) return pessoa.id
  const frase = 'Esta pessoa não trabalha neste pátio'
  throw new RecusaLancada(recusar('REFERENCIA', frase, { campos: { pessoaUid: frase } }))
}

handle(pedirServico, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  await ctx.tx(async (tx) => {
    const e = await estadiaParaMudar(ctx, tx, params.uid, null)
    if (!estadiaAtiva(e.situacao)) throw new RecusaLancada(recusar('RECUSADA', 'Esta estadia já terminou.'))
    const prometidoAt = body.prometidoAt
      ? new Date(body.prometidoAt)
      : new Date(ctx.agora + HORAS_PROMETIDAS[body.tipoServico] * HORA)
    const novo = await tx
      .insertInto('estadiaServico')
      .values({
        hotId,
        estId: e.id,
        tipoServico: body.tipoServico,
        observacao: body.observacao ?? null,
        usuId: await pessoaDoPatio(tx, hotId, e.patId, body.pessoaUid),
        prometidoAt,
        chaveDoPedido: body.chaveDoPedido,
        solicitadoBy: exigirSessao(ctx).usuId,
      })
      .onConflict((c) => c.columns(['hotId', 'chaveDoPedido']).doNothing())
      .returning('uid')
      .executeTakeFirst()
    if (novo === undefined) return
    await auditar(ctx, tx, {
      entidade: 'estadia',
      uid: e.uid,
      acao: 'pedirServico',
      depois: { tipoServico: body.tipoServico, prometidoAt: prometidoAt.toISOString() },
    })
  })
  return responderEstadia(ctx, params.uid)
})
