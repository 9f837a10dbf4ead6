// The slow way that always gets there: one lot, everything read and judged under row locks, in one transaction.
//
// Taken for a lot that lost the optimistic race several times, and for clients with a buying limit: their row is
// locked before the lot's, so that two bids of one client on two lots are added up one after the other.
import type { PoolClient } from 'pg'
import type { RelogioDoBanco } from '../../../core/database/relogio-do-banco.ts'
import { type Compromissos, limiteDisponivel } from '@martelo/domain/lances/limite-disponivel.ts'
import { decidirLote, type Julgavel } from './decidir.ts'
import { gravarEfeitos, reservarCascatas } from './efeitos-raros.sql.ts'
import { chaveDe, chaveDosFatos, lerCompromissos, lerFatos, lerLotes, lerRespondidos } from './estado.sql.ts'
import { gravar } from './gravar.sql.ts'
import type { Decisao, PedidoDoMotor } from './pedidos.ts'

export interface DecididoTravado {
  readonly decisoes: ReadonlyMap<PedidoDoMotor, Decisao>
  readonly mudaram: readonly number[]
  /** performance.now: when the judge was through */
  readonly julgado: number
}

/** Decides the requests of one lot inside the caller's transaction. Null: the lot's end passed meanwhile; again. */
export async function decidirTravado(
  db: PoolClient,
  lelUid: string,
  pedidos: readonly PedidoDoMotor[],
  relogio: RelogioDoBanco,
): Promise<DecididoTravado | null> {
  await db.query(`set local lock_timeout = '3s'`)
  const cliIds = [...new Set(pedidos.flatMap((p) => (p.tipo === 'Leiloeiro' ? [] : [p.cliId])))]
  await db.query('select 1 from cliente where id = any($1::int[]) order by id for no key update', [cliIds])
  await db.query('select 1 from lote where uid = $1 for no key update', [lelUid])
  const lote = (await lerLotes(db, [lelUid]))[0]
  if (lote === undefined) return null
  const fatos = await lerFatos(
    db,
    cliIds.map((cliId) => ({ cliId, leiId: lote.leiId })),
  )
  const ja = await lerRespondidos(
    db,
    pedidos.map((p) => chaveDe(p, lote.lelId)),
  )
  const decisoes = new Map<PedidoDoMotor, Decisao>()
  const novos: PedidoDoMotor[] = []
  for (const pedido of pedidos) {
    const antes = ja.get(`${lote.lelId}:${pedido.usuId}:${pedido.chave}`)
    if (antes) decisoes.set(pedido, antes)
    else novos.push(pedido)
  }
  if (novos.length === 0) return { decisoes, mudaram: [], julgado: performance.now() }
  const limitados = cliIds.filter((id) => fatos.get(chaveDosFatos(id, lote.leiId))?.limitado === true)
  const comprometidos = await lerCompromissos(db, limitados, lote)
  const julgaveis = novos.map((p) => julgavel(p, lote.leiId, fatos, comprometidos))
  const decidido = decidirLote(lote, julgaveis, relogio.agora())
  const julgado = performance.now()
  await reservarCascatas(db, [decidido])
  const clientes = [...fatos].map(([k, f]) => ({ cliId: Number(k.split(':')[0]), versao: f.versao }))
  const { valem } = await gravar(db, [{ decidido, clientes }])
  if (!valem.has(lote.lelId)) return null
  const outros = await gravarEfeitos(db, [decidido])
  for (const d of decidido.decisoes) decisoes.set(d.pedido, d.decisao)
  return { decisoes, mudaram: decidido.mudou ? [lote.lelId, ...outros] : outros, julgado }
}

function julgavel(
  pedido: PedidoDoMotor,
  leiId: number,
  fatos: Awaited<ReturnType<typeof lerFatos>>,
  comprometidos: ReadonlyMap<number, Compromissos>,
): Julgavel {
  if (pedido.tipo === 'Leiloeiro') return { pedido, fatos: null }
  const achado = fatos.get(chaveDosFatos(pedido.cliId, leiId))
  if (achado === undefined) throw new Error(`client ${pedido.cliId} is gone`)
  if (!achado.limitado) return { pedido, fatos: achado.fatos }
  const comprometido = comprometidos.get(pedido.cliId)
  if (comprometido === undefined) throw new Error(`what client ${pedido.cliId} has committed was not read`)
  const limiteDeCompra = limiteDisponivel(achado.limites, comprometido)
  return { pedido, fatos: { ...achado.fatos, limiteDeCompra } }
}
