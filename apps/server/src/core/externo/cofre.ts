// Secrets at rest: AES-256-GCM under a key that the database never holds. Several keys have ids, so that a new one can
// take over: the first encrypts, all of them decrypt (processes/trocar-chave.ts re-encrypts what an older one wrote).
//
// Refuses a ciphertext that was moved to another house's row: the context is authenticated with it.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'

/** Nothing can be encrypted or read: no key, an unknown key, or tampered bytes. */
export class CofreFechado extends Error {}

export interface Cifrado {
  readonly chaveId: string
  readonly bytes: Buffer
}

export interface Cofre {
  /** the id of the key that encrypts; null: this installation has none */
  readonly chaveId: string | null
  /** Throws `CofreFechado` without a key. `contexto`: what the secret belongs to. */
  cifrar(texto: string, contexto: string): Cifrado
  /** Throws `CofreFechado`. */
  decifrar(c: Cifrado, contexto: string): string
}

const VERSAO = 1
const [NONCE, SELO] = [12, 16]
const UMA_CHAVE = /^([A-Za-z0-9._-]{1,40}):([A-Za-z0-9+/_-]{43}=?)$/

/** `texto`: `id:key` pairs of 32 bytes in base64, comma-separated, the one that encrypts first. Throws one sentence. */
export function abrirCofre(texto: string | undefined): Cofre {
  const chaves = new Map<string, Buffer>()
  for (const par of (texto ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [, id = '', valor = ''] = UMA_CHAVE.exec(par) ?? []
    const chave = Buffer.from(valor, 'base64')
    if (chave.length !== 32)
      throw new Error('MARTELO_CHAVES is wrong: use id:base64 of 32 bytes, comma-separated.')
    if (chaves.has(id)) throw new Error(`MARTELO_CHAVES is wrong: two keys named ${id}.`)
    chaves.set(id, chave)
  }
  const atual = [...chaves.keys()][0] ?? null
  return {
    chaveId: atual,
    cifrar(claro, contexto) {
      const chave = atual === null ? undefined : chaves.get(atual)
      if (atual === null || chave === undefined)
        throw new CofreFechado('this installation has no key (MARTELO_CHAVES)')
      const nonce = randomBytes(NONCE)
      const c = createCipheriv('aes-256-gcm', chave, nonce).setAAD(Buffer.from(contexto))
      const corpo = Buffer.concat([c.update(claro, 'utf8'), c.final()])
      return { chaveId: atual, bytes: Buffer.concat([Buffer.of(VERSAO), nonce, c.getAuthTag(), corpo]) }
    },
    decifrar({ chaveId, bytes }, contexto) {
      const chave = chaves.get(chaveId)
      if (chave === undefined) throw new CofreFechado(`the key ${chaveId} is not in MARTELO_CHAVES`)
      if (bytes[0] !== VERSAO || bytes.length < 1 + NONCE + SELO)
        throw new CofreFechado('unknown form of a secret')
      const d = createDecipheriv('aes-256-gcm', chave, bytes.subarray(1, 1 + NONCE), { authTagLength: SELO })
      d.setAAD(Buffer.from(contexto)).setAuthTag(bytes.subarray(1 + NONCE, 1 + NONCE + SELO))
      try {
        return Buffer.concat([d.update(bytes.subarray(1 + NONCE + SELO)), d.final()]).toString('utf8')
      } catch {
        throw new CofreFechado('a secret was changed, or belongs to something else')
      }
    },
  }
}

/** The environment's keys; in the demonstration without them, one kept in the data folder. */
export async function chavesDaInstalacao(
  config: Pick<Config, 'chaves' | 'demo' | 'pastaDeDados'>,
): Promise<string | undefined> {
  if (config.chaves !== undefined || !config.demo) return config.chaves
  const arquivo = path.join(config.pastaDeDados, 'chaves.txt')
  await mkdir(config.pastaDeDados, { recursive: true })
  // Two processes may start at once: the first whole file stays.
  const rascunho = `${arquivo}.${randomBytes(6).toString('hex')}`
  await writeFile(rascunho, `demo:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  await link(rascunho, arquivo).catch((e: NodeJS.ErrnoException) => {
    if (e.code !== 'EEXIST') throw e
  })
  await unlink(rascunho)
  return readFile(arquivo, 'utf8')
}
