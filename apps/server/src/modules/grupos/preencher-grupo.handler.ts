import { preencherGrupo } from '@martelo/contracts/grupos/preencher-grupo.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { preencherPelaCondicao } from './preencher-grupo.ts'

handle(preencherGrupo, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const r = await preencherPelaCondicao(tx, ctx.hotsite.id, params.uid, ctx.agora)
    if (r === null) return recusar('NAO_ENCONTRADO', 'Grupo não encontrado')
    await auditar(ctx, tx, { entidade: 'grupo_cliente', uid: params.uid, acao: 'preencher', depois: r })
    return r
  }),
)
