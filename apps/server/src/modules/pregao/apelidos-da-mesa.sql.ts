// The auctioneer's nicknames as his panel lists them. The cycle (next, repeat, take turns, random) and the counts are the
// lot's log replayed through the domain: every process says the same, and a cancelled bid leaves no mark.
//
// The draw is made from the bid itself, not from real chance: two readers would see two names under one key.
import { createHash } from 'node:crypto'
import type { ApelidoNaSala } from '@martelo/contracts/pregao/apelidos-por-lote.contract.ts'
import { iniciarApelidos, registrarLanceDeApelido } from '@martelo/domain/lances/apelidos.ts'
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
}

export async function listarApelidos(tx: Tx, leiId: number, lelId: number): Promise<ApelidoNaSala[]> {
  const cadastro = await sql<Linha>`
    select p.uid, p.apelido, p.cidade, p.estado, p.tipo_veiculo, p.tipo_retomada, p.created_at, u.nome as created_by
    from apelido_leiloeiro p left join usuario u on u.id = p.created_by
    where p.lei_id = ${leiId} order by p.ordem, p.id limit ${MAXIMO_DE_APELIDOS}`.execute(tx)
  const lances = await sql<{ uid: string; hash: Buffer }>`
    select p.uid, b.hash from lance b join apelido_leiloeiro p on p.id = b.ape_id
    where b.lel_id = ${lelId} and b.tipo = 'Leiloeiro' and b.situacao <> 'cancelado' order by b.seq`.execute(
    tx,
  )
  const marcados = lances.rows.reduce(
    (lista, b) => registrarLanceDeApelido(lista, b.uid, sorteioDoLance(b.hash)),
    iniciarApelidos(cadastro.rows),
  )
  return cadastro.rows.map((a, i) => ({
    ...a,
    createdAt: a.createdAt.toISOString(),
    qtdLances: marcados[i]?.qtdLances ?? 0,
    acoesApelido: marcados[i]?.acoes ?? { proximo: false, repetir: false, revezar: false, randomico: false },
  }))
}

/** Numbers in [0, 1) that a bid's hash gives, the same ones each time it is read. */
function sorteioDoLance(hash: Buffer): () => number {
  let vez = 0
  return () => {
    const bytes = createHash('sha256').update(hash).update(String(vez++)).digest()
    return bytes.readUInt32BE(0) / 2 ** 32
  }
}

/** The auction and the internal id of a lot of this hotsite. */
export async function leilaoDoLote(
  tx: Tx,
  hotId: number,
  lelUid: string,
): Promise<{ lelId: number; leiId: number; leiUid: string; teste: boolean } | null> {
  const r = await sql<{ lelId: number; leiId: number; leiUid: string; teste: boolean }>`
    select l.id as lel_id, a.id as lei_id, a.uid as lei_uid, a.teste from lote l join leilao a on a.id = l.lei_id
    where l.uid = ${lelUid} and l.hot_id = ${hotId}`.execute(tx)
  return r.rows[0] ?? null
}
