// The chain of hashes over a lot's log: hash = SHA-256(hash of the row before + canonical text of the row). The first
// row chains to 32 zero bytes. The holder of a later hash can prove that no earlier row was changed or left out.
//
// The canonical text comes from the domain; the release of bids (a re-offer, a withdrawal) is the one kind of row that
// no request makes, so its text is here, in the same fields and order.
import { hash as resumir } from 'node:crypto'
import { canonico } from '@martelo/domain/lances/canonico.ts'
import type { LanceRegistrado } from '@martelo/domain/lances/estado-do-lote.ts'

const INICIO = Buffer.alloc(32)

/** A row that takes all bids back: who led and at which price. */
export interface Cancelamento {
  readonly lelUid: string
  readonly seq: number
  readonly instante: number
  readonly valor: number
  readonly quem: { readonly tipo: 'cliente' | 'apelido'; readonly uid: string }
  /** the lot's event that took the bids back */
  readonly motivo: string
}

export function textoDoCancelamento(c: Cancelamento): string {
  return JSON.stringify({
    lelUid: c.lelUid,
    seq: c.seq,
    instante: c.instante,
    tipo: 'Cancelamento',
    valor: c.valor,
    quem: { tipo: c.quem.tipo, uid: c.quem.uid, usuUid: null, emDefesa: null },
    motivo: c.motivo,
    chave: null,
    reservaAte: null,
  })
}

// One place for the bytes of the hash before and the text: a hash object per row would cost more than the hash.
const TAMANHO = 32
const area = Buffer.allocUnsafe(16_384)

/**
 * The hash of a row from its canonical text and the hash before it (null: it is the first), both in hexadecimal: a small
 * buffer made outside the heap for each would cost four times the hash.
 */
export function encadearEmHex(anterior: string | null, texto: string): string {
  if (anterior === null) area.set(INICIO, 0)
  else area.write(anterior, 0, TAMANHO, 'hex')
  if (texto.length * 3 + TAMANHO > area.length)
    return resumir('sha256', Buffer.concat([area.subarray(0, TAMANHO), Buffer.from(texto)]), 'hex')
  return resumir('sha256', area.subarray(0, TAMANHO + area.write(texto, TAMANHO)), 'hex')
}

/** The same in bytes. */
export const encadear = (anterior: Buffer | null, texto: string): Buffer =>
  Buffer.from(encadearEmHex(anterior?.toString('hex') ?? null, texto), 'hex')

export const encadearLance = (anterior: string | null, lance: LanceRegistrado): string =>
  encadearEmHex(anterior, canonico(lance))
