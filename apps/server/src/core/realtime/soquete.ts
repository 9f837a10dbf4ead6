// The websocket endpoint /v1/tempo-real: same origin only, the session of the cookie (or of a bearer in the query for
// programs), limits per address and per message. What enters which room is asked of the modules.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { DoCliente, Publico } from '@martelo/contracts/core/frames.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { COOKIE_ACESSO, lerCookies, origemConfiavel } from '../auth/cookies.ts'
import { medidas } from '../medidas.ts'
import type { Servicos } from '../servicos.ts'
import { type Conexao, criarConexao } from './conexao.ts'

export const CAMINHO_TEMPO_REAL = '/v1/tempo-real'
const POR_IP = 200
const MENSAGENS_POR_10S = 60

export interface Entrada {
  readonly publicos: readonly Publico[]
  /** the auction whose versions the room carries; null: notices only */
  readonly leiId: number | null
}
type Porteiro = (c: Conexao, id: string, s: Servicos) => Promise<Entrada | null>
const porteiros = new Map<string, Porteiro>()

/** Declares a kind of room (`leilao`, `cliente` …): who may enter, as whom. null refuses. */
export function definirSala(tipo: string, porteiro: Porteiro): void {
  if (porteiros.has(tipo)) throw new Error(`two rooms of kind ${tipo}`)
  porteiros.set(tipo, porteiro)
}

const Pedido = z.discriminatedUnion('t', [
  z.object({ t: z.literal('entrar'), sala: z.string().max(80), versao: z.number().int().min(0).optional() }),
  z.object({ t: z.literal('sair'), sala: z.string().max(80) }),
  z.object({ t: z.literal('relogio'), n: z.number() }),
])

export function criarSoquete(s: Servicos) {
  const wss = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false })
  const porIp = new Map<string, number>()

  const conectar = (ws: WebSocket, c: Conexao): void => {
    porIp.set(c.ip, (porIp.get(c.ip) ?? 0) + 1)
    medidas.ligacoes.inc()
    let vivo = true
    let recentes = 0
    const zerar = setInterval(() => {
      recentes = 0
    }, 10_000)
    const pulso = setInterval(() => {
      if (!vivo) return ws.terminate()
      vivo = false
      ws.ping()
    }, 25_000)
    ws.on('pong', () => {
      vivo = true
    })
    ws.on('message', (bruto) => {
      if (++recentes > MENSAGENS_POR_10S) return ws.close(4429, 'too many messages')
      atender(c, String(bruto)).catch((e: unknown) => {
        s.log.error({ err: e }, 'socket message failed')
        // Whoever could not be told what he missed comes again, with the version that he has.
        ws.close(1011, 'try again')
      })
    })
    ws.on('error', (e) => s.log.debug({ err: e }, 'socket error'))
    ws.on('close', () => {
      clearInterval(zerar)
      clearInterval(pulso)
      medidas.ligacoes.dec()
      const n = (porIp.get(c.ip) ?? 1) - 1
      if (n <= 0) porIp.delete(c.ip)
      else porIp.set(c.ip, n)
      for (const sala of Array.from(c.salas)) s.tempoReal.sair(c, sala)
    })
    c.enviar(JSON.stringify({ t: 'ola', agora: Date.now(), cliUid: c.sessao?.cliUid ?? null }))
  }

  const atender = async (c: Conexao, bruto: string): Promise<void> => {
    const lido = Pedido.safeParse(lerJson(bruto))
    if (!lido.success) return
    const m: DoCliente = lido.data
    if (m.t === 'relogio') return c.enviar(JSON.stringify({ t: 'relogio', n: m.n, agora: Date.now() }))
    if (m.t === 'sair') return s.tempoReal.sair(c, m.sala)
    const [tipo = '', id = ''] = m.sala.split(':', 2)
    const entrada = c.salas.size < 50 ? await porteiros.get(tipo)?.(c, id, s) : null
    if (!entrada) return c.enviar(JSON.stringify({ t: 'recusada', s: m.sala }))
    await s.tempoReal.entrar(c, m.sala, entrada.publicos, entrada.leiId, m.versao)
  }

  return {
    /** Answers an upgrade of this path; other paths are left to others (development's hot reload). */
    async atualizar(req: IncomingMessage, soquete: Duplex, cabeca: Buffer): Promise<void> {
      const recusar = (status: string) => soquete.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
      const hotsite = await s.hotsites.porHost(req.headers.host ?? '')
      const ip = s.config.atrasDeProxy
        ? String(req.headers['x-forwarded-for'] ?? '')
            .split(',')
            .at(-1)
            ?.trim() || '?'
        : (req.socket.remoteAddress ?? '?')
      if (hotsite === null) return void recusar('404 Not Found')
      if ((porIp.get(ip) ?? 0) >= POR_IP) return void recusar('429 Too Many Requests')
      const portador = /^Bearer (\S+)$/.exec(req.headers.authorization ?? '')?.[1]
      if (portador === undefined && req.headers.origin !== undefined && !origemConfiavel('POST', req.headers))
        return void recusar('403 Forbidden')
      const token = portador ?? lerCookies(req.headers.cookie).get(COOKIE_ACESSO)
      const sessao = token === undefined ? null : await s.tokens.conferir(hotsite.id, token, Date.now())
      wss.handleUpgrade(req, soquete, cabeca, (ws) => conectar(ws, criarConexao(ws, hotsite, sessao, ip)))
    },
    fechar(): void {
      for (const ws of wss.clients) ws.close(1012, 'restart')
      wss.close()
    },
  }
}

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return null
  }
}
