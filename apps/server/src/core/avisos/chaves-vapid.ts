// The key with which push services know us (RFC 8292): the configured pair, or one made once in the database and shared
// by all processes. 32 random bytes are a private key of P-256; its public point follows from it.
//
// Never another key at each start: every browser's subscription is bound to the first.
import { createECDH } from 'node:crypto'
import { chaveDoSistema } from '../auth/chaves.ts'
import type { Servicos } from '../servicos.ts'

export interface ChavesVapid {
  readonly publicKey: string
  readonly privateKey: string
  /** who answers for the messages, as the services want it */
  readonly subject: string
}

const guardadas = new WeakMap<object, Promise<ChavesVapid>>()

export function chavesVapid(s: Pick<Servicos, 'banco' | 'config'>): Promise<ChavesVapid> {
  const ja = guardadas.get(s.banco) ?? lerChaves(s)
  guardadas.set(s.banco, ja)
  ja.catch(() => guardadas.delete(s.banco))
  return ja
}

async function lerChaves({ banco, config }: Pick<Servicos, 'banco' | 'config'>): Promise<ChavesVapid> {
  const { publicKey, privateKey, subject } = config.push
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey, subject }
  const privada = await chaveDoSistema(banco, 'vapid')
  const curva = createECDH('prime256v1')
  curva.setPrivateKey(privada)
  return { publicKey: curva.getPublicKey('base64url'), privateKey: privada.toString('base64url'), subject }
}
