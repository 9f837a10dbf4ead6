import { recalcularFins } from '@martelo/contracts/leiloes/recalcular-fins.contract.ts'
import { camposTravadosDoLeilao } from '@martelo/domain/leiloes/acoes.ts'
import { A_ENCERRAR, finsDosLotes } from '@martelo/domain/leiloes/leilao.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { lerLeilao } from './leiloes.sql.ts'
import { gravarFins, travarOrdem } from '../lotes/door.ts'

handle(recalcularFins, async (ctx, { params, body }) => {
  const r = await ctx.tx(async (tx) => {
    const a = await lerLeilao(tx, ctx.hotsite.id, params.id, true)
    if (a === null) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
    if (camposTravadosDoLeilao(a.situacao as SituacaoLeilao).length > 0)
      return recusar('TRAVADO', 'Com o leilão ao vivo ou terminado, os horários são da sala.')
    const lotes = (await travarOrdem(tx, ctx.hotsite.id, a.id)).filter((l) =>
      A_ENCERRAR.includes(l.situacao as SituacaoLote),
    )
    const primeiro = body.primeiroFim === undefined ? a.data.getTime() : Date.parse(body.primeiroFim)
    const fins = finsDosLotes(primeiro, lotes.length, a.segundoEntreLotes)
    const novos = lotes.map((l, i) => ({ id: l.id, fim: new Date(fins[i] ?? primeiro) }))
    await gravarFins(tx, ctx.hotsite.id, novos)
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: a.uid,
      acao: 'recalcularFins',
      depois: { lotes: novos.length, primeiroFim: new Date(primeiro).toISOString() },
    })
    return { ids: novos.map((n) => n.id), ultimo: novos.at(-1)?.fim ?? null }
  })
  if (!('ids' in r)) return r
  publicarLotes(ctx.servicos, r.ids)
  return { lotes: r.ids.length, ultimoFim: iso(r.ultimo) }
})
