import { avaliacoesDoSite } from '@martelo/contracts/avaliacoes/avaliacoes-do-site.contract.ts'
import { mediaDasNotas } from '@martelo/domain/avaliacoes/avaliacao-da-compra.ts'
import { handle } from '../../core/http/handle.ts'
import { comoPublica } from './apresentar-avaliacao.ts'
import { avaliacoesPor, notasPublicadas, POR_PAGINA } from './avaliacao-da-compra.sql.ts'

handle(avaliacoesDoSite, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const notas = await notasPublicadas(tx, ctx.hotsite.id)
    const lidas = await avaliacoesPor(tx, ctx.hotsite.id, 'PUBLICADA', query.pagina, POR_PAGINA)
    return { total: notas.length, media: mediaDasNotas(notas), avaliacoes: lidas.map(comoPublica) }
  }),
)
