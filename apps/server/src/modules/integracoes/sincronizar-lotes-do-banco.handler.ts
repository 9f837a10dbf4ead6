import { sincronizarLotesDoBanco } from '@martelo/contracts/integracoes/sincronizar-lotes-do-banco.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarIntegracao, naoHaLeilao } from './apresentar-integracao.ts'
import { acharLeilao, integracoesDoLeilao } from './lotes-do-banco.sql.ts'
import { repetirRecusados, sincronizarIntegracao } from './sincronizar-bancos.job.ts'

handle(sincronizarLotesDoBanco, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const leilao = await acharLeilao(tx, ctx.hotsite.id, params.leilaoUid)
    if (leilao === undefined) return naoHaLeilao()
    for (const i of await integracoesDoLeilao(tx, ctx.hotsite.id, leilao.id)) {
      await repetirRecusados(tx, ctx.hotsite.id, i)
      await sincronizarIntegracao(tx, ctx.hotsite.id, i)
    }
    return apresentarIntegracao(ctx, tx, params.leilaoUid)
  }),
)
