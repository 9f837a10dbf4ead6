// Codes of an app on the person's phone (TOTP, RFC 6238). The shared secret lies sealed in the table; a code is good once, and
// for its half minute and the ones beside it: clocks of phones differ.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { chaveDoSistema } from '../../core/auth/chaves.ts'
import type { BancoDeDados } from '../../core/database/database.ts'

const PERIODO_S = 30
const VIZINHOS = 1
const IV = 12
const SELO = 16

const aplicativo = (segredo: string, casa = '', conta = ''): TOTP =>
  new TOTP({ issuer: casa, label: conta, period: PERIODO_S, secret: Secret.fromBase32(segredo) })

/** In base32, as people type it when the camera fails. */
export const novoSegredoDoAplicativo = (): string => new Secret({ size: 20 }).base32

export const uriDoAplicativo = (segredo: string, casa: string, conta: string): string =>
  aplicativo(segredo, casa, conta).toString()

/** The half minute that this code belongs to, when it is right and later than `depoisDe`; null otherwise. */
export function passoDoCodigo(
  segredo: string,
  codigo: string,
  agora: number,
  depoisDe: number,
): number | null {
  const desvio = aplicativo(segredo).validate({ token: codigo, timestamp: agora, window: VIZINHOS })
  if (desvio === null) return null
  const passo = Math.floor(agora / 1000 / PERIODO_S) + desvio
  return passo > depoisDe ? passo : null
}

const chave = (banco: BancoDeDados): Promise<Buffer> => chaveDoSistema(banco, 'segundo-fator')

/** AES-256-GCM: initial vector, seal, text. */
export async function selar(banco: BancoDeDados, segredo: string): Promise<Buffer> {
  const iv = randomBytes(IV)
  const cifra = createCipheriv('aes-256-gcm', await chave(banco), iv)
  const texto = Buffer.concat([cifra.update(segredo, 'utf8'), cifra.final()])
  return Buffer.concat([iv, cifra.getAuthTag(), texto])
}

export async function abrirSelado(banco: BancoDeDados, selado: Buffer): Promise<string> {
  const cifra = createDecipheriv('aes-256-gcm', await chave(banco), selado.subarray(0, IV))
  cifra.setAuthTag(selado.subarray(IV, IV + SELO))
  return Buffer.concat([cifra.update(selado.subarray(IV + SELO)), cifra.final()]).toString('utf8')
}
