// Takes a hammer back: the lot waits with its bids, its sale ends, and the people who bid are told. Refuses: a result
// that was answered or changed since, a sale with a payment, an auction that is over (the lot's machine). The caller has
// locked auction, sale and lot, in this order.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { semPagamento, tirarDaVenda, travarVenda, type VendaMudada, vendaVivaDoLote } from '../vendas/door.ts'
import { agirNoLote, type Ato, type RespostaDoAto } from './agir-no-lote.ts'
import { type LoteNaConducao, marteloDePe, quemDeuLance, type SalaParaConduzir } from './conduzir.sql.ts'

export type VendaDoLote = NonNullable<Awaited<ReturnType<typeof travarVenda>>>

/** The sale of the lot, locked before the lot is. */
export async function travarVendaDoLote(tx: Tx, hotId: number, lelUid: string): Promise<VendaDoLote | null> {
  const vndId = await vendaVivaDoLote(tx, hotId, lelUid)
  return vndId === null ? null : ((await travarVenda(tx, hotId, vndId)) ?? null)
}

export async function desfazerMartelo(
  ctx: Ctx,
  tx: Tx,
  sala: SalaParaConduzir,
  lote: LoteNaConducao,
  ato: Ato & { readonly venda: VendaDoLote | null },
): Promise<{ readonly feito: RespostaDoAto; readonly venda: VendaMudada | null }> {
  const { venda } = ato
  // The sale was made while the lot's lock was waited for.
  if ((await vendaVivaDoLote(tx, sala.hotId, lote.uid)) !== (venda?.venda.id ?? null))
    return {
      feito: { feito: false, motivo: 'A compra deste lote acaba de mudar.', mudou: true },
      venda: null,
    }
  const fatos = {
    marteloDePe: await marteloDePe(tx, sala.leiId, lote.id),
    vendaSemPagamento: venda === null || semPagamento(venda),
  }
  const feito = await agirNoLote(tx, ctx, sala, lote, { ...ato, fatos })
  if (!feito.feito) return { feito, venda: null }
  const mudada =
    venda === null
      ? null
      : await tirarDaVenda(ctx, tx, venda.venda.id, lote, ato.motivo ?? 'Martelo desfeito')
  const pessoas = await quemDeuLance(tx, lote.id)
  await ctx.servicos.correio.avisarVarios(
    tx,
    sala.hotId,
    pessoas.map((cliId) => ({
      tipo: 'martelo-desfeito' as const,
      para: { cliId },
      variaveis: { lote: `Lote ${lote.numero}: ${lote.nome}` },
      link: `/auditorio/${sala.leiUid}`,
    })),
  )
  return { feito, venda: mudada }
}
