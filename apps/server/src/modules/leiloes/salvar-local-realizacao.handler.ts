import { salvarLocalRealizacao } from '@martelo/contracts/leiloes/salvar-local-realizacao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(salvarLocalRealizacao, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { uid, telefone, ...resto } = body
    const valores = { ...resto, telefone: telefone || null }
    if (uid == null)
      return tx
        .insertInto('localRealizacao')
        .values({ ...valores, hotId: ctx.hotsite.id })
        .returning('uid')
        .executeTakeFirstOrThrow()
    const r = await tx
      .updateTable('localRealizacao')
      .set({ ...valores, ativo: true })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', uid)
      .returning('uid')
      .executeTakeFirst()
    return r ?? recusar('NAO_ENCONTRADO', 'Local não encontrado')
  }),
)
