import { ordenarSessoes } from '@martelo/contracts/conteudo/ordenar-sessoes.contract.ts'
import { prioridades } from '@martelo/domain/conteudo/paginas.ts'
import { handle } from '../../core/http/handle.ts'
import { camposErrados, mudarRascunho, sessaoDoRascunho } from './mudar-rascunho.ts'
import { gravarPrioridades } from './rascunho.sql.ts'

handle(ordenarSessoes, (ctx, { params, body }) =>
  mudarRascunho(ctx, { pagina: params.id }, body.versao, async (tx, r) => {
    const sessao = body.sessaoUid === undefined ? null : sessaoDoRascunho(r, body.sessaoUid)
    const antes = (sessao?.itens ?? r.sessoes).map((x) => x.uid)
    if (antes.length !== body.ordem.length || antes.some((u) => !body.ordem.includes(u)))
      camposErrados({ ordem: 'A ordem não diz todas as partes. Recarregue a página.' })
    if (antes.join() === body.ordem.join()) return null
    const tabela = sessao === null ? 'pagina_sessao' : 'pagina_item'
    await gravarPrioridades(tx, tabela, ctx.hotsite.id, prioridades(body.ordem))
    return { acao: 'ordenar', antes: { ordem: antes.length }, depois: { ordem: body.ordem.length } }
  }),
)
