// Who of a yard answers for an item, who hears of a proof, and what follows when the post's receipt of its papers is accepted.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { podeTransitarDocumentacao } from '@martelo/domain/entregas/states.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { patiosDaPessoa } from '../patios/door.ts'
import type { ItemTravado } from './entregas.sql.ts'

/** Yard staff answer for the goods of their own yards. */
export async function noSeuPatio(
  ctx: Ctx,
  tx: Tx,
  item: ItemTravado,
  quem: readonly string[],
): Promise<boolean> {
  if (!quem.includes('Pátio') || permite('comprovante:todos-os-patios', ctx.sessao)) return true
  const meus = await patiosDaPessoa(tx, ctx.hotsite.id, exigirSessao(ctx))
  return meus.some((p) => p.id === item.patioId)
}

/** The papers are at the buyer's: their way ends. */
export async function papeisChegaram(ctx: Ctx, tx: Tx, item: ItemTravado): Promise<void> {
  const r = podeTransitarDocumentacao(
    { de: item.documentacaoSituacao, evento: 'confirmarEntrega', atores: ['sistema'] },
    { metodoEnvio: item.metodoEntrega, codigoEnvio: item.documentacaoCodigoEnvio },
  )
  if (!r.pode) return
  await tx
    .updateTable('vendaItem')
    .set({
      documentacaoSituacao: r.para,
      documentacaoAt: new Date(ctx.agora),
      documentacaoBy: exigirSessao(ctx).usuId,
      versao: sql`versao + 1`,
    })
    .where('id', '=', item.id)
    .where('hotId', '=', ctx.hotsite.id)
    .execute()
}

/** Yard and office hear of each file that a buyer sent. */
export const avisarQuemConfere = (ctx: Ctx, tx: Tx, vndId: number, uid: string): Promise<unknown> =>
  ctx.servicos.correio.avisar(tx, ctx.hotsite.id, {
    tipo: 'equipe-autorizacao',
    para: { casa: true },
    variaveis: { compra: numeroDaVenda(vndId) },
    chave: uid,
    link: `/admin/compras/${vndId}`,
    marca: `comprovante:${uid}`,
  })
