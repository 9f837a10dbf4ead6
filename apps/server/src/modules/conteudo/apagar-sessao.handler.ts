import { apagarSessao } from '@martelo/contracts/conteudo/apagar-sessao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { mudarRascunho, sessaoDoRascunho } from './mudar-rascunho.ts'

handle(apagarSessao, (ctx, { params, query }) =>
  mudarRascunho(ctx, { sessao: params.id }, query.versao, async (tx, r) => {
    const s = sessaoDoRascunho(r, params.id)
    await tx
      .updateTable('paginaSessao')
      .set({ apagadaAt: new Date(ctx.agora) })
      .where('hotId', '=', ctx.hotsite.id)
      .where('id', '=', s.id)
      .execute()
    return { acao: 'apagar-sessao', antes: { [`sessao ${s.nome}`]: s.elemento } }
  }),
)
