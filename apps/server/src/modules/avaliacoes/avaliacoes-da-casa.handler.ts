import { avaliacoesDaCasa } from '@martelo/contracts/avaliacoes/avaliacoes-da-casa.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { comoPublica } from './apresentar-avaliacao.ts'
import { avaliacoesPor } from './avaliacao-da-compra.sql.ts'

handle(avaliacoesDaCasa, (ctx, { query }) =>
  ctx.ler(async (tx) =>
    (await avaliacoesPor(tx, ctx.hotsite.id, query.situacao)).map((a) => ({
      ...comoPublica(a),
      situacao: a.situacao,
      motivo: a.motivo,
      vndId: a.vndId,
      versao: a.versao,
    })),
  ),
)
