import { minhasHabilitacoes } from '@martelo/contracts/habilitacoes/minhas-habilitacoes.contract.ts'
import { nomeDoRegulamento } from '@martelo/domain/leiloes/textos-do-leilao.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { habilitacoesDoCliente } from './habilitacoes.sql.ts'

handle(minhasHabilitacoes, async (ctx, { query }) => {
  const { cliId } = exigirCliente(ctx)
  const { linhas, total } = await ctx.ler((tx) => habilitacoesDoCliente(tx, ctx.hotsite.id, cliId, query))
  ctx.contar(total)
  return linhas.map(({ temAceito, aceitoNome, aceitoNumero, ...h }) => ({
    ...h,
    aceitoAt: iso(h.aceitoAt),
    aceito: temAceito ? nomeDoRegulamento({ nome: aceitoNome, numero: aceitoNumero }) : null,
  }))
})
