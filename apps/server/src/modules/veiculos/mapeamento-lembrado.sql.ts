// How a consignor's list was read the last time: a file of his with the same headings is read so again, and no one chooses its
// columns twice.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { MapeamentoExplicito } from './importacao/colunas.ts'
import type { MapeamentoGuardado } from './montar-importacao.ts'

/** So far back: an older list of his has other headings anyway. */
const IMPORTACOES = 20

const titulos = (m: MapeamentoGuardado): string => JSON.stringify(m.colunas.map((c) => c.titulo))

/** Null when he has none with these headings, or when it was read as it is now. */
export async function mapeamentoLembrado(
  tx: Tx,
  hotId: number,
  comitenteUid: string,
  lido: MapeamentoGuardado,
): Promise<MapeamentoExplicito | null> {
  const { rows } = await sql<{ mapeamento: MapeamentoGuardado }>`
    select mapeamento from importacao where hot_id = ${hotId} and situacao = 'confirmada' and opcoes ->> 'comitenteUid' = ${comitenteUid}
    order by id desc limit ${IMPORTACOES}`.execute(tx)
  const antes = rows.find((r) => titulos(r.mapeamento) === titulos(lido))?.mapeamento
  if (antes === undefined || antes.colunas.every((c, i) => c.chave === lido.colunas[i]?.chave)) return null
  return Object.fromEntries(antes.colunas.map((c) => [c.indice, c.chave]))
}
