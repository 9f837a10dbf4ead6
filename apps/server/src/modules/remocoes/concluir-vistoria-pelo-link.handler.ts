import { concluirVistoriaPeloLink } from '@martelo/contracts/remocoes/concluir-vistoria-pelo-link.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { terminarVistoria } from '../vistorias/door.ts'
import { vistoriaPeloLink } from './vistoriar-pelo-link.ts'

handle(concluirVistoriaPeloLink, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const { v } = await vistoriaPeloLink(ctx, tx, params)
    return terminarVistoria(ctx, tx, v, body, ['Motorista'])
  }),
)
