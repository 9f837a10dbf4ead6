// Records of the same plate, chassis or Renavam within one house.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface Repetido {
  uid: string
  nome: string
  situacao: 'ESTOQUE' | 'EM_LEILAO' | 'VENDIDO' | 'ENTREGUE' | 'INATIVO'
  campo: 'placa' | 'chassi' | 'renavam'
}
interface Procurado {
  readonly placaChave: string | null
  readonly chassi: string | null
  readonly renavam: string | null
  readonly excetoId?: number | null
}

/** A vehicle of the house is single while it is in the stock or in an auction. */
export const ehAtivo = (situacao: Repetido['situacao']): boolean =>
  situacao === 'ESTOQUE' || situacao === 'EM_LEILAO'

export async function acharRepetidos(tx: Tx, hotId: number, p: Procurado): Promise<Repetido[]> {
  const { rows } = await sql<Repetido>`
    select uid, nome, situacao,
      case when chassi = ${p.chassi} then 'chassi' when renavam = ${p.renavam} then 'renavam' else 'placa' end as campo
    from veiculo where hot_id = ${hotId} and id <> ${p.excetoId ?? 0}
      and (chassi = ${p.chassi} or renavam = ${p.renavam} or placa_chave = ${p.placaChave})
    order by situacao in ('ESTOQUE', 'EM_LEILAO') desc, id desc limit 5`.execute(tx)
  return rows
}
