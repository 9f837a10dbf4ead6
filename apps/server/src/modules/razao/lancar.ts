// The ONE writer of the ledger: brings what is written of an object to the position that it has now, in the transaction
// of the fact. Repeating it writes nothing; a fact that was undone is written back; two writers wait for each other.
import { diferenca, type Movimento } from '@martelo/domain/razao/lancamento.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Posicao, posicoesDaCaucao, posicoesDaVenda, posicoesDoPix } from './posicoes.ts'
import {
  type Dossie,
  inserirLancamento,
  lancadosDe,
  lerCaucao,
  lerDossies,
  lerLancados,
  lerPix,
  type Objeto,
  vendasDoLote,
} from './razao.sql.ts'

interface Opcoes {
  /** for what was there before the ledger */
  readonly abertura?: boolean
}

/** Answers how many entries were written. */
export async function lancarPosicoes(
  tx: Tx,
  hotId: number,
  posicoes: readonly Posicao[],
  { abertura = false }: Opcoes = {},
): Promise<number> {
  if (posicoes.length === 0) return 0
  const lancados = await lerLancados(
    tx,
    hotId,
    posicoes.map((p) => p.objeto),
  )
  let escritos = 0
  for (const { objeto, vndId, movimentos } of posicoes) {
    const { partidas, versoes } = lancadosDe(lancados, objeto)
    for (const l of diferenca(movimentos, partidas)) {
      const versao = (versoes.get(l.fato) ?? 0) + 1
      await inserirLancamento(tx, hotId, { ...l, objeto, versao, vndId, abertura })
      escritos += 1
    }
  }
  return escritos
}

/** A sale with its payments, refunds, Pix and boletos. Call it where any of them changed, with the sale locked. */
export async function lancarVenda(tx: Tx, hotId: number, vndId: number): Promise<void> {
  await lancarDossies(tx, hotId, await lerDossies(tx, hotId, [vndId]))
}

/** The sale that a lot stands in, when the lot begins or ceases to count in it. */
export async function lancarVendaDoLote(tx: Tx, hotId: number, lelId: number): Promise<void> {
  for (const vndId of await vendasDoLote(tx, hotId, lelId)) await lancarVenda(tx, hotId, vndId)
}

export async function lancarDossies(
  tx: Tx,
  hotId: number,
  dossies: readonly Dossie[],
  opcoes: Opcoes = {},
): Promise<number> {
  return lancarPosicoes(tx, hotId, dossies.flatMap(posicoesDaVenda), opcoes)
}

/** What the bank reported, also without a charge of ours, and the refund of it. */
export async function lancarPix(tx: Tx, hotId: number, endToEndId: string, o: Opcoes = {}): Promise<void> {
  const lido = await lerPix(tx, hotId, endToEndId)
  if (lido !== undefined) await lancarPosicoes(tx, hotId, posicoesDoPix(lido), o)
}

/** A deposit of the habilitação, with the Pix that it is. */
export async function lancarCaucao(tx: Tx, hotId: number, cauId: number, o: Opcoes = {}): Promise<void> {
  const c = await lerCaucao(tx, hotId, cauId)
  if (c === undefined) return
  await lancarPosicoes(tx, hotId, posicoesDaCaucao(c), o)
  if (c.endToEndId !== null) await lancarPix(tx, hotId, c.endToEndId, o)
}

/**
 * For every other module: what is true of an object of yours now. `vndId`: the sale that it belongs to, if any. An empty
 * list takes back all that was written of it.
 */
export async function lancar(
  tx: Tx,
  hotId: number,
  p: { readonly objeto: Objeto; readonly vndId?: number | null; readonly movimentos: readonly Movimento[] },
): Promise<void> {
  await lancarPosicoes(tx, hotId, [{ objeto: p.objeto, vndId: p.vndId ?? null, movimentos: p.movimentos }])
}
