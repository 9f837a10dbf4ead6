// A push service and the browsers behind it, as a real HTTP server: browsers sign up, the service takes messages for
// them (RFC 8030), asks who sends (RFC 8292: a signed token for this origin, by the key of the subscription), and each
// browser opens its own (RFC 8291). A browser may leave (410) and the service may be busy (429).
//
// It is an outside party and shares nothing with the product. Never started in production.
import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'

export interface InscricaoSimulada {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}
export interface Recebida {
  readonly texto: string
  readonly ttl: number
  readonly urgencia: string
  readonly remetente: string
}
export interface ServicoDePush {
  readonly url: string
  /** a browser signs up; the service takes messages of this key only */
  inscrever(chaveDoSite: string): InscricaoSimulada
  recebidas(i: InscricaoSimulada): readonly Recebida[]
  /** the browser is gone */
  sair(i: InscricaoSimulada): void
  /** the next so many messages are answered with this status */
  falhar(status: number, vezes: number): void
  parar(): Promise<void>
}

interface Navegador {
  readonly curva: ECDH
  readonly auth: Buffer
  readonly chaveDoSite: string
  readonly recebidas: Recebida[]
  saiu: boolean
}

const MAXIMO_BYTES = 4096
const UM_DIA_S = 86_400

export async function iniciarServicoDePush(
  o: { host?: string; porta?: number } = {},
): Promise<ServicoDePush> {
  const navegadores = new Map<string, Navegador>()
  const falhas: number[] = []
  const servidor = createServer((q, r) => {
    receber(q, r).catch(() => r.writeHead(500).end())
  })
  await new Promise<void>((ok) => servidor.listen(o.porta ?? 0, o.host ?? '127.0.0.1', ok))
  const url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`

  async function receber(q: IncomingMessage, r: ServerResponse): Promise<void> {
    const corpo = await lerCorpo(q)
    const n = navegadores.get(/^\/push\/([\w-]+)$/.exec(q.url ?? '')?.[1] ?? '')
    const falha = falhas.shift()
    const status = falha ?? (n === undefined ? 404 : n.saiu ? 410 : await julgar(q, corpo, n, url))
    if (status === 201 && n !== undefined) n.recebidas.push(abrir(q, corpo, n))
    r.writeHead(status, status === 429 ? { 'retry-after': '1' } : {}).end()
  }

  return {
    url,
    inscrever(chaveDoSite) {
      const [id, curva, auth] = [randomUUID(), createECDH('prime256v1'), randomBytes(16)]
      curva.generateKeys()
      navegadores.set(id, { curva, auth, chaveDoSite, recebidas: [], saiu: false })
      return {
        endpoint: `${url}/push/${id}`,
        keys: { p256dh: curva.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
    },
    recebidas: (i) => navegadores.get(i.endpoint.split('/').at(-1) ?? '')?.recebidas ?? [],
    sair(i) {
      const n = navegadores.get(i.endpoint.split('/').at(-1) ?? '')
      if (n !== undefined) n.saiu = true
    },
    falhar(status, vezes) {
      falhas.push(...Array.from({ length: vezes }, () => status))
    },
    async parar() {
      servidor.closeAllConnections()
      await new Promise<void>((ok) => servidor.close(() => ok()))
    },
  }
}

async function lerCorpo(q: IncomingMessage): Promise<Buffer> {
  const partes: Buffer[] = []
  for await (const p of q) partes.push(p as Buffer)
  return Buffer.concat(partes)
}

/** 201, or what a service answers to a message that it does not take. */
async function julgar(q: IncomingMessage, corpo: Buffer, n: Navegador, origem: string): Promise<number> {
  if (q.method !== 'POST') return 405
  if (corpo.length > MAXIMO_BYTES) return 413
  if (!/^\d+$/.test(String(q.headers.ttl)) || q.headers['content-encoding'] !== 'aes128gcm') return 400
  const m = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(q.headers.authorization ?? '')
  if (m === null) return 401
  const [, token = '', chave = ''] = m
  return (await assinado(token, chave, origem)) && chave === n.chaveDoSite ? 201 : 403
}

async function assinado(token: string, chave: string, origem: string): Promise<boolean> {
  const ponto = Buffer.from(chave, 'base64url')
  if (ponto.length !== 65 || decodeProtectedHeader(token).alg !== 'ES256') return false
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: ponto.subarray(1, 33).toString('base64url'),
    y: ponto.subarray(33).toString('base64url'),
  }
  try {
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: origem })
    const duracao = (payload.exp ?? 0) - Date.now() / 1000
    return duracao <= UM_DIA_S && /^(?:mailto:|https:)/.test(payload.sub ?? '')
  } catch {
    return false
  }
}

function abrir(q: IncomingMessage, corpo: Buffer, n: Navegador): Recebida {
  const aberto = ece.decrypt(corpo, {
    version: 'aes128gcm',
    privateKey: n.curva,
    authSecret: n.auth.toString('base64url'),
  })
  return {
    texto: aberto.toString('utf8'),
    ttl: Number(q.headers.ttl),
    urgencia: String(q.headers.urgency ?? 'normal'),
    remetente: /k=([\w-]+)/.exec(q.headers.authorization ?? '')?.[1] ?? '',
  }
}
