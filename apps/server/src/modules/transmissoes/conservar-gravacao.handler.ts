import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { conservarGravacao } from '@martelo/contracts/transmissoes/conservar-gravacao.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { acharGravacao, conservar } from './gravacoes.sql.ts'

handle(conservarGravacao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const g = await acharGravacao(tx, ctx.hotsite.id, params.uid)
    if (g === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    await conservar(tx, ctx.hotsite.id, g.id, body.conservar, body.motivo)
    const { motivo } = body
    await auditar(ctx, tx, {
      entidade: 'gravacao',
      uid: params.uid,
      acao: body.conservar ? 'conservar' : 'liberar',
      motivo,
    })
    return { uid: params.uid }
  }),
)
