import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { apelidosPorLote } from '@martelo/contracts/pregao/apelidos-por-lote.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { leilaoDoLote, listarApelidos } from './apelidos-da-mesa.sql.ts'
import { quemNaSala } from './quem-na-sala.sql.ts'

handle(apelidosPorLote, async (ctx, { params }) => {
  if (!ctx.hotsite.apelidosLeiloeiro)
    return recusar('APELIDOS_DESLIGADOS', 'Este site não usa apelidos de leiloeiro.')
  return ctx.ler(async (tx) => {
    const lote = await leilaoDoLote(tx, ctx.hotsite.id, params.lote)
    const quem = lote && (await quemNaSala(tx, ctx.hotsite, ctx.sessao, lote.leiUid))
    if (!lote || !quem) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (!quem.conduz) return recusar('SEM_PERMISSAO', 'Este leilão é conduzido por outro leiloeiro.')
    return listarApelidos(tx, lote.leiId, lote.lelId)
  })
})
