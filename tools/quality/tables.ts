/**
 * Who writes which table: every `insert into`, `update`, `delete from` of the server's sources, as text and as Kysely
 * calls, and who owns the table (apps/server/src/tables.ts). A module and the engine of its name are one owner.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fonte, lerFontes, RAIZ } from './sources.ts'

export type Escrita = { readonly arquivo: string; readonly quem: string; readonly tabela: string }

/** The tables of the schema, by their name in SQL. */
export function lerTabelas(): string[] {
  const esquema = readFileSync(join(RAIZ, 'apps/server/src/schema.sql'), 'utf8')
  return [...esquema.matchAll(/^create (?:unlogged )?table (?:public\.)?(\w+)/gim)].map((m) => m[1] as string)
}

const emSql = (nome: string): string => nome.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
const EM_TEXTO = /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from)\s+(?:public\.)?([a-z_]+)/gi
const EM_KYSELY = /\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)(?: as \w+)?'/g

/** `core/avisos`, which every module tells people through, is of the module of its name. */
function quemEscreve(caminho: string): string | undefined {
  const m = /^apps\/server\/src\/(?:(?:modules|engines)\/([^/]+)\/|core\/(avisos)\/|(core)\/)/.exec(caminho)
  return m?.[1] ?? m?.[2] ?? m?.[3]
}

export function lerEscritas(
  fontes: Iterable<Fonte> = lerFontes().values(),
  tabelas = lerTabelas(),
): Escrita[] {
  const conhecidas = new Set(tabelas)
  const vistas = new Map<string, Escrita>()
  for (const { caminho, texto } of fontes) {
    const quem = quemEscreve(caminho)
    if (quem === undefined || /\.test\.ts$/.test(caminho)) continue
    const nomes = [
      ...[...texto.matchAll(EM_TEXTO)].map((m) => (m[1] as string).toLowerCase()),
      ...[...texto.matchAll(EM_KYSELY)].map((m) => emSql(m[1] as string)),
    ]
    for (const tabela of nomes)
      if (conhecidas.has(tabela)) vistas.set(`${caminho} ${tabela}`, { arquivo: caminho, quem, tabela })
  }
  return [...vistas.values()]
}
