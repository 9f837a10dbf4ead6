import { encerrarBloqueio } from '@martelo/contracts/bloqueios/encerrar-bloqueio.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { gravarFim, travarBloqueio } from './bloqueios.sql.ts'

handle(encerrarBloqueio, async (ctx, { params: { uid }, body }) => {
  const { usuId } = exigirSessao(ctx)
  return ctx.tx(async (tx) => {
    const antes = await travarBloqueio(tx, ctx.hotsite.id, uid)
    if (antes === undefined) return recusar('NAO_ENCONTRADO', 'Bloqueio não encontrado')
    if (antes.encerradoAt !== null) return recusar('JA_ENCERRADO', 'Este bloqueio já foi encerrado')
    await gravarFim(tx, ctx.hotsite.id, uid, usuId)
    await auditar(ctx, tx, { entidade: 'bloqueio', uid, acao: 'encerrar', motivo: body.motivo })
    return { uid }
  })
})
