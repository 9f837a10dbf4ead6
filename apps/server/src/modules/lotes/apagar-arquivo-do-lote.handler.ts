import { apagarArquivoDoLote } from '@martelo/contracts/lotes/apagar-arquivo-do-lote.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerArquivosDoLote, tirarArquivoDoLote } from './arquivos-do-lote.sql.ts'

// The file itself stays in storage: another lot may show the same one.
handle(apagarArquivoDoLote, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const a = await tirarArquivoDoLote(tx, hotId, params.uid)
    if (a === undefined) return recusar('NAO_ENCONTRADO', 'Documento não encontrado')
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid: a.lelUid,
      acao: 'apagarArquivo',
      antes: { arquivo: a.nome },
    })
    return { arquivos: await lerArquivosDoLote(tx, hotId, a.lelId) }
  }),
)
