import { loteRegistro } from '@martelo/contracts/lotes/lote-registro.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarLote } from './apresentar-lote.ts'
import { lerLote, listarLotes } from './lotes.sql.ts'

handle(loteRegistro, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const inteiro = await lerLote(tx, ctx.hotsite.id, params.lelUid)
    const { linhas } = await listarLotes(tx, ctx.hotsite.id, {
      lelUid: params.lelUid,
      pagina: 1,
      porPagina: 1,
    })
    const [linha] = linhas
    if (inteiro === null || linha === undefined) return recusar('NAO_ENCONTRADO', 'Lote não encontrado')
    return apresentarLote(ctx, tx, linha, inteiro)
  }),
)
