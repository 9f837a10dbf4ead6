// Passwords and one-time secrets. Passwords: Argon2id with the OWASP parameters (19 MiB, 2 passes). One-time secrets
// are 256 random bits, so a plain SHA-256 of them may lie in the database; six-digit codes are guarded by attempts.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

const PARAMETROS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Verified against when the account does not exist, so that the answer takes as long. */
let senhaDeNinguem: Promise<string> | null = null

export function resumirSenha(senha: string): Promise<string> {
  return hash(senha, PARAMETROS)
}

export async function conferirSenha(resumo: string | null, senha: string): Promise<boolean> {
  senhaDeNinguem ??= resumirSenha(randomBytes(16).toString('hex'))
  const certa = await verify(resumo ?? (await senhaDeNinguem), senha)
  return resumo !== null && certa
}

export function novoSegredo(): { segredo: string; resumo: Buffer } {
  const segredo = randomBytes(32).toString('base64url')
  return { segredo, resumo: resumirSegredo(segredo) }
}

export function resumirSegredo(segredo: string): Buffer {
  return createHash('sha256').update(segredo).digest()
}

/** Six digits; never compared in a way that tells how many are right. */
export function novoCodigo(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}

/** Bound to its user, so that equal codes of two people are not equal in the table, and to what it is for. */
export const resumirCodigoDeEntrada = (usuId: number, codigo: string): Buffer =>
  resumirSegredo(`entrada:${usuId}:${codigo}`)

export function iguais(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
