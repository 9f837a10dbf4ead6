// The insurer: asks for removals and hears of them, event by event. Told twice it keeps one; the newest instant decides
// what it believes. Its faults come by a seed: answers of 5xx, NOT_PROCESSED with errors, slowness; and what it posts it
// can post twice and in any order.
//
// It is an outside party and shares nothing with the product. Never started in production.
import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as dormir } from 'node:timers/promises'
import { type Acaso, acaso } from './acaso.ts'
import { type MandarAviso, mandarAssinado, mandarEmDesordem } from './avisos-assinados.ts'
import { iniciarServidor, lerTexto, type ServidorSimulado } from './controle.ts'

interface Evento {
  readonly eventData: {
    readonly eventCode: string
    readonly eventName: string
    readonly eventComment: string
  }
  readonly businessData: {
    readonly common: { readonly sender: { readonly timestamp: string }; readonly processId: string }
    readonly object: { readonly type: string; readonly removalId: string } & Record<string, unknown>
  }
}
export interface RemocaoNaSeguradora {
  /** code of the newest status that it heard */
  codigo: string | null
  quando: number
  /** how its auction ended, by the newest telling */
  resultado: string | null
  quandoDoResultado: number
  recebidos: number
}
export interface FaltasDaSeguradora {
  /** of a hundred */
  readonly erro?: number
  readonly naoProcessado?: number
  readonly lento?: number
  readonly lentoMs?: number
}
export interface ArquivoDaSeguradora {
  readonly name: string
  readonly mime: string
  readonly sha256: string
  readonly url: string
  readonly kind: string
}
export interface SeguradoraSimulada extends ServidorSimulado {
  readonly token: string
  readonly segredo: string
  /** by the insurer's own number */
  readonly remocoes: ReadonlyMap<string, RemocaoNaSeguradora>
  /** events taken, each once */
  readonly eventos: ReadonlyMap<string, Evento>
  faltas: FaltasDaSeguradora
  /** Serves these bytes at an address that opens without a login, and answers how the event names them. */
  servir(nome: string, mime: string, bytes: Buffer): ArquivoDaSeguradora
  /** how often a file was fetched, by its digest */
  readonly buscados: ReadonlyMap<string, number>
  /** Posts an event; answers the status. `id`: the notice's own. */
  readonly mandar: MandarAviso
  /** All of them, each as often as told, in the order that the seed gives. */
  mandarEmDesordem(destino: string, eventos: readonly object[], vezes: number): Promise<number[]>
}

/** Longer together than the minute that the limit of notices counts. */
const ESPERAS = 20
const ESPERA_MS = 4_000

/** What an event of the insurer looks like. */
export function eventoDaSeguradora(
  codigo: string,
  objeto: object,
  o: { quando?: Date; nome?: string; comentario?: string; processo?: string } = {},
): Evento {
  const timestamp = (o.quando ?? new Date()).toISOString()
  return {
    eventData: { eventCode: codigo, eventName: o.nome ?? codigo, eventComment: o.comentario ?? '' },
    businessData: {
      common: {
        sender: { name: 'MAPFRE', type: 'INSURER', timestamp, application: 'sinistro' },
        recipient: { name: 'PATIO', type: 'COMPANY', timestamp, application: 'leilao' },
        processId: o.processo ?? 'REMOCAO',
        errors: [],
      },
      object: objeto,
    },
  } as unknown as Evento
}

/** A partner who is told that he sends too fast waits, and sends again. */
async function comPaciencia(mandar: () => Promise<number>): Promise<number> {
  for (let i = 0; i < ESPERAS; i++) {
    const status = await mandar()
    if (status !== 429) return status
    await dormir(ESPERA_MS, undefined, { ref: false })
  }
  return mandar()
}

export async function iniciarSeguradora(
  o: { host?: string; porta?: number; token?: string; segredo?: string; semente?: number } = {},
): Promise<SeguradoraSimulada> {
  const token = o.token ?? randomUUID()
  const segredo = o.segredo ?? randomUUID()
  const sorte: Acaso = acaso(o.semente ?? 1)
  const eventos = new Map<string, Evento>()
  const remocoes = new Map<string, RemocaoNaSeguradora>()
  const arquivos = new Map<
    string,
    { readonly mime: string; readonly bytes: Buffer; readonly sha256: string }
  >()
  const buscados = new Map<string, number>()
  const estado: { faltas: FaltasDaSeguradora } = { faltas: {} }

  const tomar = (chave: string, e: Evento): void => {
    if (eventos.has(chave)) return
    eventos.set(chave, e)
    const { object, common } = e.businessData
    const r = remocoes.get(object.removalId) ?? {
      codigo: null,
      quando: 0,
      resultado: null,
      quandoDoResultado: 0,
      recebidos: 0,
    }
    r.recebidos += 1
    const quando = Date.parse(common.sender.timestamp)
    if (e.eventData.eventCode === 'S16') {
      if (quando >= r.quandoDoResultado)
        Object.assign(r, { resultado: e.eventData.eventComment, quandoDoResultado: quando })
    } else if (object.type === 'status_update' && quando >= r.quando)
      Object.assign(r, { codigo: e.eventData.eventCode, quando })
    remocoes.set(object.removalId, r)
  }

  const atender = async (q: IncomingMessage, r: ServerResponse): Promise<void> => {
    const responder = (status: number, corpo: unknown): void =>
      void r.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))
    const pedido = arquivos.get(q.url ?? '')
    if (q.method === 'GET' && pedido !== undefined) {
      buscados.set(pedido.sha256, (buscados.get(pedido.sha256) ?? 0) + 1)
      return void r.writeHead(200, { 'content-type': pedido.mime }).end(pedido.bytes)
    }
    const texto = await lerTexto(q)
    if (q.headers.authorization !== `Bearer ${token}`) return responder(401, { erro: 'token vencido' })
    if (q.method === 'GET' && q.url === '/saude') return responder(200, { status: 'UP', errors: [] })
    if (q.method !== 'POST' || q.url !== '/eventos') return responder(404, { erro: 'não existe' })
    const { erro = 0, naoProcessado = 0, lento = 0, lentoMs = 200 } = estado.faltas
    const dado = sorte() * 100
    if (dado < lento) await dormir(lentoMs, undefined, { ref: false })
    if (sorte() * 100 < erro) return responder(503, { erro: 'indisponivel' })
    if (sorte() * 100 < naoProcessado)
      return responder(200, {
        status: 'NOT_PROCESSED',
        errors: ['Sinistro em manutenção', 'Tente mais tarde'],
      })
    const e = JSON.parse(texto) as Evento
    tomar(String(q.headers['idempotency-key'] ?? randomUUID()), e)
    responder(200, { status: 'PROCESSED', errors: [] })
  }
  const servidor = await iniciarServidor(atender, o)

  const mandar = mandarAssinado(segredo)
  return {
    ...servidor,
    token,
    segredo,
    eventos,
    remocoes,
    buscados,
    servir(nome, mime, bytes) {
      const caminho = `/arquivos/${randomUUID()}/${encodeURIComponent(nome)}`
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      arquivos.set(caminho, { mime, bytes, sha256 })
      const kind = mime.startsWith('image/') ? 'PHOTO' : 'DOCUMENT'
      return { name: nome, mime, sha256, url: `${servidor.url}${caminho}`, kind }
    },
    get faltas() {
      return estado.faltas
    },
    set faltas(f) {
      estado.faltas = f
    },
    mandar,
    mandarEmDesordem: mandarEmDesordem((destino, e) => comPaciencia(() => mandar(destino, e)), sorte),
  }
}
