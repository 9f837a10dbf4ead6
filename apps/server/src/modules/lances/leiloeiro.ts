// The auctioneer's bids: a nickname stands for a person in the room or on the phone. The bid goes through the engine
// like any other. The nickname cycle (next, repeat, take turns, random) is derived from the log, which the room reads.
import { sql } from 'kysely'
import type { Ctx } from '../../core/http/contexto.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import type { Tx } from '../../core/database/database.ts'
import { type RespostaDoMotor } from '../../engines/lances/port.ts'

export interface LanceDoLeiloeiro {
  readonly lelUid: string
  readonly apelidoUid: string
  /** centavos */
  readonly valor: number
  readonly chave: string
  /** typed to defend the consignor's reserve: such a top bid never sells */
  readonly emDefesa: boolean
  readonly confirmarValorAlto: boolean
}

interface LinhaDoApelido {
  id: number
  uid: string
  apelido: string
}

/**
 * Bids for a nickname of the lot's auction. The caller has checked that the session conducts this auction.
 * `APELIDO_INEXISTENTE`: no such nickname in the lot's auction.
 */
export async function darLanceDoLeiloeiro(
  ctx: Ctx,
  p: LanceDoLeiloeiro,
): Promise<RespostaDoMotor | { readonly tipo: 'nao-decidido'; readonly codigo: 'APELIDO_INEXISTENTE' }> {
  const { usuId, usuUid } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const apelido = await ctx.ler((tx) => acharApelido(tx, hotId, p.lelUid, p.apelidoUid))
  if (apelido === null) return { tipo: 'nao-decidido', codigo: 'APELIDO_INEXISTENTE' }
  return ctx.servicos.lances.pedir({
    tipo: 'Leiloeiro',
    lelUid: p.lelUid,
    hotId,
    usuId,
    usuUid,
    ip: ctx.ip,
    reqId: ctx.reqId,
    chave: p.chave,
    confirmarValorAlto: p.confirmarValorAlto,
    apelido: { id: apelido.id, uid: apelido.uid, nome: apelido.apelido },
    emDefesa: p.emDefesa,
    valor: p.valor,
  })
}

async function acharApelido(
  tx: Tx,
  hotId: number,
  lelUid: string,
  uid: string,
): Promise<LinhaDoApelido | null> {
  const r =
    await sql<LinhaDoApelido>`select p.id, p.uid, p.apelido from apelido_leiloeiro p join lote l on l.lei_id = p.lei_id
    where p.uid = ${uid} and p.hot_id = ${hotId} and l.uid = ${lelUid}`.execute(tx)
  return r.rows[0] ?? null
}
