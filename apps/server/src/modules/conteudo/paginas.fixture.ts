// What the tests of pages share: a small world, its editor, and pages, sections and items to try things on.
import type { Elemento } from '@martelo/domain/conteudo/elementos.ts'
import { conteudoPagina } from '@martelo/contracts/conteudo/conteudo-pagina.contract.ts'
import { criarPagina } from '@martelo/contracts/conteudo/criar-pagina.contract.ts'
import { criarSessao } from '@martelo/contracts/conteudo/criar-sessao.contract.ts'
import { duplicarItem } from '@martelo/contracts/conteudo/duplicar-item.contract.ts'
import { publicarPagina } from '@martelo/contracts/conteudo/publicar-pagina.contract.ts'
import { expect } from 'vitest'
import type { Cenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import type { PaginaDoEditor } from './mudar-rascunho.ts'

export const itemDe = (p: PaginaDoEditor, uid: string) =>
  p.sessoes.flatMap((s) => s.itens).find((i) => i.uid === uid)

export function paginasDeTeste(c: Cenario) {
  const adm = () => c.ctx(c.equipe)
  /** Without the micro-cache: these tests repeat requests within its second. */
  const visitante = (hotsite = c.hotsite) => {
    const ctx = c.ctx(null, hotsite)
    return { ...ctx, servicos: { ...ctx.servicos, config: { ...ctx.servicos.config, microcacheMs: 0 } } }
  }
  const ver = (uri: string, ctx = visitante()) => executarChamada(ctx, conteudoPagina, { query: { uri } })
  const elementos = async (uri: string): Promise<Elemento[]> =>
    (await ver(uri)).valor.sessoes.map((s) => s.elemento)

  let proxima = 0
  /** An empty page of the house's own, each time at another address. */
  async function novaPagina(): Promise<PaginaDoEditor> {
    const uri = `/evento-${++proxima}`
    const body = { modelo: null, uri, titulo: 'Evento', descricao: 'Um evento' }
    const r = await executarChamada(adm(), criarPagina, { body })
    expect(r.erro).toBeNull()
    return r.valor
  }
  async function comSessao(
    elemento: Elemento,
    p?: PaginaDoEditor,
  ): Promise<{ p: PaginaDoEditor; sesUid: string }> {
    const pagina = p ?? (await novaPagina())
    const r = await executarChamada(adm(), criarSessao, {
      body: { paginaUid: pagina.uid, elemento, nome: elemento },
    })
    expect(r.erro).toBeNull()
    return { p: r.valor, sesUid: r.valor.sessoes.at(-1)?.uid ?? '' }
  }
  async function comItem(elemento: Elemento, p?: PaginaDoEditor) {
    const { sesUid } = await comSessao(elemento, p)
    const r = await executarChamada(adm(), duplicarItem, { body: { sessaoUid: sesUid } })
    const sessao = r.valor.sessoes.find((s) => s.uid === sesUid)
    return { p: r.valor, sesUid, iteUid: sessao?.itens[0]?.uid ?? '' }
  }
  const publicar = async (uid: string): Promise<PaginaDoEditor> =>
    (await executarChamada(adm(), publicarPagina, { params: { id: uid }, body: {} })).valor

  return { adm, visitante, ver, elementos, novaPagina, comSessao, comItem, publicar }
}
