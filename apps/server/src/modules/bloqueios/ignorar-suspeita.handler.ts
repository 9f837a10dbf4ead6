import { ignorarSuspeita } from '@martelo/contracts/bloqueios/ignorar-suspeita.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { ignorar } from './bloqueios.sql.ts'

handle(ignorarSuspeita, async (ctx, { body }) => {
  const { usuId } = exigirSessao(ctx)
  await ctx.tx(async (tx) => {
    await ignorar(tx, { hotId: ctx.hotsite.id, ...body, usuId })
    await auditar(ctx, tx, { entidade: 'suspeita', uid: body.chave, acao: 'ignorar', motivo: body.motivo })
  })
  return { chave: body.chave }
})
