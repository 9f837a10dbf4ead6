// A bank that sells through the house: takes lots, results, cancelled sales and counter-proposals, each once by its key, and
// says whom it does not sell to (documents that end in 7). Its faults come by a seed.
//
// It is an outside party and shares nothing with the product. Never started in production.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acaso } from './acaso.ts'
import { iniciarServidor, lerTexto, type ServidorSimulado } from './controle.ts'

export interface LoteNoBanco {
  readonly id: string
  situacao: string
  valor: number | null
  recebidos: number
}
export interface BancoComitenteSimulado extends ServidorSimulado {
  readonly token: string
  /** by the house's own uid of the lot */
  readonly lotes: ReadonlyMap<string, LoteNoBanco>
  /** answers by key: told twice, it is one */
  readonly chaves: ReadonlyMap<string, string>
  /** of a hundred answers */
  faltas: { erro: number; recusa: number }
}

const SITUACAO: Readonly<Record<string, string>> = {
  '/lotes': 'RECEBIDO',
  '/arremates': 'ARREMATE',
  '/contrapropostas': 'CONTRAPROPOSTA',
  '/nao-arrematados': 'NAO_ARREMATE',
  '/cancelamentos': 'CANCELAR_VENDA',
}

export async function iniciarBancoComitente(
  o: { host?: string; porta?: number; token?: string; semente?: number } = {},
): Promise<BancoComitenteSimulado> {
  const token = o.token ?? randomUUID()
  const sorte = acaso(o.semente ?? 1)
  const lotes = new Map<string, LoteNoBanco>()
  const chaves = new Map<string, string>()
  const faltas = { erro: 0, recusa: 0 }
  let numero = 1000

  const atender = async (q: IncomingMessage, r: ServerResponse): Promise<void> => {
    const responder = (status: number, corpo: unknown): void =>
      void r.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))
    const texto = await lerTexto(q)
    if (q.headers.authorization !== `Bearer ${token}`) return responder(401, { erro: 'token vencido' })
    if (q.method === 'GET' && q.url === '/saude') return responder(200, { status: 'UP' })
    if (sorte() * 100 < faltas.erro) return responder(503, { erro: 'indisponivel' })
    const corpo = JSON.parse(texto || '{}') as { documento?: string; lote?: string; valor?: number | null }
    if (q.url === '/restritos') {
      const restrito = (corpo.documento ?? '').endsWith('7')
      return responder(200, { restrito, motivo: restrito ? 'Lista de restrição do banco' : null })
    }
    const situacao = SITUACAO[q.url ?? '']
    if (q.method !== 'POST' || situacao === undefined || !corpo.lote)
      return responder(404, { erro: 'não existe' })
    if (sorte() * 100 < faltas.recusa) return responder(422, { erro: 'lote em análise' })
    const chave = String(q.headers['idempotency-key'] ?? randomUUID())
    const antes = chaves.get(chave)
    if (antes !== undefined) return responder(200, { id: antes })
    const id = String(++numero)
    chaves.set(chave, id)
    const l = lotes.get(corpo.lote) ?? { id, situacao, valor: null, recebidos: 0 }
    lotes.set(corpo.lote, l)
    Object.assign(l, { situacao, valor: corpo.valor ?? null, recebidos: l.recebidos + 1 })
    responder(201, { id })
  }
  return { ...(await iniciarServidor(atender, o)), token, lotes, chaves, faltas }
}
