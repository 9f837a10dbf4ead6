import { apagarItem } from '@martelo/contracts/conteudo/apagar-item.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { itemDoRascunho, mudarRascunho } from './mudar-rascunho.ts'

handle(apagarItem, (ctx, { params, query }) =>
  mudarRascunho(ctx, { item: params.id }, query.versao, async (tx, r) => {
    const { sessao, item } = itemDoRascunho(r, params.id)
    await tx
      .updateTable('paginaItem')
      .set({ apagadoAt: new Date(ctx.agora) })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', item.uid)
      .execute()
    return { acao: 'apagar-item', antes: { [`item de ${sessao.nome}`]: item.titulo } }
  }),
)
