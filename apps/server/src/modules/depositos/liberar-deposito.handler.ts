import { liberarDeposito } from '@martelo/contracts/depositos/liberar-deposito.contract.ts'
import { contaDoDeposito, impedimentoDaLiberacao } from '@martelo/domain/depositos/deposito-de-bens.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { depositoParaMudar, responderDeposito } from './deposito-por-dentro.ts'
import { bensDo } from './depositos.sql.ts'

handle(liberarDeposito, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  await ctx.tx(async (tx) => {
    const d = await depositoParaMudar(ctx, tx, params.uid, body.versao)
    const itens = (await bensDo(tx, hotId, d.id)).length
    const impedimento = impedimentoDaLiberacao({ ...d, itens }, body.dia)
    if (impedimento !== null) throw new RecusaLancada(recusar('RECUSADO', impedimento))
    const { valor } = contaDoDeposito({ ...d, saida: body.dia }, body.dia)
    await tx
      .updateTable('depositoBens')
      .set({
        situacao: 'LIBERADO',
        liberadoEm: body.dia,
        liberadoPara: body.para,
        liberadoDocumento: body.documento ?? null,
        liberadoMotivo: body.motivo ?? null,
        valorFinal: valor,
        versao: sql`versao + 1`,
      })
      .where('id', '=', d.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'deposito_bens',
      uid: d.uid,
      acao: 'liberar',
      antes: { situacao: 'DEPOSITADO' },
      depois: { situacao: 'LIBERADO', liberadoPara: body.para, valor },
      motivo: body.motivo ?? null,
      versao: d.versao + 1,
    })
  })
  return responderDeposito(ctx, params.uid)
})
