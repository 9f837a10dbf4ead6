import { mudarPrioridadeSessao } from '@martelo/contracts/conteudo/mudar-prioridade-sessao.contract.ts'
import { mudarPrioridade, prioridades } from '@martelo/domain/conteudo/paginas.ts'
import { handle } from '../../core/http/handle.ts'
import { mudarRascunho, sessaoDoRascunho } from './mudar-rascunho.ts'
import { gravarPrioridades } from './rascunho.sql.ts'

handle(mudarPrioridadeSessao, (ctx, { params, body }) =>
  mudarRascunho(ctx, { sessao: params.id }, body.versao, async (tx, r) => {
    const s = sessaoDoRascunho(r, params.id)
    const ordem = r.sessoes.map((x) => x.uid)
    const nova = mudarPrioridade(ordem, params.id, body.prioridade)
    if (nova === ordem) return null
    await gravarPrioridades(tx, 'pagina_sessao', ctx.hotsite.id, prioridades(nova))
    const lugar = (o: readonly string[]) => ({ [`lugar de ${s.nome}`]: o.indexOf(s.uid) + 1 })
    return { acao: body.prioridade, antes: lugar(ordem), depois: lugar(nova) }
  }),
)
