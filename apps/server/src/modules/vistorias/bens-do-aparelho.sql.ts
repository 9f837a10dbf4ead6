// Vehicles that a device keeps: those of its inspections, and those of the person's yards that are not sold and gone.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { QuemAlcanca } from './vistorias.sql.ts'

export interface BemNoAparelho {
  uid: string
  nome: string
  placa: string | null
  chassi: string | null
  tipoId: number
  cor: string | null
  ano: string
  patio: string | null
}

export async function bensDoAparelho(
  tx: Tx,
  hotId: number,
  { usuId, alcance }: QuemAlcanca,
  tambem: readonly string[],
  maximo: number,
): Promise<BemNoAparelho[]> {
  const meus =
    alcance === 'todas'
      ? sql`true`
      : alcance === 'suas'
        ? sql`false`
        : sql`exists (select from usuario_patio up where up.hot_id = e.hot_id and up.usu_id = ${usuId} and up.pat_id = e.pat_id)`
  const { rows } = await sql<BemNoAparelho>`select e.uid, e.nome, e.placa, e.chassi, e.tipo_id, e.cor,
      concat_ws('/', e.ano_fabricacao, e.ano_modelo) as ano, p.nome as patio
    from veiculo e left join patio p on p.id = e.pat_id
    where e.hot_id = ${hotId} and (e.uid = any(${[...tambem]}::uuid[])
      or (${meus} and e.situacao not in ('ENTREGUE', 'INATIVO')))
    order by e.uid = any(${[...tambem]}::uuid[]) desc, e.id desc limit ${maximo}`.execute(tx)
  return rows
}
