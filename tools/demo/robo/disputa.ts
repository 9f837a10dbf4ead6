// What the robot may bid on, and as whom.
import { sql } from 'kysely'
import type { Banco } from '../../../apps/server/src/core/database/database.ts'

export interface LoteDisputado {
  readonly id: number
  readonly uid: string
  readonly leiId: number
  readonly liderId: number | null
  readonly proximo: number
  readonly limite: number
}

export interface Lancador {
  readonly id: number
  readonly uid: string
  readonly usuId: number
  readonly usuUid: string
  readonly nome: string
}

/** Lots under the hammer, and those whose clock ends soon. The limit is fixed per lot: 70 % to 125 % of the reserve. */
export async function lotesEmDisputa(banco: Banco, hotId: number): Promise<LoteDisputado[]> {
  const r = await sql<LoteDisputado>`
    select l.id, l.uid, l.lei_id as "leiId", l.lance_cli_id as "liderId",
           coalesce(l.lance_valor + l.incremento, l.minimo) as proximo,
           (coalesce(l.valor_comitente, l.minimo) * (0.7 + (l.id * 37 % 56) / 100.0))::bigint as limite
    from lote l join leilao e on e.id = l.lei_id
    where l.hot_id = ${hotId} and e.hot_id = ${hotId} and e.situacao = 'AO_VIVO' and e.pausado_at is null
      and (l.situacao in ('AO_VIVO', 'DOULHE_UMA')
           or (l.situacao = 'LIBERADO_LEILAO' and l.data_fim between now() and now() + interval '25 minutes'))`.execute(
    banco,
  )
  return r.rows
}

/** Invented clients who are enabled for the auction. */
export async function lancadores(banco: Banco, hotId: number, leiId: number): Promise<Lancador[]> {
  const r = await sql<Lancador>`
    select c.id, c.uid, u.id as "usuId", u.uid as "usuUid", u.nome
    from habilitacao h join cliente c on c.id = h.cli_id join usuario u on u.id = c.usu_id
    where h.hot_id = ${hotId} and h.lei_id = ${leiId} and h.situacao = 'APROVADA' and c.situacao = 'Ativo' and u.email like '%exemplo.com.br'`.execute(
    banco,
  )
  return r.rows
}
