// The websocket of one tab. Which frames go to whom, and what is asked for again, is decided by leitores-da-sala.ts;
// when too much was missed, the screens reload. Reconnects back off with jitter, so that a restart causes no
// stampede; a server that has gone silent is treated like a closed connection.
import type { DoCliente, DoServidor } from '@martelo/contracts/core/frames.ts'
import { LeitoresDaSala } from './leitores-da-sala.ts'
import { criarMedidor } from './medidor-do-relogio.ts'
import { criarPulso } from './pulso.ts'
import { relogio } from './relogio.ts'
import { salaFalou } from './sala-a-vista.ts'

export interface QuadroRecebido {
  readonly versao: number | null
  readonly evento: string
  readonly quando: number
  readonly dados: Record<string, unknown>
}

export interface Ouvinte {
  /** each frame that this person may see, in order; those after the version of a loaded snapshot may come again */
  quadro(q: QuadroRecebido): void
  /** load the state of the room again */
  recarregar(): void
  presenca?(quantos: number): void
}

/** A listener's place in a room: called, he leaves it. */
export interface Lugar {
  (): void
  readonly sala: string
  /** the reader refetched the snapshot: it gets all frames after `versao`, also those that came meanwhile */
  carregou(versao: number): void
}

type QuadroComDados = Extract<DoServidor, { readonly t: 'q'; readonly d: unknown }>
type QuadroNumerado = Extract<DoServidor, { t: 'q' }> & { readonly v: number }
type Sala = LeitoresDaSala<Ouvinte, QuadroNumerado>

/** `barrada`: the house keeps this person out; `fechada`: it has no visitors now. Both until a connection is let in again. */
export type SituacaoDaLigacao = 'ligando' | 'ligado' | 'caiu' | 'barrada' | 'fechada'

/** The server's close codes for who must stay out, and how long the next attempt waits then. */
const DE_FORA: Readonly<Record<number, SituacaoDaLigacao>> = { 4403: 'barrada', 4503: 'fechada' }
const DE_FORA_MS = 60_000

const salas = new Map<string, Sala>()
const curiosos = new Set<(s: SituacaoDaLigacao) => void>()
let soquete: WebSocket | null = null
let tentativas = 0
let timer: ReturnType<typeof setTimeout> | undefined
let situacao: SituacaoDaLigacao = 'ligando'
/** long messages come compressed: those behind one wait until it is opened */
let fila: Promise<unknown> = Promise.resolve()
const medir = criarMedidor(relogio)
const pulso = criarPulso(
  () => void mandar({ t: 'relogio', n: performance.now() }),
  () => soquete && cair(soquete),
)

/**
 * Enters a room; `versao` is the version of the loaded snapshot. The return value leaves the room. Every refetched
 * snapshot must report its version (`carregou`): otherwise the frames that came while it loaded are lost.
 */
export function entrarNaSala(nome: string, ouvinte: Ouvinte, versao?: number): Lugar {
  const ja = salas.get(nome)
  const sala = ja ?? abrirSala(nome)
  sala.entrar(ouvinte, versao)
  if (soquete?.readyState !== WebSocket.OPEN) ligar()
  else if (ja === undefined) sala.ligar()
  const sair = (): void => {
    sala.sair(ouvinte)
    if (!sala.vazia || salas.get(nome) !== sala) return
    salas.delete(nome)
    mandar({ t: 'sair', sala: nome })
  }
  return Object.assign(sair, { sala: nome, carregou: (v: number) => sala.carregou(ouvinte, v) })
}

function abrirSala(nome: string): Sala {
  const sala: Sala = new LeitoresDaSala({
    entregar: (ouvinte, q) => {
      if (!('o' in q)) contar(ouvinte, q)
    },
    // What is undefined is not sent.
    pedir: (versao) => void mandar({ t: 'entrar', sala: nome, versao, z: window.DecompressionStream && 1 }),
    recarregar: (ouvinte) => ouvinte.recarregar(),
  })
  salas.set(nome, sala)
  return sala
}

function contar(ouvinte: Ouvinte, { v, e, h, d }: QuadroComDados): void {
  salaFalou()
  ouvinte.quadro({ versao: v, evento: e, quando: h, dados: d as Record<string, unknown> })
}

/** Says something that needs no answer; false while there is no open socket. */
export const dizer = (evento: string, dados: Readonly<Record<string, unknown>>): boolean =>
  mandar({ t: 'dizer', evento, dados })

/** Listeners for the answers to calls. */
export const aoResponder = new Set<(r: Extract<DoServidor, { t: 'resposta' }>) => void>()

/** False while there is no open socket. */
export function mandar(m: DoCliente): boolean {
  if (soquete?.readyState !== WebSocket.OPEN) return false
  soquete.send(JSON.stringify(m))
  return true
}

/** Notifies the subscribers that show the state of the connection. */
export function acompanharLigacao(fn: (s: SituacaoDaLigacao) => void): () => void {
  curiosos.add(fn)
  fn(situacao)
  return () => curiosos.delete(fn)
}

let antigo: WebSocket | null = null
let maisUma = false
/** what came meanwhile may have been hidden: every snapshot is refetched over the next connection */
let tudoDeNovo = false
/** the line was down since the last connection */
let caida = false
/**
 * Rooms without numbers say nothing of what was told while the line was down, or between the old connection's end and the
 * new one's entry: their readers look again, not all in the same moment.
 */
const SEM_NUMERO = /^(cliente|usuario|retaguarda|comitente):/
const RELER_ATE_MS = 30_000

/**
 * Another connection, with the session as it is now (it was renewed: a connection keeps the one it was opened with). The
 * rooms are entered again over it, from where they are; until it is open the old one tells what happens. `tudo`: the
 * session had ended, so that connection may have been a visitor's.
 */
export function religar(tudo = false): void {
  tudoDeNovo ||= tudo
  if (soquete === null) return
  // One that is being opened may have asked with the session of before.
  if (soquete.readyState !== WebSocket.OPEN || antigo !== null) {
    maisUma = true
    return
  }
  antigo = soquete
  soquete = null
  ligar()
}
function largarAntigo(): void {
  const ws = antigo
  antigo = null
  ws?.close()
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
    const outra = caida || antigo !== null
    largarAntigo()
    mudar('ligado')
    pulso.bater()
    for (const [nome, sala] of salas) {
      sala.ligar()
      if (tudoDeNovo) reler(sala)
      else if (outra && SEM_NUMERO.test(nome)) setTimeout(reler, Math.random() * RELER_ATE_MS, sala)
    }
    tudoDeNovo = caida = false
    if (maisUma) {
      maisUma = false
      religar()
    }
  })
  ws.addEventListener('message', ({ data }: MessageEvent<string | Blob>) => {
    // A server that takes connections and says nothing is not met by a first attempt each time.
    tentativas = 0
    pulso.ouviu()
    fila = fila
      .then(() => abrir(data))
      .then((texto) => {
        // Of a connection that was given up nothing counts any more: the next one asks for it.
        if (soquete === ws || antigo === ws) receber(texto)
      })
      .catch(() => cair(ws))
  })
  ws.addEventListener('close', ({ code }) => cair(ws, code))
}

const reler = (sala: Sala): void => {
  for (const ouvinte of Array.from(sala.leitores)) ouvinte.recarregar()
}

/** A dead connection may take minutes to close: it is left at once. */
function cair(ws: WebSocket, codigo?: number): void {
  if (antigo === ws) antigo = null
  if (soquete !== ws) return
  largarAntigo()
  soquete = null
  caida = true
  pulso.parar()
  ws.close()
  const fora = situacao === 'barrada' || situacao === 'fechada' ? situacao : undefined
  mudar((codigo === undefined ? undefined : DE_FORA[codigo]) ?? fora ?? 'caiu')
  if (salas.size === 0) return
  tentativas += 1
  const teto =
    situacao === 'barrada' || situacao === 'fechada' ? DE_FORA_MS : Math.min(15_000, 250 * 2 ** tentativas)
  timer = setTimeout(ligar, teto / 2 + Math.random() * (teto / 2))
}

const abrir = (d: string | Blob): string | Promise<string> =>
  typeof d === 'string' ? d : new Response(d.stream().pipeThrough(new DecompressionStream('deflate'))).text()

function receber(texto: string): void {
  const lido = JSON.parse(texto) as DoServidor | DoServidor[]
  for (const m of Array.isArray(lido) ? lido : [lido]) tratar(m)
}

function tratar(m: DoServidor): void {
  if (m.t === 'relogio') return medir(m.n, m.agora)
  if (m.t === 'ola') return ouvirHora(m.agora)
  if (m.t === 'resposta') return aoResponder.forEach((fn) => fn(m))
  const sala = salas.get(m.s)
  if (m.t === 'q' && !('o' in m) && m.v !== null) ouvirHora(m.h)
  if (!sala) return
  if (m.t === 'presenca') for (const o of sala.leitores) o.presenca?.(m.n)
  if (m.t === 'recarregar') sala.recarregar(m.v)
  if (m.t === 'em-dia') sala.emDia(m.v)
  if (m.t === 'recusada') sala.recusada()
  if (m.t !== 'q') return
  if (m.v !== null) sala.quadro(m as QuadroNumerado)
  else if ('e' in m) for (const o of Array.from(sala.leitores)) contar(o, m)
}

/** What carries the server's clock moves ours on, never back; a clock that is far off is asked for. */
function ouvirHora(servidor: number): void {
  if (relogio.ouvir(servidor)) pulso.logo()
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    tentativas = 0
    ligar()
  })
  // The lid may have been closed meanwhile: the line may be dead, and the clock may have stood still.
  window.addEventListener('visibilitychange', () => {
    if (soquete?.readyState === WebSocket.OPEN) pulso.bater()
  })
}
