// What a house's auctions are written with, for a new house: regulations with the text in force as their first version, texts,
// kinds.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function copiarTextosDeLeilao(tx: Tx, de: number, para: number): Promise<void> {
  await sql`with feitos as (insert into regulamento (hot_id, nome, texto, numero, ativo)
      select ${para}, nome, texto, 1, ativo from regulamento where hot_id = ${de} on conflict do nothing returning hot_id, id, texto)
    insert into regulamento_versao (hot_id, reg_id, numero, texto) select hot_id, id, 1, texto from feitos`.execute(
    tx,
  )
  await sql`insert into texto_de_leilao (hot_id, nome, tipo, titulo, texto, da_casa, ativo)
    select ${para}, nome, tipo, titulo, texto, da_casa, ativo from texto_de_leilao where hot_id = ${de} on conflict do nothing`.execute(
    tx,
  )
  await sql`insert into tipo_de_leilao (hot_id, nome, descricao, ativo)
    select ${para}, nome, descricao, ativo from tipo_de_leilao where hot_id = ${de} on conflict do nothing`.execute(
    tx,
  )
}
