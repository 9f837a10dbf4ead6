// Undo of a deletion: what was deleted waits, with its place, until the page is published.
import { recuperarSessao } from '@martelo/contracts/conteudo/recuperar-sessao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { mudarRascunho, naoHa } from './mudar-rascunho.ts'

handle(recuperarSessao, (ctx, { params }) =>
  mudarRascunho(ctx, { sessao: params.id }, undefined, async (tx) => {
    const s =
      (await tx
        .updateTable('paginaSessao')
        .set({ apagadaAt: null })
        .where('hotId', '=', ctx.hotsite.id)
        .where('uid', '=', params.id)
        .where('apagadaAt', 'is not', null)
        .returning(['nome', 'elemento'])
        .executeTakeFirst()) ?? naoHa()
    return { acao: 'recuperar-sessao', depois: { [`sessao ${s.nome}`]: s.elemento } }
  }),
)
