import { liberacoesDeAcesso } from '@martelo/contracts/usuarios/liberacoes-de-acesso.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLiberacao } from './apresentar-liberacao.ts'
import { liberacoesDaCasa } from './liberacoes.sql.ts'

handle(liberacoesDeAcesso, (ctx) =>
  ctx.ler(async (tx) => (await liberacoesDaCasa(tx, ctx.hotsite.id)).map(apresentarLiberacao)),
)
