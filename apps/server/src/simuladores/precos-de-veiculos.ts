// A service of average prices that plays its part: a price for each code and year, made up from both, lower for older years.
//
// It is an outside party and shares nothing with the product. Never started in production.
import { randomUUID } from 'node:crypto'
import { iniciarServidor, type ServidorSimulado } from './controle.ts'

export interface PrecosSimulados extends ServidorSimulado {
  readonly token: string
}

export async function iniciarPrecosDeVeiculos(o: { token?: string } = {}): Promise<PrecosSimulados> {
  const token = o.token ?? randomUUID()
  const servidor = await iniciarServidor((q, r) => {
    const responder = (status: number, corpo: unknown): void =>
      void r.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))
    if (q.headers.authorization !== `Bearer ${token}`) return responder(401, { erro: 'token desconhecido' })
    const [, codigo, ano] = /^\/precos\/(\d{6}-\d)\/(\d{4,5})$/.exec(q.url ?? '') ?? []
    if (codigo === undefined || ano === undefined) return responder(404, { erro: 'não existe' })
    const base = 30_000 + (Number(codigo.slice(0, 6)) % 90_000)
    const idade = Math.max(0, 2026 - Number(ano))
    responder(200, {
      modelo: `Modelo ${codigo}`,
      valor: Math.round(base * 0.93 ** Math.min(idade, 30)),
      referencia: new Date().toISOString().slice(0, 7),
    })
  })
  return { ...servidor, token }
}
