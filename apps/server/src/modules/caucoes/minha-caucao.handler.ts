import { minhaCaucao } from '@martelo/contracts/caucoes/minha-caucao.contract.ts'
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarMinhaCaucao } from './apresentar-caucao.ts'
import { acharLeilaoComCaucao } from './caucoes.sql.ts'

handle(minhaCaucao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const leilao = await acharLeilaoComCaucao(tx, ctx.hotsite.id, params.leiUid)
    if (leilao === null) return recusar('LEILAO_INEXISTENTE', MENSAGENS.naoEncontrado)
    return apresentarMinhaCaucao(ctx, tx, leilao, exigirCliente(ctx).cliId)
  }),
)
