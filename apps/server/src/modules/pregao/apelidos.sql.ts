// The auctioneer's nicknames as his panel lists them: the marks of the cycle as the bids turned them, the count of bids
// on this lot from its log.
import type { ApelidoNaSala } from '@martelo/contracts/pregao/apelidos-por-lote.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** A room knows this many people at most. */
export const MAXIMO_DE_APELIDOS = 300

interface Linha {
  uid: string
  apelido: string
  cidade: string | null
  estado: string | null
  tipoVeiculo: string | null
  tipoRetomada: string | null
  createdAt: Date
  createdBy: string | null
  qtdLances: number
  proximo: boolean
  repetir: boolean
  revezar: boolean
  randomico: boolean
}

export async function listarApelidos(tx: Tx, leiId: number, lelId: number): Promise<ApelidoNaSala[]> {
  const r = await sql<Linha>`
    select p.uid, p.apelido, p.cidade, p.estado, p.tipo_veiculo, p.tipo_retomada, p.created_at, u.nome as created_by,
      (select count(*)::int from lance b where b.lel_id = ${lelId} and b.ape_id = p.id and b.situacao <> 'cancelado') as qtd_lances,
      p.proximo, p.repetir, p.revezar, p.randomico
    from apelido_leiloeiro p left join usuario u on u.id = p.created_by
    where p.lei_id = ${leiId} order by p.ordem, p.id limit ${MAXIMO_DE_APELIDOS}`.execute(tx)
  // Before the first bid the head of the list is next and may be repeated.
  const semMarca = !r.rows.some((a) => a.proximo)
  return r.rows.map(({ proximo, repetir, revezar, randomico, ...a }, i) => ({
    ...a,
    createdAt: a.createdAt.toISOString(),
    acoesApelido: {
      proximo: proximo || (semMarca && i === 0),
      repetir: repetir || (semMarca && i === 0),
      revezar,
      randomico,
    },
  }))
}

/** The auction and the internal id of a lot of this hotsite. */
export async function leilaoDoLote(
  tx: Tx,
  hotId: number,
  lelUid: string,
): Promise<{ lelId: number; leiId: number; leiUid: string } | null> {
  const r = await sql<{ lelId: number; leiId: number; leiUid: string }>`
    select l.id as lel_id, a.id as lei_id, a.uid as lei_uid from lote l join leilao a on a.id = l.lei_id
    where l.uid = ${lelUid} and l.hot_id = ${hotId}`.execute(tx)
  return r.rows[0] ?? null
}
