// What follows when the extra items of a sale have changed, or may not change: one way for adding and for taking off.
import type { VendaDaEquipe } from '@martelo/contracts/vendas/venda.schemas.ts'
import { impedimentoDosExtras } from '@martelo/domain/vendas/item-extra.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarVendaDaEquipe } from './apresentar-venda-da-equipe.ts'
import { assentarVenda, type VendaMudada } from './mudar-venda.ts'
import { lerVenda, travarVenda, type VendaLida } from './vendas.sql.ts'

export const vendaNaoAchada = () => recusar('NAO_ENCONTRADA', 'Venda não encontrada')

/** The locked sale. Throws NAO_ENCONTRADA and RECUSADA. */
export async function travarParaExtras(ctx: Ctx, tx: Tx, vndId: number): Promise<VendaLida> {
  const v = await travarVenda(tx, ctx.hotsite.id, vndId)
  if (v === undefined) throw new RecusaLancada(vendaNaoAchada())
  const motivo = impedimentoDosExtras(v.venda.situacao)
  if (motivo !== null) throw new RecusaLancada(recusar('RECUSADA', motivo))
  return v
}

export async function assentarExtras(ctx: Ctx, tx: Tx, vndId: number): Promise<VendaMudada> {
  await sql`update venda set versao = versao + 1 where id = ${vndId} and hot_id = ${ctx.hotsite.id}`.execute(
    tx,
  )
  return assentarVenda(ctx, tx, vndId, exigirSessao(ctx).nome)
}

/** Throws NAO_ENCONTRADA. */
export function responderVendaDaEquipe(ctx: Ctx, vndId: number): Promise<VendaDaEquipe> {
  return ctx.ler(async (tx) => {
    const v = await lerVenda(tx, ctx.hotsite.id, vndId)
    if (v === undefined) throw new RecusaLancada(vendaNaoAchada())
    return apresentarVendaDaEquipe(ctx, tx, v)
  })
}
