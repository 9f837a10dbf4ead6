import { recuperarItem } from '@martelo/contracts/conteudo/recuperar-item.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { mudarRascunho, naoHa } from './mudar-rascunho.ts'

handle(recuperarItem, (ctx, { params }) =>
  mudarRascunho(ctx, { item: params.id }, undefined, async (tx) => {
    const i =
      (await tx
        .updateTable('paginaItem')
        .set({ apagadoAt: null })
        .where('hotId', '=', ctx.hotsite.id)
        .where('uid', '=', params.id)
        .where('apagadoAt', 'is not', null)
        .returning('titulo')
        .executeTakeFirst()) ?? naoHa()
    return { acao: 'recuperar-item', depois: { item: i.titulo } }
  }),
)
