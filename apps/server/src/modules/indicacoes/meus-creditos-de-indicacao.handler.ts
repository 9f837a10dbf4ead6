import { meusCreditosDeIndicacao } from '@martelo/contracts/indicacoes/meus-creditos-de-indicacao.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarMeusCreditos } from './apresentar-meus-creditos.ts'

handle(meusCreditosDeIndicacao, (ctx) =>
  ctx.ler((tx) => apresentarMeusCreditos(tx, ctx.hotsite.id, exigirSessao(ctx))),
)
