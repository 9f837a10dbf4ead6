import { ordenarLotes } from '@martelo/contracts/leiloes/ordenar-lotes.contract.ts'
import { podeOrdenarLotes } from '@martelo/domain/leiloes/acoes.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { lerLeilao } from './leiloes.sql.ts'
import { gravarOrdem, travarOrdem } from '../lotes/door.ts'

handle(ordenarLotes, async (ctx, { params, body }) => {
  const r = await ctx.tx(async (tx) => {
    const a = await lerLeilao(tx, ctx.hotsite.id, params.id, true)
    if (a === null) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
    if (!podeOrdenarLotes(a.situacao as SituacaoLeilao))
      return recusar('TRAVADO', 'A ordem dos lotes está fechada: volte o leilão para publicado para mudá-la.')
    const lotes = await travarOrdem(tx, ctx.hotsite.id, a.id)
    const porUid = new Map(lotes.map((l) => [l.uid, l.id]))
    const ids = body.lelUids.flatMap((uid) => porUid.get(uid) ?? [])
    if (new Set(ids).size !== lotes.length || ids.length !== body.lelUids.length)
      return recusar(
        'MUDOU',
        'Os lotes deste leilão mudaram enquanto você ordenava. Confira a lista e ordene novamente.',
        {
          dados: { lelUids: lotes.map((l) => l.uid) },
        },
      )
    const movidos = await gravarOrdem(tx, ctx.hotsite.id, ids, body.renumerar)
    if (movidos.length > 0)
      await auditar(ctx, tx, {
        entidade: 'leilao',
        uid: a.uid,
        acao: 'ordenarLotes',
        depois: { lotesMovidos: movidos.length, renumerar: body.renumerar },
      })
    return { movidos }
  })
  if (!('movidos' in r)) return r
  publicarLotes(ctx.servicos, r.movidos)
  return { mudaram: r.movidos.length }
})
