import { duplicarItem } from '@martelo/contracts/conteudo/duplicar-item.contract.ts'
import { elemento } from '@martelo/domain/conteudo/elementos.ts'
import { prioridades } from '@martelo/domain/conteudo/paginas.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { camposErrados, itemDoRascunho, mudarRascunho, sessaoDoRascunho } from './mudar-rascunho.ts'
import { gravarPrioridades } from './rascunho.sql.ts'

handle(duplicarItem, (ctx, { body }) => {
  const alvo = 'itemUid' in body ? { item: body.itemUid } : { sessao: body.sessaoUid }
  return mudarRascunho(ctx, alvo, body.versao, async (tx, r) => {
    const achado = 'itemUid' in body ? itemDoRascunho(r, body.itemUid) : null
    const sessao = achado?.sessao ?? sessaoDoRascunho(r, 'sessaoUid' in body ? body.sessaoUid : '')
    const { itens } = elemento(sessao.elemento)
    if (itens === null) camposErrados({ sessaoUid: 'Esta seção não tem itens' })
    if (itens !== null && sessao.itens.length >= itens.maximo)
      camposErrados({
        sessaoUid: `Esta seção tem no máximo ${itens.maximo} ${itens.maximo === 1 ? 'item' : 'itens'}`,
      })
    const { usuId } = exigirSessao(ctx)
    const { uid: _, ...copia } = achado?.item ?? { uid: '', modelo: itens?.modelos?.[0]?.[0] ?? null }
    const novo = await tx
      .insertInto('paginaItem')
      .values({ ...copia, hotId: ctx.hotsite.id, sesId: sessao.id, createdBy: usuId, updatedBy: usuId })
      .returning('uid')
      .executeTakeFirstOrThrow()
    const uids = sessao.itens.map((i) => i.uid)
    const onde = achado === null ? uids.length : uids.indexOf(achado.item.uid) + 1
    uids.splice(onde, 0, novo.uid)
    await gravarPrioridades(tx, 'pagina_item', ctx.hotsite.id, prioridades(uids))
    const acao = achado === null ? 'criar-item' : 'duplicar-item'
    return { acao, depois: { [`itens de ${sessao.nome}`]: uids.length } }
  })
})
