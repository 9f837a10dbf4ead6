import { publicarTransmissao } from '@martelo/contracts/transmissoes/publicar-transmissao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { mudarPublicacao } from './mudar-publicacao.ts'

handle(publicarTransmissao, (ctx, { body }) => mudarPublicacao(ctx.servicos, ctx, (fn) => ctx.tx(fn), body))
