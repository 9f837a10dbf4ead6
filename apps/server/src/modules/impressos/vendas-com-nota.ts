// Sales with the note that was issued last of each, as this person may read them.
import type { VendaComNota } from '@martelo/contracts/impressos/nota.schemas.ts'
import type { z } from 'zod'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerVendas } from '../vendas/door.ts'
import { notasPorVenda } from './emitidos.sql.ts'
import { idsPorCodigos, type QuaisVendas } from './impressos.sql.ts'
import { montarExtrato, vePorInteiro } from './montar-impresso.ts'
import { apresentarNota } from './notas.ts'

/** `soInteiras`: those that he may read whole. */
export async function vendasComNota(
  ctx: Ctx,
  por: QuaisVendas,
  { soInteiras = false }: { readonly soInteiras?: boolean } = {},
): Promise<z.infer<typeof VendaComNota>[]> {
  const hotId = ctx.hotsite.id
  const { lidas, notas } = await ctx.ler(async (tx) => {
    const ids = await idsPorCodigos(tx, hotId, por)
    return { lidas: await lerVendas(tx, hotId, ids), notas: await notasPorVenda(tx, hotId, ids) }
  })
  return Promise.all(
    lidas
      .filter((v) => !soInteiras || vePorInteiro(ctx, v))
      .map(async (v) => {
        const ultima = notas.find((e) => e.vndId === v.venda.id)
        return { ...(await montarExtrato(ctx, v)), nota: ultima ? apresentarNota(v, ultima) : null }
      }),
  )
}
