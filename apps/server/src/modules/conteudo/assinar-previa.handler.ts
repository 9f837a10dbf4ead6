import { assinarPrevia } from '@martelo/contracts/conteudo/assinar-previa.contract.ts'
import { assinar } from '../../core/files/assinatura.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { escopoDaPrevia } from './escopo-da-previa.ts'
import { paginaPorUid } from './rascunho.sql.ts'

handle(assinarPrevia, async (ctx, { params }) => {
  const pagina = await ctx.ler((tx) => paginaPorUid(tx, ctx.hotsite.id, params.id))
  if (pagina === undefined) return recusar('NAO_ENCONTRADO', 'Esta página não existe')
  const selo = assinar(ctx.servicos.chaveDeArquivos, {
    chave: pagina.uid,
    escopo: escopoDaPrevia(ctx),
    agora: ctx.agora,
  })
  return { url: `/previa-da-pagina/${pagina.uid}?${selo}` }
})
