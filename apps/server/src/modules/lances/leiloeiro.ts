// The auctioneer's bids: a nickname stands for somebody in the room or on the phone. The bid goes through the engine
// like any other; afterwards the nickname cycle turns (next, repeat, take turns, random).
import { randomInt } from 'node:crypto'
import { registrarLanceDeApelido } from '@martelo/domain/lances/apelidos.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../core/http/contexto.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import type { Tx } from '../../core/database/database.ts'
import type { RespostaDoMotor } from './motor/pedidos.ts'
import { motorDe } from './parte-lances.ts'

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
  cidade: string | null
  estado: string | null
  leiId: number
  qtdLances: number
  proximo: boolean
  repetir: boolean
  revezar: boolean
  randomico: boolean
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
  const resposta = await motorDe(ctx.servicos).pedir({
    tipo: 'Leiloeiro',
    lelUid: p.lelUid,
    hotId,
    usuId,
    usuUid,
    ip: ctx.ip,
    chave: p.chave,
    confirmarValorAlto: p.confirmarValorAlto,
    apelido: { id: apelido.id, uid: apelido.uid, nome: apelido.apelido },
    emDefesa: p.emDefesa,
    valor: p.valor,
  })
  if (resposta.tipo === 'aceito') await ctx.tx((tx) => girarApelidos(tx, hotId, apelido))
  return resposta
}

async function acharApelido(
  tx: Tx,
  hotId: number,
  lelUid: string,
  uid: string,
): Promise<LinhaDoApelido | null> {
  const r = await sql<LinhaDoApelido>`select p.* from apelido_leiloeiro p join lote l on l.lei_id = p.lei_id
    where p.uid = ${uid} and p.hot_id = ${hotId} and l.uid = ${lelUid}`.execute(tx)
  return r.rows[0] ?? null
}

/** Counts the bid and moves the marks, for the whole list of the auction. */
async function girarApelidos(tx: Tx, hotId: number, usado: LinhaDoApelido): Promise<void> {
  const r =
    await sql<LinhaDoApelido>`select * from apelido_leiloeiro where lei_id = ${usado.leiId} and hot_id = ${hotId}
    order by ordem, id for update`.execute(tx)
  const lista = r.rows.map(
    ({ uid, apelido, cidade, estado, qtdLances, proximo, repetir, revezar, randomico }) => ({
      uid,
      apelido,
      cidade,
      estado,
      qtdLances,
      acoes: { proximo, repetir, revezar, randomico },
    }),
  )
  const depois = registrarLanceDeApelido(lista, usado.uid, () => randomInt(1_000_000) / 1_000_000)
  await sql`update apelido_leiloeiro p set qtd_lances = v.n, proximo = v.a, repetir = v.b, revezar = v.c, randomico = v.d
    from unnest(${depois.map((d) => d.uid)}::uuid[], ${depois.map((d) => d.qtdLances)}::int[], ${depois.map((d) => d.acoes.proximo)}::boolean[],
      ${depois.map((d) => d.acoes.repetir)}::boolean[], ${depois.map((d) => d.acoes.revezar)}::boolean[], ${depois.map((d) => d.acoes.randomico)}::boolean[]) as v(uid, n, a, b, c, d)
    where p.uid = v.uid and p.hot_id = ${hotId}`.execute(tx)
}
