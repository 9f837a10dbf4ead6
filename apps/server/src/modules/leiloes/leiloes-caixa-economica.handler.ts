import { leiloesCaixaEconomica } from '@martelo/contracts/leiloes/leiloes-caixa-economica.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { listarDoSite } from './lista-site.sql.ts'

/** The bank's registration at the tax office, without branch and check digits: all its branches are the bank. */
const RAIZ_DA_CAIXA = '00360305'

handle(leiloesCaixaEconomica, async (ctx, { query }) => {
  const filtro = { raizCnpj: RAIZ_DA_CAIXA, limite: query.limit, destaques: 4 }
  const r = await ctx.ler((tx) => listarDoSite(tx, ctx.hotsite, filtro, ctx.agora))
  ctx.contar(r.total)
  return r.linhas
})
