import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** The kinds of inspection of a house for a new one, each as its newest version stands. */
export async function copiarTiposDeVistoria(tx: Tx, de: number, para: number): Promise<void> {
  await sql`with feitos as (insert into tipo_vistoria (hot_id, nome, pode_editar, disponivel_para_tipos, mostrar_ao_comprador, ativo)
      select ${para}, nome, pode_editar, disponivel_para_tipos, mostrar_ao_comprador, ativo from tipo_vistoria t where t.hot_id = ${de}
        and exists (select from tipo_vistoria_versao v where v.tip_id = t.id)
      on conflict do nothing returning hot_id, id, nome)
    insert into tipo_vistoria_versao (hot_id, tip_id, numero, categorias)
    select f.hot_id, f.id, 1, v.categorias from feitos f join tipo_vistoria t on t.hot_id = ${de} and t.nome = f.nome
      join lateral (select categorias from tipo_vistoria_versao v where v.tip_id = t.id order by numero desc limit 1) v on true`.execute(
    tx,
  )
}
