// The websocket of one tab. Rooms keep the last version seen and ask for what was missed after a break; without a
// version the screens load again. Reconnects back off with jitter, so that a restart is not met by everybody at once.
import type { DoCliente, DoServidor } from '@martelo/contracts/core/frames.ts'
import { relogio } from './relogio.ts'

export interface QuadroRecebido {
  readonly versao: number | null
  readonly evento: string
  readonly quando: number
  readonly dados: Record<string, unknown>
}

export interface Ouvinte {
  /** each frame that this person may see, in order, once */
  quadro(q: QuadroRecebido): void
  /** load the state of the room again */
  recarregar(): void
  presenca?(quantos: number): void
}

interface Sala {
  readonly ouvintes: Set<Ouvinte>
  versao: number | undefined
}

export type SituacaoDaLigacao = 'ligando' | 'ligado' | 'caiu'

const salas = new Map<string, Sala>()
const curiosos = new Set<(s: SituacaoDaLigacao) => void>()
let soquete: WebSocket | null = null
let tentativas = 0
let timer: ReturnType<typeof setTimeout> | undefined
let situacao: SituacaoDaLigacao = 'ligando'
/** long messages come compressed: those behind one wait until it is opened */
let fila: Promise<unknown> = Promise.resolve()

/**
 * Enters a room; `versao` is the version that the loaded state belongs to. The answer leaves it. Whoever joins others in
 * a room with an older state than theirs loads it again; a newer one must not make them miss what is still on its way.
 */
export function entrarNaSala(nome: string, ouvinte: Ouvinte, versao?: number): () => void {
  const sala = salas.get(nome) ?? { ouvintes: new Set<Ouvinte>(), versao: undefined }
  const nova = !salas.has(nome)
  if (nova) sala.versao = versao
  else if (versao !== undefined && sala.versao !== undefined && versao < sala.versao)
    queueMicrotask(() => ouvinte.recarregar())
  sala.ouvintes.add(ouvinte)
  salas.set(nome, sala)
  if (soquete?.readyState !== WebSocket.OPEN) ligar()
  else if (nova) pedirSala(nome, sala)
  return () => {
    sala.ouvintes.delete(ouvinte)
    if (sala.ouvintes.size > 0) return
    salas.delete(nome)
    mandar({ t: 'sair', sala: nome })
  }
}

/** Says something that needs no answer; false while there is no open socket. */
export const dizer = (evento: string, dados: Readonly<Record<string, unknown>>): boolean =>
  mandar({ t: 'dizer', evento, dados })

/** Hear the answers to calls. */
export const aoResponder = new Set<(r: Extract<DoServidor, { t: 'resposta' }>) => void>()

/** False while there is no open socket. */
export function mandar(m: DoCliente): boolean {
  if (soquete?.readyState !== WebSocket.OPEN) return false
  soquete.send(JSON.stringify(m))
  return true
}

/** Tells whoever shows the state of the connection. */
export function acompanharLigacao(fn: (s: SituacaoDaLigacao) => void): () => void {
  curiosos.add(fn)
  fn(situacao)
  return () => curiosos.delete(fn)
}

/** After login or logout: the rooms are entered again as somebody else. */
export function religar(): void {
  soquete?.close()
}

function mudar(s: SituacaoDaLigacao): void {
  situacao = s
  for (const fn of curiosos) fn(s)
}

function ligar(): void {
  if (typeof window === 'undefined' || (soquete && soquete.readyState <= WebSocket.OPEN)) return
  clearTimeout(timer)
  const ws = new WebSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/v1/tempo-real`,
  )
  soquete = ws
  ws.addEventListener('open', () => {
    tentativas = 0
    mudar('ligado')
    mandar({ t: 'relogio', n: performance.now() })
    for (const [nome, sala] of salas) pedirSala(nome, sala)
  })
  ws.addEventListener('message', ({ data }: MessageEvent<string | Blob>) => {
    fila = fila
      .then(() => abrir(data))
      .then(receber)
      .catch(() => ws.close())
  })
  ws.addEventListener('close', () => {
    if (soquete !== ws) return
    mudar('caiu')
    if (salas.size === 0) return
    tentativas += 1
    const teto = Math.min(15_000, 250 * 2 ** tentativas)
    timer = setTimeout(ligar, teto / 2 + Math.random() * (teto / 2))
  })
}

function pedirSala(sala: string, { versao }: Sala): void {
  // What is undefined is not sent.
  mandar({ t: 'entrar', sala, versao, z: window.DecompressionStream && 1 })
}

const abrir = (d: string | Blob): string | Promise<string> =>
  typeof d === 'string' ? d : new Response(d.stream().pipeThrough(new DecompressionStream('deflate'))).text()

function receber(texto: string): void {
  const lido = JSON.parse(texto) as DoServidor | DoServidor[]
  for (const m of Array.isArray(lido) ? lido : [lido]) tratar(m)
}

function tratar(m: DoServidor): void {
  if (m.t === 'relogio') return relogio.medir(m.n, m.agora)
  if (m.t === 'ola') return relogio.ouvir(m.agora)
  if (m.t === 'resposta') return aoResponder.forEach((fn) => fn(m))
  const sala = salas.get(m.s)
  if (!sala) return
  if (m.t === 'presenca') for (const o of sala.ouvintes) o.presenca?.(m.n)
  if (m.t === 'recarregar') {
    sala.versao = undefined
    for (const o of sala.ouvintes) o.recarregar()
  }
  if (m.t === 'em-dia') sala.versao = Math.max(sala.versao ?? 0, m.v)
  if (m.t === 'q') receberQuadro(m, sala)
}

function receberQuadro(m: Extract<DoServidor, { t: 'q' }>, sala: Sala): void {
  if (m.v !== null) {
    if (sala.versao !== undefined && m.v <= sala.versao) return
    if (sala.versao !== undefined && m.v > sala.versao + 1) return pedirSala(m.s, sala)
    sala.versao = m.v
  }
  if ('o' in m) return
  for (const o of sala.ouvintes)
    o.quadro({ versao: m.v, evento: m.e, quando: m.h, dados: m.d as Record<string, unknown> })
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    tentativas = 0
    ligar()
  })
}
