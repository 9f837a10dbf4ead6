import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { correcaoDoRepasse } from '@martelo/contracts/prestacoes/correcao-do-repasse.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerPrestacao } from './ler-prestacao.ts'
import { medirCorrecao } from './medir-correcao.ts'

handle(correcaoDoRepasse, (ctx, { params, query }) =>
  ctx.ler(async (tx) => {
    const l = await lerPrestacao(tx, ctx.hotsite.id, params)
    if (l === undefined) return recusar('NAO_ENCONTRADA', MENSAGENS.naoEncontrado)
    const c = await medirCorrecao(tx, l, { indice: query.indice, agora: ctx.agora })
    return c.pode
      ? { correcao: c.correcao, periodo: c.periodo, motivo: null }
      : { correcao: null, periodo: null, motivo: c.motivo }
  }),
)
