// The house's signature under published roots: Ed25519, one key for all processes, made once in the database. Its public
// half stands beside each signature.
import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import type { Resumir } from '@martelo/domain/lances/arvore.ts'
import { chaveDoSistema } from '../../../core/auth/chaves.ts'
import type { BancoDeDados } from '../../../core/database/database.ts'

/** What stands before the 32 bytes of a key in its DER encoding (RFC 8410). */
const PRIVADA = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLICA = Buffer.from('302a300506032b6570032100', 'hex')

export const resumir: Resumir = (bytes) => hash('sha256', bytes, 'buffer')

export interface Assinante {
  /** 32 bytes, public */
  readonly chave: Buffer
  assinar(texto: string): Buffer
}

export async function abrirAssinante(banco: BancoDeDados): Promise<Assinante> {
  const semente = await chaveDoSistema(banco, 'raizes-do-registro')
  const privada = createPrivateKey({ key: Buffer.concat([PRIVADA, semente]), format: 'der', type: 'pkcs8' })
  const der = createPublicKey(privada).export({ format: 'der', type: 'spki' })
  return {
    chave: der.subarray(PUBLICA.length),
    assinar: (texto) => sign(null, Buffer.from(texto), privada),
  }
}

const chavePublica = (chave: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLICA, chave]), format: 'der', type: 'spki' })

export const assinaturaConfere = (texto: string, chave: Buffer, assinatura: Buffer): boolean =>
  verify(null, Buffer.from(texto), chavePublica(chave), assinatura)
