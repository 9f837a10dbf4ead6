// The charge of a Pix line at the bank, made after the line was committed, so that no lock waits for the bank. Its txid is
// the line's uid, so that asking again finds the same charge.
import { txidDaCobranca } from '@martelo/domain/pagamentos/pix.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerVenda } from '../vendas/door.ts'
import { BancoFora, bancoPix, garantirAviso } from './banco-pix.integration.ts'
import { mudarPagamento, pagamentoPor } from './pagamentos.sql.ts'

const VALIDADE_DO_PIX_SEGUNDOS = 3600

/** Makes (or finds) the charge of a line that has no code yet. False: the bank is out; the same request may be repeated. */
export async function cobrarNoBanco(ctx: Ctx, pagUid: string): Promise<boolean> {
  const { id: hotId, uid, nome, pixChave, pixNome, pixCidade } = ctx.hotsite
  const banco = bancoPix()
  const lido = await ctx.ler(async (tx) => {
    const p = await pagamentoPor(tx, hotId, { uid: pagUid })
    return p && { p, v: await lerVenda(tx, hotId, p.vndId) }
  })
  if (lido?.v === undefined || lido.p.pixTxid !== null) return true
  if (banco === null || pixChave === null) return false
  const { venda } = lido.v
  const txid = txidDaCobranca(pagUid)
  try {
    await garantirAviso({ uid, chave: pixChave, origem: ctx.origem })
    const { copiaECola } = await banco.cobrar({
      txid,
      chave: pixChave,
      valor: lido.p.valor,
      devedor: { documento: venda.documento, nome: venda.clienteNome },
      recebedor: { nome: pixNome ?? nome, cidade: pixCidade ?? ctx.hotsite.cidade ?? 'Sao Paulo' },
      expiracaoSegundos: VALIDADE_DO_PIX_SEGUNDOS,
      mensagem: `Compra ${venda.id} - ${venda.leilaoNome}`,
    })
    await ctx.tx((tx) =>
      mudarPagamento(tx, hotId, lido.p.id, {
        pixTxid: txid,
        pixCopiaCola: copiaECola,
        pixExpiraAt: new Date(ctx.agora + VALIDADE_DO_PIX_SEGUNDOS * 1000),
      }),
    )
    return true
  } catch (e) {
    if (!(e instanceof BancoFora)) throw e
    ctx.log.warn({ err: e, pagUid }, 'Pix charge not made')
    return false
  }
}
