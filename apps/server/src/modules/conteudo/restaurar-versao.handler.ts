// An old version comes back as the draft. Its texts are cleaned anew, and its pictures are still there: files are named
// by their content and never removed with a page.
import { restaurarVersao } from '@martelo/contracts/conteudo/restaurar-versao.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { esvaziar } from './apagados.sql.ts'
import { limparHtml } from './limpar-html.ts'
import { mudarRascunho, naoHa } from './mudar-rascunho.ts'
import { inserirSessoes } from './rascunho.sql.ts'
import { type Conteudo, conteudoDaVersao } from './versoes.sql.ts'

handle(restaurarVersao, (ctx, { params, body }) =>
  mudarRascunho(ctx, { pagina: params.id }, body.versao, async (tx, r) => {
    const antiga = (await conteudoDaVersao(tx, ctx.hotsite.id, r.pagina.id, params.numero)) ?? naoHa()
    const { sessoes, ...dados } = antiga
    await esvaziar(tx, r.pagina)
    await inserirSessoes(tx, r.pagina, limpas(sessoes), exigirSessao(ctx).usuId)
    return { acao: 'restaurar', depois: { rascunho: `publicação ${params.numero}` }, pagina: dados }
  }),
)

const limpas = (sessoes: Conteudo['sessoes']): Conteudo['sessoes'] =>
  sessoes.map((s) => ({
    ...s,
    itens: s.itens.map((i) => ({ ...i, texto: i.texto === null ? null : limparHtml(i.texto) })),
  }))
