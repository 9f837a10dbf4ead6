// A lot's log as the domain knows it: rows turned back into the records whose canonical text was hashed. The receipt
// check and the verifying command read through here, so both prove the same text that the engine wrote.
import type { LanceRegistrado, MotivoDoLance, Participante } from '@martelo/domain/lances/estado-do-lote.ts'
import { canonico } from '@martelo/domain/lances/canonico.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../core/database/schema.gen.ts'
import { textoDoCancelamento } from '../../engines/lances/port.ts'

export interface LinhaDoRegistro {
  seq: number
  tipo: string
  situacao: string
  valor: number
  teto: number | null
  data: Date
  hash: Buffer
  chave: string | null
  motivo: string
  emDefesa: boolean
  reservaAte: Date | null
  cliUid: string | null
  apeUid: string | null
  apelido: string
  usuUid: string | null
}

/** The whole log of a lot in its order, or only rows from `deSeq` to `ateSeq`. */
export async function lerRegistro(
  db: Kysely<DB>,
  lelId: number,
  { deSeq = 0, ateSeq = 2_147_483_647 }: { deSeq?: number; ateSeq?: number } = {},
): Promise<LinhaDoRegistro[]> {
  const r = await sql<LinhaDoRegistro>`
    select b.seq, b.tipo, b.situacao, b.valor, b.teto, b.data, b.hash, b.chave, b.motivo, b.em_defesa, b.reserva_ate,
      c.uid as cli_uid, p.uid as ape_uid, coalesce(c.apelido, p.apelido) as apelido, u.uid as usu_uid
    from lance b left join cliente c on c.id = b.cli_id left join apelido_leiloeiro p on p.id = b.ape_id
      left join usuario u on u.id = b.usu_id
    where b.lel_id = ${lelId} and b.seq between ${deSeq} and ${ateSeq} order by b.seq`.execute(db)
  return r.rows
}

/** Who stands behind a row. */
export function participante(l: LinhaDoRegistro): Participante {
  return l.apeUid === null
    ? { tipo: 'cliente', cliUid: l.cliUid ?? '', apelido: l.apelido }
    : { tipo: 'apelido', apeUid: l.apeUid, apelido: l.apelido, usuUid: l.usuUid ?? '', emDefesa: l.emDefesa }
}

/** The record of a row; null for the release of bids, which no request makes. */
export function registroDaLinha(lelUid: string, l: LinhaDoRegistro): LanceRegistrado | null {
  const comum = {
    lelUid,
    seq: l.seq,
    instante: l.data.getTime(),
    quem: participante(l),
    motivo: l.motivo as MotivoDoLance,
    chave: l.chave,
  }
  switch (l.tipo) {
    case 'Manual':
    case 'Automático':
    case 'Leiloeiro':
      return { ...comum, evento: 'lance', tipo: l.tipo, valor: l.valor }
    case 'Configuração Automática':
      return { ...comum, evento: 'teto', tipo: l.tipo, valor: l.teto }
    case 'Proposta':
      return { ...comum, evento: 'proposta', tipo: l.tipo, valor: l.valor }
    case 'Compre Já':
      return {
        ...comum,
        evento: 'compra',
        tipo: l.tipo,
        valor: l.valor,
        reservaAte: l.reservaAte?.getTime() ?? 0,
      }
    default:
      return null
  }
}

/** The text whose hash the row must carry. */
export function textoDaLinha(lelUid: string, l: LinhaDoRegistro): string {
  const registro = registroDaLinha(lelUid, l)
  if (registro !== null) return canonico(registro)
  return textoDoCancelamento({
    lelUid,
    seq: l.seq,
    instante: l.data.getTime(),
    valor: l.valor,
    quem: { tipo: l.apeUid === null ? 'cliente' : 'apelido', uid: l.apeUid ?? l.cliUid ?? '' },
    motivo: l.motivo,
  })
}
