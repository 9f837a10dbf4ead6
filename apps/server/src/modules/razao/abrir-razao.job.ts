// A house that had sales before the ledger gets its opening entries, once: what is true now of every sale, deposit and Pix.
// In small transactions; a run that was interrupted goes on, because what is written is not written again.
import { sql } from 'kysely'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { pixSemVenda } from './conferir-razao.ts'
import { lancarCaucao, lancarDossies, lancarPix } from './lancar.ts'
import { lerDossies } from './razao.sql.ts'

const POR_VEZ = 100

/** Answers how many houses were opened. */
export async function abrirRazao(s: Servicos): Promise<number> {
  const { rows: casas } = await sql<{ id: number }>`
    select h.id from hotsite h where not exists (select from razao_abertura a where a.hot_id = h.id) order by h.id`.execute(
    s.banco.sistema,
  )
  for (const { id } of casas) await abrirCasa(s, id)
  return casas.length
}

async function abrirCasa(s: Servicos, hotId: number): Promise<void> {
  const { banco } = s
  for (let depois = 0; ; ) {
    const ids = await proximas(s, hotId, 'venda', depois)
    if (ids.length === 0) break
    await banco.doHotsite(hotId, async (tx) => {
      await sql`select 1 from venda where hot_id = ${hotId} and id = any(${ids}) order by id for update`.execute(
        tx,
      )
      await lancarDossies(tx, hotId, await lerDossies(tx, hotId, ids), { abertura: true })
    })
    depois = ids.at(-1) ?? depois
  }
  for (let depois = 0; ; ) {
    const ids = await proximas(s, hotId, 'caucao', depois)
    if (ids.length === 0) break
    await banco.doHotsite(hotId, async (tx) => {
      for (const id of ids) await lancarCaucao(tx, hotId, id, { abertura: true })
    })
    depois = ids.at(-1) ?? depois
  }
  for (let depois = ''; ; ) {
    const chaves = await banco.doHotsite(hotId, (tx) => pixSemVenda(tx, hotId, depois))
    if (chaves.length === 0) break
    await banco.doHotsite(hotId, async (tx) => {
      for (const k of chaves) await lancarPix(tx, hotId, k, { abertura: true })
    })
    depois = chaves.at(-1) ?? depois
  }
  await banco.doHotsite(hotId, (tx) =>
    sql`insert into razao_abertura (hot_id) values (${hotId}) on conflict do nothing`.execute(tx),
  )
}

async function proximas(
  s: Servicos,
  hotId: number,
  tabela: 'venda' | 'caucao',
  depois: number,
): Promise<number[]> {
  const rows = await s.banco.sistema
    .selectFrom(tabela)
    .select('id')
    .where('hotId', '=', hotId)
    .where('id', '>', depois)
    .orderBy('id')
    .limit(POR_VEZ)
    .execute()
  return rows.map((r) => r.id)
}

export const abrirRazaoDasCasas = definirTarefa<object>('abrir-razao', async (_, s) => {
  await abrirRazao(s)
})
