// The charge of a Pix line at the bank, made after the line was committed, so that no lock waits for the bank. Its txid is
// the line's uid, so that asking again finds the same charge.
import { txidDaCobranca } from '@martelo/domain/pagamentos/pix.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { Config } from '../../core/config.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { cancelarCobranca, lerVenda } from '../vendas/door.ts'
import { BancoFora, bancoDaCasa, garantirAviso, temBanco } from './banco-pix.integration.ts'
import { mudarPagamento, pagamentoPor } from './pagamentos.sql.ts'

const VALIDADE_DO_PIX_SEGUNDOS = 3600

interface Devida {
  /** of the row that is paid: its txid is made of it, so that asking again finds the same charge */
  readonly uid: string
  readonly valor: number
  readonly devedor: { readonly documento: string; readonly nome: string }
  readonly mensagem: string
}

/**
 * Where the bank posts its notices. It is told by the first request of a process: in production by TLS and on the usual
 * port, whatever a stranger wrote behind the host's name, or the house would hear of no payment until the night.
 */
export function origemDoAviso(origem: string, { demo }: Pick<Config, 'demo'>): string {
  return demo ? origem : `https://${new URL(origem).hostname}`
}

/** A charge at the house's bank; null when there is none or it does not answer: the same request may be repeated. */
export async function pedirCobranca(
  ctx: Pick<Ctx, 'hotsite' | 'origem' | 'agora' | 'log' | 'servicos'>,
  d: Devida,
): Promise<{ pixTxid: string; pixCopiaCola: string; pixExpiraAt: Date } | null> {
  const { id, uid, nome, pixChave, pixNome, pixCidade, cidade } = ctx.hotsite
  if (pixChave === null || !(await temBanco(ctx.servicos, id))) return null
  const txid = txidDaCobranca(d.uid)
  try {
    await garantirAviso(ctx.servicos, {
      id,
      uid,
      chave: pixChave,
      origem: origemDoAviso(ctx.origem, ctx.servicos.config),
    })
    const banco = await bancoDaCasa(ctx.servicos, id, d.uid)
    if (banco === null) return null
    const { copiaECola } = await banco.cobrar({
      txid,
      chave: pixChave,
      valor: d.valor,
      devedor: d.devedor,
      recebedor: { nome: pixNome ?? nome, cidade: pixCidade ?? cidade ?? 'Sao Paulo' },
      expiracaoSegundos: VALIDADE_DO_PIX_SEGUNDOS,
      mensagem: d.mensagem,
    })
    return {
      pixTxid: txid,
      pixCopiaCola: copiaECola,
      pixExpiraAt: new Date(ctx.agora + VALIDADE_DO_PIX_SEGUNDOS * 1000),
    }
  } catch (e) {
    if (!(e instanceof BancoFora)) throw e
    ctx.log.warn({ err: e, uid: d.uid }, 'Pix charge not made')
    return null
  }
}

/** Makes (or finds) the charge of a line that has no code yet. False: the bank is out; the same request may be repeated. */
export async function cobrarNoBanco(ctx: Ctx, pagUid: string): Promise<boolean> {
  const hotId = ctx.hotsite.id
  const lido = await ctx.ler(async (tx) => {
    const p = await pagamentoPor(tx, hotId, { uid: pagUid })
    return p && { p, v: await lerVenda(tx, hotId, p.vndId) }
  })
  if (lido?.v === undefined || lido.p.pixTxid !== null) return true
  const { venda } = lido.v
  const feita = await pedirCobranca(ctx, {
    uid: pagUid,
    valor: lido.p.valor,
    devedor: { documento: venda.documento, nome: venda.clienteNome },
    mensagem: `Compra ${numeroDaVenda(venda.id)} - ${venda.leilaoNome}`,
  })
  if (feita === null) return false
  await ctx.tx(async (tx) => {
    await mudarPagamento(tx, hotId, lido.p.id, feita)
    // Replaced while the bank was asked: the charge that was just made belongs to no line.
    const agora = await pagamentoPor(tx, hotId, { uid: pagUid })
    if (agora?.ativo === false) await cancelarCobranca(tx, 'pix', { hotId, pagId: agora.id })
  })
  return true
}
