import { solicitacoesDoLeilao } from '@martelo/contracts/portal/solicitacoes-do-leilao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarSolicitacao } from './apresentar-solicitacao.ts'
import { deQuem } from './de-quem.ts'
import { solicitacoesDaSala } from './solicitacoes.sql.ts'

handle(solicitacoesDoLeilao, async (ctx, { params }) => {
  const linhas = await ctx.ler((tx) => solicitacoesDaSala(tx, deQuem(ctx), params.leiUid))
  return linhas.map((s) => apresentarSolicitacao(s, ctx.agora))
})
