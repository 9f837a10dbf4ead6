// One booked pickup of one client, as he shows it at the gate.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface PasseLido {
  readonly uid: string
  readonly hash: string
  readonly quem: string
  readonly bem: string
  readonly placa: string | null
  readonly inicio: Date
  readonly fim: Date
  readonly patio: string
  readonly enderecoDoPatio: string
}

/** Undefined: there is none of his, or it is not booked any more. */
export async function lerPasse(
  tx: Tx,
  hotId: number,
  cliId: number,
  uid: string,
): Promise<PasseLido | undefined> {
  const { rows } = await sql<PasseLido>`
    select g.uid, g.hash_qrcode as hash, coalesce(g.terceiro_nome, c.razao_social, c.nome) as quem, l.numero || ' – ' || l.nome as bem, ve.placa,
      g.inicio, g.fim, p.nome as patio, concat_ws(', ', p.endereco, p.cidade || '/' || p.uf) as endereco_do_patio
    from agendamento g join venda_item i on i.id = g.item_id join venda v on v.id = i.vnd_id join cliente c on c.id = v.cli_id
      join lote l on l.id = i.lel_id join veiculo ve on ve.id = l.vei_id join patio p on p.id = g.pat_id
    where g.hot_id = ${hotId} and g.uid = ${uid} and v.cli_id = ${cliId} and g.situacao = 'agendado'`.execute(
    tx,
  )
  return rows[0]
}
