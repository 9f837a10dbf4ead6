import { aceitarTermos } from '@martelo/contracts/privacidade/aceitar-termos.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { registrarAceites } from './aceites.sql.ts'

handle(aceitarTermos, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { cliId, cliUid } = exigirCliente(ctx)
    const aceitas = await registrarAceites(tx, {
      hotId: ctx.hotsite.id,
      cliId,
      ip: ctx.ip,
      quando: new Date(ctx.agora),
      versoes: body.versoes,
    })
    if (aceitas > 0)
      await auditar(ctx, tx, { entidade: 'cliente', uid: cliUid, acao: 'aceitarTermos', depois: { aceitas } })
    return { aceitas }
  }),
)
