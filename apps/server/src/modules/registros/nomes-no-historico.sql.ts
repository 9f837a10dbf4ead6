// A history keeps which record a field pointed to by its number; a reader is told the record's name.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export type Campos = Readonly<Record<string, unknown>> | null

/** Tables of the house with a name, by the field that points to them. */
const DO_CAMPO: Readonly<Record<string, string>> = {
  comId: 'comitente',
  comIds: 'comitente',
  patId: 'patio',
  leoId: 'leiloeiro',
  lrlId: 'local_realizacao',
  letId: 'tipo_de_leilao',
  regId: 'regulamento',
  texId: 'texto_de_leilao',
}
/** A removal's requests from outside once kept numbers under plain words. */
const DA_REMOCAO: Readonly<Record<string, string>> = { local: 'local_remocao', patio: 'patio' }

/** How the fields of these acts read with names; a number whose record is gone stays. */
export async function nomesNoHistorico(
  tx: Tx,
  hotId: number,
  entidade: string,
  campos: readonly Campos[],
): Promise<(c: Campos) => Campos> {
  const tabelas = entidade === 'remocao' ? { ...DO_CAMPO, ...DA_REMOCAO } : DO_CAMPO
  const citados = new Map<string, Set<number>>()
  for (const c of campos)
    for (const [campo, valor] of Object.entries(c ?? {})) {
      const tabela = tabelas[campo]
      if (tabela === undefined) continue
      const ids = citados.get(tabela) ?? new Set<number>()
      for (const id of [valor].flat()) if (typeof id === 'number') ids.add(id)
      if (ids.size > 0) citados.set(tabela, ids)
    }
  if (citados.size === 0) return (c) => c
  const de = (tabela: string): number[] => [...(citados.get(tabela) ?? [])]
  const { rows } = await sql<{ tabela: string; id: number; nome: string }>`
    select 'comitente' as tabela, id, nome from comitente where hot_id = ${hotId} and id = any(${de('comitente')}::int[])
    union all select 'patio' as tabela, id, nome from patio where hot_id = ${hotId} and id = any(${de('patio')}::int[])
    union all select 'leiloeiro' as tabela, id, nome from leiloeiro where hot_id = ${hotId} and id = any(${de('leiloeiro')}::int[])
    union all select 'local_realizacao' as tabela, id, nome from local_realizacao where hot_id = ${hotId} and id = any(${de('local_realizacao')}::int[])
    union all select 'local_remocao' as tabela, id, nome from local_remocao where hot_id = ${hotId} and id = any(${de('local_remocao')}::int[])
    union all select 'tipo_de_leilao' as tabela, id, nome from tipo_de_leilao where hot_id = ${hotId} and id = any(${de('tipo_de_leilao')}::int[])
    union all select 'regulamento' as tabela, id, nome from regulamento where hot_id = ${hotId} and id = any(${de('regulamento')}::int[])
    union all select 'texto_de_leilao' as tabela, id, nome from texto_de_leilao where hot_id = ${hotId} and id = any(${de('texto_de_leilao')}::int[])`.execute(
    tx,
  )
  const nomes = new Map(rows.map((r) => [`${r.tabela} ${r.id}`, r.nome]))
  const dizer = (tabela: string, v: unknown): unknown =>
    Array.isArray(v)
      ? v.map((item) => dizer(tabela, item))
      : typeof v === 'number'
        ? (nomes.get(`${tabela} ${v}`) ?? v)
        : v
  return (c) =>
    c &&
    Object.fromEntries(
      Object.entries(c).map(([campo, v]) => {
        const tabela = tabelas[campo]
        return [campo, tabela === undefined ? v : dizer(tabela, v)]
      }),
    )
}
