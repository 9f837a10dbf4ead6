/**
 * Addresses of private documents that work for five minutes at most: key, scope and end are sealed with HMAC-SHA256.
 * `escopo` is who it was made for (hotsite and user): the same key under another hotsite does not verify.
 * Refuses a longer life and a short secret by throwing, because both are mistakes of the program.
 * Seals are compared in constant time: `===` would tell how much was right.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const VALIDADE_MAXIMA_SEGUNDOS = 300
const TAMANHO_MINIMO_DO_SEGREDO = 32
const BYTES_DO_SELO = 32

export interface PedidoDeAssinatura {
  /** The storage key, without a leading slash. */
  readonly chave: string
  readonly escopo: string
  /** Epoch milliseconds. */
  readonly agora: number
  readonly validadeSegundos?: number
}

export interface UrlAssinada {
  readonly chave: string
  readonly escopo: string
  readonly expira: string
  readonly assinatura: string
  readonly agora: number
}

function selo(segredo: Uint8Array, chave: string, escopo: string, expira: number): Buffer {
  // Lengths go in front, so that no two different pairs spell the same text.
  const texto = `martelo-v1\n${escopo.length}:${escopo}\n${chave.length}:${chave}\n${expira}`
  return createHmac('sha256', segredo).update(texto).digest()
}

function conferirSegredo(segredo: Uint8Array): void {
  if (segredo.length < TAMANHO_MINIMO_DO_SEGREDO) {
    throw new RangeError(`The signing secret needs at least ${TAMANHO_MINIMO_DO_SEGREDO} bytes.`)
  }
}

/** The query to put behind the address: `expira=<epoch seconds>&assinatura=<base64url>`. */
export function assinar(segredo: Uint8Array, pedido: PedidoDeAssinatura): string {
  conferirSegredo(segredo)
  const validade = pedido.validadeSegundos ?? VALIDADE_MAXIMA_SEGUNDOS
  if (!(validade > 0 && validade <= VALIDADE_MAXIMA_SEGUNDOS)) {
    throw new RangeError(`A signed address lives from 1 to ${VALIDADE_MAXIMA_SEGUNDOS} seconds.`)
  }
  const expira = Math.floor(pedido.agora / 1000) + Math.floor(validade)
  const assinatura = selo(segredo, pedido.chave, pedido.escopo, expira).toString('base64url')
  return `expira=${expira}&assinatura=${assinatura}`
}

/** True only for an unchanged, unexpired address of this scope. Never throws for what the visitor sent. */
export function verificarAssinatura(segredo: Uint8Array, url: UrlAssinada): boolean {
  conferirSegredo(segredo)
  const bemFormada = /^\d{1,12}$/.test(url.expira)
  const expira = bemFormada ? Number(url.expira) : 0
  const recebido = Buffer.from(url.assinatura, 'base64url')
  const comTamanhoCerto = recebido.length === BYTES_DO_SELO
  // The comparison always runs over the same number of bytes, also when the answer is already no.
  const igual = timingSafeEqual(
    comTamanhoCerto ? recebido : Buffer.alloc(BYTES_DO_SELO),
    selo(segredo, url.chave, url.escopo, expira),
  )
  const restante = expira - url.agora / 1000
  return igual && comTamanhoCerto && bemFormada && restante > 0 && restante <= VALIDADE_MAXIMA_SEGUNDOS
}
