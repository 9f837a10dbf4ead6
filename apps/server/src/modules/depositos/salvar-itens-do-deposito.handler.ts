import { salvarItensDoDeposito } from '@martelo/contracts/depositos/salvar-itens-do-deposito.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { handle } from '../../core/http/handle.ts'
import { depositoParaMudar, responderDeposito } from './deposito-por-dentro.ts'
import { bensDo } from './depositos.sql.ts'

handle(salvarItensDoDeposito, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  await ctx.tx(async (tx) => {
    const d = await depositoParaMudar(ctx, tx, params.uid, body.versao)
    const antes = await bensDo(tx, hotId, d.id)
    await tx.deleteFrom('depositoItem').where('hotId', '=', hotId).where('depId', '=', d.id).execute()
    if (body.itens.length > 0)
      await tx
        .insertInto('depositoItem')
        .values(
          body.itens.map((i, ordem) => ({
            hotId,
            depId: d.id,
            ordem,
            descricao: i.descricao,
            quantidade: i.quantidade,
            identificacao: i.identificacao || null,
            estado: i.estado || null,
          })),
        )
        .execute()
    await tx
      .updateTable('depositoBens')
      .set({ versao: sql`versao + 1` })
      .where('id', '=', d.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'deposito_bens',
      uid: d.uid,
      acao: 'editar',
      antes: { itens: antes.map((i) => i.descricao) },
      depois: { itens: body.itens.map((i) => i.descricao) },
      versao: d.versao + 1,
    })
  })
  return responderDeposito(ctx, params.uid)
})
