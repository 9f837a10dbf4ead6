// The few facts of a hotsite that lie in other tables and that every page shows: auctioneers, what is live, and which
// pages are switched off.
import { nomeSemData } from '@martelo/domain/leiloes/leilao.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/**
 * With the registration at the commercial board, which the law asks to be shown. A site of one auctioneer's brand shows
 * him alone.
 */
export async function lerLeiloeiros(
  tx: Tx,
  hotId: number,
  leoId: number | null,
): Promise<{ nome: string; registro: string }[]> {
  const linhas = await tx
    .selectFrom('leiloeiro')
    .select(['nome', 'junta', 'matricula'])
    .where('hotId', '=', hotId)
    .where('ativo', '=', true)
    .$if(leoId !== null, (q) => q.where('id', '=', leoId))
    .orderBy('nome')
    .execute()
  return linhas.map((l) => ({ nome: l.nome, registro: `${l.junta} nº ${l.matricula}` }))
}

export async function lerAoVivo(tx: Tx, hotId: number): Promise<{ uid: string; nome: string }[]> {
  const linhas = await tx
    .selectFrom('leilao')
    .select(['uid', 'nome'])
    .where('hotId', '=', hotId)
    .where('situacao', '=', 'AO_VIVO')
    .where('teste', '=', false)
    .orderBy('data')
    .execute()
  return linhas.map((l) => ({ uid: l.uid, nome: nomeSemData(l.nome) }))
}

/** Menu and footer leave them out; their addresses answer not found. */
export async function lerPaginasDesligadas(tx: Tx, hotId: number): Promise<number[]> {
  const linhas = await tx
    .selectFrom('pagina')
    .select('modelo')
    .where('hotId', '=', hotId)
    .where('ativa', '=', false)
    .where('modelo', 'is not', null)
    .orderBy('modelo')
    .execute()
  return linhas.flatMap((l) => l.modelo ?? [])
}

/** Whether the house took the page of this type out of its site. */
export async function paginaDesligada(tx: Tx, hotId: number, modelo: number): Promise<boolean> {
  const linha = await tx
    .selectFrom('pagina')
    .select('ativa')
    .where('hotId', '=', hotId)
    .where('modelo', '=', modelo)
    .executeTakeFirst()
  return linha?.ativa === false
}

/** More than this would be an unreadable footer. */
const PAGINAS_DA_CASA = 30

/** What the house published at addresses of its own, by the title that is on. */
export async function lerPaginasDaCasa(tx: Tx, hotId: number): Promise<{ uri: string; titulo: string }[]> {
  const { rows } = await sql<{ uri: string; titulo: string }>`
    select p.uri, v.conteudo->>'titulo' as titulo from pagina p join pagina_versao v on v.id = p.publicada_id and v.hot_id = p.hot_id
    where p.hot_id = ${hotId} and p.modelo is null and p.ativa order by p.uri limit ${PAGINAS_DA_CASA}`.execute(
    tx,
  )
  return rows
}

/** Keeps what a visitor chose about cookies, without who he is; answers the name of the proof. */
export async function guardarEscolha(
  tx: Tx,
  e: { readonly hotId: number; readonly escolha: string; readonly versao: number },
): Promise<string> {
  const { uid } = await tx.insertInto('consentimento').values(e).returning('uid').executeTakeFirstOrThrow()
  return uid
}
