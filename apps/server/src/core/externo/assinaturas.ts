// How notices of outside parties are told from forged ones. A party that signs in its own way gives its own `conferir`.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Tx } from '../database/database.ts'

/** A notice as it came: the signature is over these bytes, never over what was parsed of them. */
export interface AvisoCru {
  readonly corpo: Uint8Array
  /** lower-case names */
  readonly cabecalhos: Readonly<Record<string, string>>
  readonly busca: Readonly<Record<string, string>>
}

export interface AvisoConferido {
  readonly autentico: boolean
  /** when the party signed it (epoch ms); null: its signature covers no instant */
  readonly quando: number | null
  /** the party's own id; null: the digest of the body stands for it */
  readonly id: string | null
}

/** One notice that was taken, on its way to its handler. */
export interface AvisoRecebido {
  readonly hotId: number
  readonly uid: string
  readonly corpo: Buffer
  json(): unknown
}

export interface AvisosDoParceiro<C> {
  conferir(a: AvisoCru, credencial: C): AvisoConferido
  /** how far apart the two clocks may be; default five minutes */
  readonly janelaSegundos?: number
  /**
   * Acts on one notice, after it was stored, in one transaction of the house. Must be idempotent: it throws when a
   * retry may succeed.
   */
  processar(tx: Tx, aviso: AvisoRecebido): Promise<void>
}

export const JANELA_PADRAO_S = 300

export function iguais(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

/** Hex of HMAC-SHA256 over `instant.body`, as most gateways sign. `instante`: epoch seconds. */
export function assinar(segredo: string, instante: string, corpo: Uint8Array): string {
  return createHmac('sha256', segredo).update(`${instante}.`).update(corpo).digest('hex')
}

/** Checks `assinar`. Without a secret nothing is authentic. */
export function porHmac<C>(o: {
  readonly segredo: (c: C) => string
  readonly assinatura: string
  readonly instante: string
  readonly id?: string
}): AvisosDoParceiro<C>['conferir'] {
  return ({ corpo, cabecalhos }, credencial) => {
    const segredo = o.segredo(credencial)
    const instante = cabecalhos[o.instante] ?? ''
    const recebida = (cabecalhos[o.assinatura] ?? '').replace(/^sha256=/, '')
    return {
      autentico: segredo !== '' && instante !== '' && iguais(assinar(segredo, instante, corpo), recebida),
      quando: /^\d{1,12}$/.test(instante) ? Number(instante) * 1000 : Number.NaN,
      id: (o.id === undefined ? undefined : cabecalhos[o.id]?.slice(0, 200)) || null,
    }
  }
}

export const resumo = (corpo: Uint8Array): string => createHash('sha256').update(corpo).digest('hex')
