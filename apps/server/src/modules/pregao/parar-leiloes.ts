// All auctions of a house stand still, and get their time back: for a maintenance. Live rooms pause as by the auctioneer's key;
// published ones are taken off the air, so that no lot of theirs ends meanwhile.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { QuemMuda } from '../../engines/lances/port.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { devolverAPausa, FOLGA_APOS_MANUTENCAO_MS, pausarSala, retomarSala } from './agir-na-sala.ts'
import { anunciarSala } from './anunciar-sala.ts'
import { travarSala } from './conduzir.sql.ts'

export interface Parada {
  readonly leiId: number
  readonly leiUid: string
  readonly hotId: number
  readonly lotes: readonly number[]
}

async function salas(tx: Tx, hotId: number, ids: readonly number[] | null): Promise<string[]> {
  const r = await sql<{ uid: string }>`select uid from leilao where hot_id = ${hotId}
    and (case when ${ids === null} then situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and pausado_at is null else id = any(${[...(ids ?? [])]}::int[]) end)
    order by id`.execute(tx)
  return r.rows.map((x) => x.uid)
}

/** Those that ran, from `desde` on; the others were still already and stay so. */
export async function pararLeiloes(
  tx: Tx,
  quem: QuemMuda,
  hotId: number,
  p: { readonly motivo: string; readonly desde: Date },
): Promise<Parada[]> {
  const feitas: Parada[] = []
  for (const uid of await salas(tx, hotId, null)) {
    const sala = await travarSala(tx, hotId, uid)
    if (sala === null || sala.pausadoAt !== null) continue
    const { leiId, leiUid } = sala
    const desde = Math.min(p.desde.getTime(), sala.agora)
    if (sala.situacao === 'AO_VIVO') {
      const r = await pausarSala(tx, quem, sala, p.motivo, desde)
      if (r.feito) feitas.push({ leiId, leiUid, hotId, lotes: r.mudaram })
    } else {
      await sql`update leilao set pausado_at = ${new Date(desde)}, pausa_motivo = ${p.motivo} where id = ${leiId}`.execute(
        tx,
      )
      feitas.push({ leiId, leiUid, hotId, lotes: [] })
    }
  }
  return feitas
}

export async function retomarLeiloes(
  tx: Tx,
  quem: QuemMuda,
  hotId: number,
  ids: readonly number[],
): Promise<Parada[]> {
  const feitas: Parada[] = []
  for (const uid of ids.length === 0 ? [] : await salas(tx, hotId, ids)) {
    const sala = await travarSala(tx, hotId, uid)
    if (sala === null || sala.pausadoAt === null) continue
    const { leiId, leiUid } = sala
    if (sala.situacao === 'AO_VIVO') {
      const r = await retomarSala(tx, quem, sala, FOLGA_APOS_MANUTENCAO_MS)
      if (r.feito) feitas.push({ leiId, leiUid, hotId, lotes: r.mudaram })
    } else {
      const lotes = await devolverAPausa(tx, sala, FOLGA_APOS_MANUTENCAO_MS)
      await sql`update leilao set pausado_at = null, pausa_motivo = null where id = ${leiId}`.execute(tx)
      feitas.push({ leiId, leiUid, hotId, lotes })
    }
  }
  return feitas
}

/** After the commit: rooms and lots are told. */
export async function contarParada(s: Servicos, paradas: readonly Parada[]): Promise<void> {
  for (const p of paradas) {
    publicarLotes(s, [...p.lotes])
    await anunciarSala(s, p)
  }
}
