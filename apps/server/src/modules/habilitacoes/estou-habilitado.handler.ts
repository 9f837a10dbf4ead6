import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { estouHabilitado } from '@martelo/contracts/habilitacoes/estou-habilitado.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { acharLeilao } from './habilitacoes.sql.ts'
import { minhaHabilitacao } from './minha-habilitacao.ts'

handle(estouHabilitado, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const leilao = await acharLeilao(tx, ctx.hotsite.id, query.leiUid)
    if (leilao === null) return recusar('LEILAO_INEXISTENTE', MENSAGENS.naoEncontrado)
    return minhaHabilitacao(tx, ctx.hotsite.id, leilao, exigirCliente(ctx).cliId)
  }),
)
