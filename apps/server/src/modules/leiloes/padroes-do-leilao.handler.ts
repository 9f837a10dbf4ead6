import { padroesDoLeilao } from '@martelo/contracts/leiloes/padroes-do-leilao.contract.ts'
import { handle } from '../../core/http/handle.ts'

handle(padroesDoLeilao, async (ctx) => {
  const { id, leoId } = ctx.hotsite
  if (leoId === null) return { leiloeiroUid: null }
  const dele = await ctx.ler((tx) =>
    tx
      .selectFrom('leiloeiro')
      .select('uid')
      .where('hotId', '=', id)
      .where('id', '=', leoId)
      .executeTakeFirst(),
  )
  return { leiloeiroUid: dele?.uid ?? null }
})
