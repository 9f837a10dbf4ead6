// An edge of the broadcast: takes watchers, and asks the main program for each channel once per quality however many watch.
// It has no database and no secret: whether a token is good it asks the main program, and again when that says that blocks
// changed, whether its owner has been blocked; without such a word each minute.
import { once } from 'node:events'
import { Agent, createServer, request as pedirHttp } from 'node:http'
import { Agent as AgentDeHttps, request as pedirHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { ignorarErro, recusarFio } from '../../core/http/fios.ts'
import { BARRADA, NAO_PUBLICADA, type Qualidade } from './protocolo.ts'
import { Repetidor } from './repetidor.ts'

const DE_VER = /^\/v1\/midia\/ver\/([0-9a-f-]{36})$/
/** A good token is asked about again after a minute, a channel without watchers is left after half of one. */
const [VALE_MS, SOZINHO_MS, RONDA_MS, PERGUNTA_MS] = [60_000, 30_000, 2_000, 5_000]
const GUARDADOS = 20_000
/** Watchers asked about in one round: each once a minute for some fifteen hundred of them, later for more. */
const POR_RONDA = 50
/** Questions under way after a word of the main program: some thousands of watchers within two seconds. */
const DE_UMA_VEZ = 64

/** The channel is not for the public. */
const NAO_MAIS = 410
/** What an open connection is closed with, by the main program's answer. */
const FIM: ReadonlyMap<number, [number, string]> = new Map([
  [403, [BARRADA, 'blocked']],
  [NAO_MAIS, [NAO_PUBLICADA, 'NAO_PUBLICADA']],
])
const RECUSA: ReadonlyMap<number, string> = new Map([
  [401, '401 Unauthorized'],
  [403, '403 Forbidden'],
])

const LINHAS = { keepAlive: true, maxSockets: DE_UMA_VEZ, timeout: 30_000 }
const [DE_HTTP, DE_HTTPS] = [new Agent(LINHAS), new AgentDeHttps(LINHAS)]

/** The answer's status, as the main program gives it to a visitor of that house. */
function perguntar(u: URL, host: string): Promise<number> {
  const segura = u.protocol === 'https:'
  const [pedir, agent] = segura ? [pedirHttps, DE_HTTPS] : [pedirHttp, DE_HTTP]
  const servername = host.split(':')[0]
  return new Promise((ok, falhou) => {
    const p = pedir(u, { agent, headers: { host }, timeout: PERGUNTA_MS, servername }, (r) => {
      r.resume()
      ok(r.statusCode ?? 503)
    })
    p.on('timeout', () => p.destroy(new Error('no answer in time')))
    p.on('error', falhou)
    p.end()
  })
}

export interface Borda {
  readonly porta: number
  readonly canais: ReadonlyMap<string, Repetidor>
  parar(): void
}

export async function abrirBorda(o: {
  readonly origem: string
  readonly porta: number
  readonly host?: string
  readonly mbit: number
  readonly perguntarMs?: number
}): Promise<Borda> {
  const bons = new Map<string, number>()
  const canais = new Map<string, Repetidor>()
  const vazios = new Map<string, number>()
  /** the longest unasked first */
  const abertos = new Map<WebSocket, { host: string; canal: string; token: string; em: number }>()
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 10_000 })
  let [porSegundo, antes] = [0, 0]

  const situacao = (host: string, canal: string, token: string): Promise<number> => {
    const u = new URL(`/v1/midia/${canal}/passe`, o.origem)
    u.searchParams.set('t', token)
    return perguntar(u, host)
  }
  async function conferir(host: string, canal: string, token: string): Promise<number> {
    const chave = `${host} ${canal} ${token}`
    if ((bons.get(chave) ?? 0) > Date.now()) return 200
    const r = await situacao(host, canal, token)
    if (r === 401 || r === 403 || r === NAO_MAIS || r >= 500) return r
    if (bons.size >= GUARDADOS) bons.clear()
    bons.set(chave, Date.now() + VALE_MS)
    return 200
  }
  function canalDe(host: string, canal: string, token: string): Repetidor {
    const nome = `${host} ${canal}`
    const ja = canais.get(nome)
    if (ja !== undefined) {
      ja.token = token
      return ja
    }
    const raiz = o.origem.replace(/^http/, 'ws').replace(/\/$/, '')
    const endereco = (t: string): string => `${raiz}/v1/midia/ver/${canal}?t=${encodeURIComponent(t)}`
    const novo = new Repetidor(endereco, host, token, () => conferirTodos(host, canal))
    canais.set(nome, novo)
    return novo
  }
  async function perguntarPor(ws: WebSocket): Promise<void> {
    const a = abertos.get(ws)
    if (a === undefined) return
    abertos.delete(ws)
    abertos.set(ws, { ...a, em: Date.now() })
    const fim = FIM.get(await situacao(a.host, a.canal, a.token))
    if (fim === undefined) return
    bons.delete(`${a.host} ${a.canal} ${a.token}`)
    ws.close(...fim)
  }
  /** All who watch that channel, some at a time. */
  function conferirTodos(host: string, canal: string): void {
    const deles = [...abertos].filter(([, a]) => a.host === host && a.canal === canal).map(([ws]) => ws)
    const proximo = async (): Promise<void> => {
      for (let ws = deles.pop(); ws !== undefined; ws = deles.pop()) await perguntarPor(ws).catch(ignorarErro)
    }
    // A token that was good before may be no more, for the next who shows it.
    bons.clear()
    for (let i = 0; i < DE_UMA_VEZ; i++) void proximo()
  }
  const ronda = setInterval(() => {
    const antesDe = Date.now() - (o.perguntarMs ?? VALE_MS)
    for (const [ws, { em }] of [...abertos].slice(0, POR_RONDA))
      if (em <= antesDe) perguntarPor(ws).catch(ignorarErro)
    let bytes = 0
    for (const [nome, c] of canais) {
      bytes += c.bytes
      if (c.espectadores.size > 0) vazios.delete(nome)
      else if (Date.now() - (vazios.get(nome) ?? Date.now()) > SOZINHO_MS) {
        c.fechar()
        canais.delete(nome)
        vazios.delete(nome)
      } else if (!vazios.has(nome)) vazios.set(nome, Date.now())
    }
    porSegundo = Math.max(0, ((bytes - antes) * 1000) / RONDA_MS)
    antes = bytes
  }, RONDA_MS)
  ronda.unref()

  const http = createServer((_q, r) => void r.writeHead(404).end())
  http.on('upgrade', (q, fio, cabeca) => {
    fio.on('error', ignorarErro)
    const u = new URL(q.url ?? '/', 'http://borda')
    const canal = DE_VER.exec(u.pathname)?.[1]
    const token = u.searchParams.get('t')
    const host = q.headers.host ?? ''
    if (canal === undefined) return recusarFio(fio, '404 Not Found')
    if (token === null) return recusarFio(fio, '401 Unauthorized')
    conferir(host, canal, token).then(
      (r) => {
        if (r !== 200 && r !== NAO_MAIS) return recusarFio(fio, RECUSA.get(r) ?? '503 Service Unavailable')
        return wss.handleUpgrade(q, fio, cabeca, (ws) => {
          // A browser learns no answer to its upgrade.
          if (r === NAO_MAIS) return ws.close(NAO_PUBLICADA, 'NAO_PUBLICADA')
          const teto = (o.mbit * 1e6) / 8
          if (porSegundo >= teto) return ws.close(4503, 'SEM_BANDA')
          const qualidade: Qualidade = porSegundo >= teto * 0.8 ? 'baixa' : 'alta'
          abertos.set(ws, { host, canal, token, em: Date.now() })
          ws.on('close', () => abertos.delete(ws))
          canalDe(host, canal, token).entrar(ws, q.socket.remoteAddress ?? '', qualidade, token)
        })
      },
      () => recusarFio(fio, '503 Service Unavailable'),
    )
  })
  http.listen(o.porta, o.host ?? '0.0.0.0')
  await once(http, 'listening')
  return {
    porta: (http.address() as AddressInfo).port,
    canais,
    parar() {
      clearInterval(ronda)
      for (const c of canais.values()) c.fechar()
      http.closeAllConnections()
      http.close()
    },
  }
}
