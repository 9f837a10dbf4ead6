import { enviarAcesso } from '@martelo/contracts/usuarios/enviar-acesso.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { escreverAcesso } from './carta-de-acesso.ts'
import { contaPorUid } from './contas.sql.ts'
import { revogarTodas } from './usuarios.sql.ts'

handle(enviarAcesso, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const c = await contaPorUid(tx, ctx.hotsite.id, params.uid)
    if (c === undefined) throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Usuário não encontrado'))
    if (body.acao === 'senha') {
      if (!c.ativo) throw new RecusaLancada(recusar('BLOQUEADO', 'Esta conta está bloqueada.'))
      await escreverAcesso(ctx, tx, c)
    } else await revogarTodas(tx, ctx.hotsite.id, c.id)
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: c.uid,
      acao: body.acao === 'senha' ? 'enviarAcesso' : 'encerrarSessoes',
    })
    return { feito: true as const }
  }),
)
