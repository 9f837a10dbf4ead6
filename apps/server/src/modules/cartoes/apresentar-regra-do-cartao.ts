import type { RegraDoCartao } from '@martelo/domain/cartoes/regra-do-cartao.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { temAdquirente } from './oferta-do-cartao.ts'

export async function apresentarRegra(ctx: Ctx, r: RegraDoCartao & { readonly versao: number }) {
  const { ativo, capturaAutomatica, jurosPor, maximoDeParcelas, valorMinimo, versao } = r
  return {
    ativo,
    capturaAutomatica,
    jurosPor,
    maximoDeParcelas,
    valorMinimo,
    versao,
    temAdquirente: await temAdquirente(ctx.servicos, ctx.hotsite.id),
  }
}
