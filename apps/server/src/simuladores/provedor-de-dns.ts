// A DNS provider that plays its part: one zone, records by name, a token. What was written can be read again.
//
// It is an outside party and shares nothing with the product. Never started in production.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { iniciarServidor, type ServidorSimulado } from './controle.ts'

export const ZONA_SIMULADA = 'zona-1'

export interface RegistroSimulado {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly content: string
}
export interface DnsSimulado extends ServidorSimulado {
  readonly token: string
  readonly zona: string
  readonly registros: RegistroSimulado[]
}

async function corpoDe(q: IncomingMessage): Promise<Omit<RegistroSimulado, 'id'>> {
  const partes: Buffer[] = []
  for await (const p of q) partes.push(p as Buffer)
  return JSON.parse(Buffer.concat(partes).toString('utf8')) as Omit<RegistroSimulado, 'id'>
}

export async function iniciarProvedorDeDns(o: { token?: string } = {}): Promise<DnsSimulado> {
  const token = o.token ?? randomUUID()
  const zona = ZONA_SIMULADA
  const registros: RegistroSimulado[] = []
  const servidor = await iniciarServidor(async (q, r) => {
    const responder = (status: number, result: unknown): void =>
      void r
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: status < 300, result }))
    const certo =
      q.headers.authorization === `Bearer ${token}` ||
      (q.headers['x-auth-key'] === token && Boolean(q.headers['x-auth-email']))
    if (!certo) return responder(403, null)
    const u = new URL(q.url ?? '/', 'http://simulador')
    const [, qual, resto, id] = /^\/zones\/([^/]+)(\/dns_records(?:\/([^/]+))?)?$/.exec(u.pathname) ?? []
    if (qual !== zona) return responder(404, null)
    if (resto === undefined) return responder(200, { id: zona, name: 'exemplo.com.br' })
    if (q.method === 'GET')
      return responder(
        200,
        registros.filter((x) => x.name === u.searchParams.get('name')),
      )
    const novo = { ...(await corpoDe(q)), id: id ?? randomUUID() }
    const onde = registros.findIndex((x) => x.id === novo.id)
    if (id !== undefined && onde < 0) return responder(404, null)
    if (onde < 0) registros.push(novo)
    else registros[onde] = novo
    responder(200, novo)
  })
  return { ...servidor, token, zona, registros }
}
