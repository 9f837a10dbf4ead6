// Sends back the money of a Pix that paid nothing. The bank is asked; what became of it comes as a notice.
import { devolverPix } from '@martelo/contracts/pagamentos/devolver-pix.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { BancoFora, bancoPix } from './banco-pix.integration.ts'

handle(devolverPix, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const { endToEndId } = params
  const banco = bancoPix()
  const pix = await ctx.ler((tx) =>
    tx
      .selectFrom('pixRecebido')
      .select(['valor', 'devolvido', 'resultado', 'motivo'])
      .where('hotId', '=', hotId)
      .where('endToEndId', '=', endToEndId)
      .executeTakeFirst(),
  )
  if (pix === undefined) return recusar('NAO_ENCONTRADO', 'Pix não encontrado')
  if (pix.resultado === 'aprovado' || pix.devolvido >= pix.valor)
    return recusar('RECUSADO', 'Este Pix pagou uma cobrança ou já foi devolvido.')
  if (banco === null) return recusar('BANCO_FORA', 'Nenhum banco está configurado.')
  try {
    // One id per Pix: asking twice is one refund.
    await banco.devolver(endToEndId, `D${endToEndId.slice(-30)}`, pix.valor - pix.devolvido)
  } catch (e) {
    if (!(e instanceof BancoFora)) throw e
    ctx.log.warn({ err: e, endToEndId }, 'refund not asked')
    return recusar('BANCO_FORA', 'O banco não respondeu. Tente novamente em instantes.')
  }
  await ctx.tx(async (tx) => {
    await tx
      .updateTable('pixRecebido')
      .set({ devolucaoPedidaAt: sql`clock_timestamp()`, devolucaoPedidaBy: exigirSessao(ctx).usuId })
      .where('hotId', '=', hotId)
      .where('endToEndId', '=', endToEndId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'pix',
      uid: endToEndId,
      acao: 'devolver',
      depois: { valor: pix.valor - pix.devolvido },
      motivo: pix.motivo,
    })
  })
  return { pedida: true as const }
})
