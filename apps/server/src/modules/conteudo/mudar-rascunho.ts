// Every change of a draft goes this way: the page is locked, the version that the person read is compared, the change
// is made and audited, the draft's version moves on. A stale version is told who was faster.
//
// Refuses to change a section by its own row alone: two people would each save a part of a page that neither of them
// has seen.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { lerPagina } from '@martelo/contracts/conteudo/ler-pagina.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import {
  type LinhaDaPagina,
  lerRascunho,
  type RascunhoLido,
  type SessaoLida,
  travarPagina,
} from './rascunho.sql.ts'
import { versaoNoAr } from './versoes.sql.ts'

export type PaginaDoEditor = RespostaDe<typeof lerPagina>

export interface Mudanca {
  /** the event of the audit: 'criar-sessao', 'publicar' … */
  readonly acao: string
  readonly antes?: unknown
  readonly depois?: unknown
  /** columns of the page that change with it */
  readonly pagina?: Partial<
    Pick<
      LinhaDaPagina,
      | 'titulo'
      | 'descricao'
      | 'keywords'
      | 'tituloPagina'
      | 'descricaoPagina'
      | 'imagemPrincipal'
      | 'container'
      | 'ativa'
      | 'publicadaId'
    >
  >
  /** what visitors see is this draft again */
  readonly noAr?: boolean
}

type Alvo = Parameters<typeof travarPagina>[2]

export function naoHa(): never {
  throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Esta parte da página não existe mais'))
}

/** A refusal at the fields. */
export function camposErrados(campos: Record<string, string>): void {
  if (Object.keys(campos).length === 0) return
  throw new RecusaLancada(recusar('CAMPOS', [...new Set(Object.values(campos))].join(' '), { campos }))
}

/** `fn` makes the change and says it; null: there was nothing to change. */
export async function mudarRascunho(
  ctx: Ctx,
  alvo: Alvo,
  versao: number | undefined,
  fn: (tx: Tx, r: RascunhoLido) => Promise<Mudanca | null>,
): Promise<PaginaDoEditor> {
  const { usuId, nome } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const pagina = (await travarPagina(tx, hotId, alvo)) ?? naoHa()
    if (versao !== undefined)
      await conferirVersao(ctx, tx, {
        entidade: 'pagina',
        uid: pagina.uid,
        versaoAtual: pagina.versao,
        versaoLida: versao,
      })
    const m = await fn(tx, await lerRascunho(tx, pagina))
    if (m === null) return apresentarPagina(tx, await lerRascunho(tx, pagina))
    const nova = pagina.versao + 1
    const gravada = await tx
      .updateTable('pagina')
      .set({
        ...m.pagina,
        versao: nova,
        ...(m.noAr ? { publicadaVersao: nova } : {}),
        alteradaNome: nome,
        updatedBy: usuId,
        updatedAt: new Date(ctx.agora),
      })
      .where('hotId', '=', hotId)
      .where('id', '=', pagina.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, { entidade: 'pagina', uid: pagina.uid, ...m })
    return apresentarPagina(tx, await lerRascunho(tx, gravada))
  })
}

export async function apresentarPagina(
  tx: Tx,
  { pagina: p, sessoes }: RascunhoLido,
): Promise<PaginaDoEditor> {
  const v = await versaoNoAr(tx, p.hotId, p.publicadaId)
  return {
    uid: p.uid,
    uri: p.uri,
    modeloPagina: p.modelo,
    ativa: p.ativa,
    titulo: p.titulo,
    descricao: p.descricao,
    keywords: p.keywords,
    tituloPagina: p.tituloPagina,
    descricaoPagina: p.descricaoPagina,
    imagemPrincipal: p.imagemPrincipal,
    container: p.container,
    versao: p.versao,
    alteradaPor: p.alteradaNome,
    updatedAt: iso(p.updatedAt),
    publicada: v === undefined ? null : { numero: v.numero, em: iso(v.publicadaAt), por: v.publicadaNome },
    mudou: p.publicadaVersao !== p.versao,
    sessoes: sessoes.map(({ id: _, ...s }) => ({ ...s, itens: [...s.itens] })),
  }
}

/** The section of this draft. */
export function sessaoDoRascunho(r: RascunhoLido, uid: string): SessaoLida {
  return r.sessoes.find((s) => s.uid === uid) ?? naoHa()
}

/** The item of this draft and its section. */
export function itemDoRascunho(
  r: RascunhoLido,
  uid: string,
): { sessao: SessaoLida; item: SessaoLida['itens'][number] } {
  for (const sessao of r.sessoes) {
    const item = sessao.itens.find((i) => i.uid === uid)
    if (item) return { sessao, item }
  }
  return naoHa()
}
