import { minhasLiberacoes } from '@martelo/contracts/usuarios/minhas-liberacoes.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLiberacao } from './apresentar-liberacao.ts'
import { liberacoesDoDono, liberacoesPara } from './liberacoes.sql.ts'

handle(minhasLiberacoes, (ctx) =>
  ctx.ler(async (tx) => {
    const { usuId } = exigirSessao(ctx)
    return {
      minhaConta: (await liberacoesDoDono(tx, ctx.hotsite.id, usuId)).map(apresentarLiberacao),
      deOutros: (await liberacoesPara(tx, ctx.hotsite.id, usuId)).map(apresentarLiberacao),
    }
  }),
)
