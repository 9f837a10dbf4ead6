import { apagarArquivoDoLote } from '@martelo/contracts/lotes/apagar-arquivo-do-lote.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerArquivosDoLote } from './arquivos-do-lote.sql.ts'

// The file itself stays in storage: another lot may show the same one.
handle(apagarArquivoDoLote, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const a = await tx
      .deleteFrom('loteArquivo')
      .where('hotId', '=', hotId)
      .where('uid', '=', params.uid)
      .returning(['lelId', 'nome'])
      .executeTakeFirst()
    if (a === undefined) return recusar('NAO_ENCONTRADO', 'Documento não encontrado')
    const { uid } = await tx
      .selectFrom('lote')
      .select('uid')
      .where('hotId', '=', hotId)
      .where('id', '=', a.lelId)
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, { entidade: 'lote', uid, acao: 'apagarArquivo', antes: { arquivo: a.nome } })
    return { arquivos: await lerArquivosDoLote(tx, hotId, a.lelId) }
  }),
)
