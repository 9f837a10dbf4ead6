import { retirarChave } from '@martelo/contracts/usuarios/retirar-chave.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { tirarChave } from './chaves.sql.ts'

handle(retirarChave, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const { usuId, usuUid } = exigirSessao(ctx)
    const nome = await tirarChave(tx, ctx.hotsite.id, usuId, params.uid)
    if (nome === undefined) return recusar('NAO_ENCONTRADA', 'Chave não encontrada')
    await auditar(ctx, tx, { entidade: 'usuario', uid: usuUid, acao: 'retirarChave', antes: { nome } })
    return {}
  }),
)
