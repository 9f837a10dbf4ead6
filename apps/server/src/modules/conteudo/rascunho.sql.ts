// The draft of a page as rows: the page, its sections, their items. What was deleted stays until the next publication and
// is left out of every reading but the one that brings it back.
import type { Elemento } from '@martelo/domain/conteudo/elementos.ts'
import type { ConteudoDaPagina, ItemDaSessao, SessaoDaPagina } from '@martelo/domain/conteudo/paginas.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Pagina, PaginaItem, PaginaSessao } from '../../core/database/schema.gen.ts'
import { iso } from '../../core/http/iso.ts'

export type LinhaDaPagina = Selectable<Pagina>
type LinhaDaSessao = Selectable<PaginaSessao>
type LinhaDoItem = Selectable<PaginaItem>

export interface SessaoLida extends SessaoDaPagina<Elemento> {
  readonly id: number
  readonly createdAt: string
  readonly updatedAt: string
}
export interface RascunhoLido {
  readonly pagina: LinhaDaPagina
  readonly sessoes: readonly SessaoLida[]
}

/** The page, locked until the transaction ends: changes of one draft come one after the other. */
export async function travarPagina(
  tx: Tx,
  hotId: number,
  alvo: { readonly pagina: string } | { readonly sessao: string } | { readonly item: string },
): Promise<LinhaDaPagina | undefined> {
  const base = tx.selectFrom('pagina as p').selectAll('p').where('p.hotId', '=', hotId).forUpdate('p')
  if ('pagina' in alvo) return base.where('p.uid', '=', alvo.pagina).executeTakeFirst()
  if ('sessao' in alvo)
    return base
      .where('p.id', 'in', (e) =>
        e
          .selectFrom('paginaSessao')
          .select('pagId')
          .where('hotId', '=', hotId)
          .where('uid', '=', alvo.sessao),
      )
      .executeTakeFirst()
  return base
    .where('p.id', 'in', (e) =>
      e
        .selectFrom('paginaItem as i')
        .innerJoin('paginaSessao as s', 's.id', 'i.sesId')
        .select('s.pagId')
        .where('i.hotId', '=', hotId)
        .where('i.uid', '=', alvo.item),
    )
    .executeTakeFirst()
}

export function paginaPorUid(tx: Tx, hotId: number, uid: string): Promise<LinhaDaPagina | undefined> {
  return tx
    .selectFrom('pagina')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .executeTakeFirst()
}

export async function lerRascunho(tx: Tx, pagina: LinhaDaPagina): Promise<RascunhoLido> {
  const sessoes = await tx
    .selectFrom('paginaSessao')
    .selectAll()
    .where('hotId', '=', pagina.hotId)
    .where('pagId', '=', pagina.id)
    .where('apagadaAt', 'is', null)
    .orderBy('prioridade', 'desc')
    .orderBy('id')
    .execute()
  const itens =
    sessoes.length === 0
      ? []
      : await tx
          .selectFrom('paginaItem')
          .selectAll()
          .where('hotId', '=', pagina.hotId)
          .where(
            'sesId',
            'in',
            sessoes.map((s) => s.id),
          )
          .where('apagadoAt', 'is', null)
          .orderBy('prioridade', 'desc')
          .orderBy('id')
          .execute()
  const porSessao = Map.groupBy(itens, (i) => i.sesId)
  return { pagina, sessoes: sessoes.map((s) => apresentarSessao(s, porSessao.get(s.id) ?? [])) }
}

function apresentarSessao(s: LinhaDaSessao, itens: readonly LinhaDoItem[]): SessaoLida {
  return {
    id: s.id,
    uid: s.uid,
    elemento: s.elemento as Elemento,
    nome: s.nome,
    ativo: s.ativo,
    container: s.container,
    tamanhoColuna: s.tamanhoColuna as SessaoLida['tamanhoColuna'],
    margemCabecalho: s.margemCabecalho as SessaoLida['margemCabecalho'],
    margemRodape: s.margemRodape as SessaoLida['margemRodape'],
    prioridade: s.prioridade,
    config: s.config as SessaoLida['config'],
    createdAt: iso(s.createdAt),
    updatedAt: iso(s.updatedAt),
    itens: itens.map(apresentarItem),
  }
}

function apresentarItem(i: LinhaDoItem): ItemDaSessao {
  const { uid, titulo, subtitulo, texto, textoBotao, imagem, imagemMobile, icone, link } = i
  const { prioridade, modelo, corTexto, corFundo, tempoEmSegundos, ativo } = i
  return {
    uid,
    titulo,
    subtitulo,
    texto,
    textoBotao,
    imagem,
    imagemMobile,
    icone,
    link,
    prioridade,
    modelo,
    corTexto,
    corFundo,
    tempoEmSegundos,
    ativo,
    dataInicio: iso(i.dataInicio),
    dataFim: iso(i.dataFim),
  }
}

/** What is published of a draft: nothing that only its editors need. */
export function conteudoDoRascunho({ pagina: p, sessoes }: RascunhoLido): ConteudoDaPagina<Elemento> {
  return {
    titulo: p.titulo,
    descricao: p.descricao,
    keywords: p.keywords,
    tituloPagina: p.tituloPagina,
    descricaoPagina: p.descricaoPagina,
    imagemPrincipal: p.imagemPrincipal,
    container: p.container,
    sessoes: sessoes.map(({ id: _, createdAt: _c, updatedAt: _u, ...s }) => s),
  }
}

/** Sections with their items below a page, as they stand in a content; uids are new. */
export async function inserirSessoes(
  tx: Tx,
  pagina: { readonly hotId: number; readonly id: number },
  sessoes: readonly SessaoDaPagina[],
  usuId: number,
): Promise<readonly string[]> {
  const uids: string[] = []
  for (const { itens, uid: _, config, ...s } of sessoes) {
    const nova = await tx
      .insertInto('paginaSessao')
      .values({
        ...s,
        config: JSON.stringify(config),
        hotId: pagina.hotId,
        pagId: pagina.id,
        createdBy: usuId,
        updatedBy: usuId,
      })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow()
    uids.push(nova.uid)
    if (itens.length > 0)
      await tx
        .insertInto('paginaItem')
        .values(
          itens.map(({ uid: _u, ...i }) => ({
            ...i,
            hotId: pagina.hotId,
            sesId: nova.id,
            createdBy: usuId,
            updatedBy: usuId,
          })),
        )
        .execute()
  }
  return uids
}

/** Writes priorities that say this order. */
export async function gravarPrioridades(
  tx: Tx,
  tabela: 'pagina_sessao' | 'pagina_item',
  hotId: number,
  ordem: ReadonlyMap<string, number>,
): Promise<void> {
  const [uids, lugares] = [[...ordem.keys()], [...ordem.values()]]
  if (tabela === 'pagina_item')
    await sql`update pagina_item t set prioridade = o.n from unnest(${uids}::uuid[], ${lugares}::int[]) o(uid, n)
      where t.uid = o.uid and t.hot_id = ${hotId} and t.prioridade <> o.n`.execute(tx)
  else
    await sql`update pagina_sessao t set prioridade = o.n from unnest(${uids}::uuid[], ${lugares}::int[]) o(uid, n)
      where t.uid = o.uid and t.hot_id = ${hotId} and t.prioridade <> o.n`.execute(tx)
}
