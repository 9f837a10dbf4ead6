// One socket, and writing to many without keeping the bidders' answers waiting.
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { deflateSync } from 'node:zlib'
import type { Publico } from '@martelo/contracts/core/frames.ts'
import type { WebSocket } from 'ws'
import type { Sessao } from '../../core/http/contexto.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'

export interface DaConexao {
  readonly hotsite: Hotsite
  readonly sessao: Sessao | null
  readonly ip: string
  /** the number that the browser's cookie carries */
  readonly aparelho: string | null
  readonly agente: string
  readonly https: boolean
  /** as the visitor typed it */
  readonly host: string
}

export interface Conexao extends DaConexao {
  readonly id: string
  /** scheme and host */
  readonly origem: string
  readonly salas: Set<string>
  /** takes long messages compressed (`entrar` with `z`) */
  comprime?: boolean
  /** the person's own answers: never left out, never behind a room's frames by more than a chunk */
  enviar(texto: string): void
  /** a frame of a room, encoded by `quadroPronto`; left out when the consumer is slow */
  escrever(quadro: Buffer): void
}

/**
 * A consumer with this much unsent is too slow for frames: it gets none until it has caught up, then it is told to load
 * the state; by the next frame, or when all has been taken: the one left out may have been its room's last. Ten thousand
 * of them must fit into memory.
 */
const LENTO_BYTES = 256 * 1024
/** A client that does not even take its own answers is gone. */
const MORTO_BYTES = 4 * 1024 * 1024
/** How long a room may be written to before whatever else waits gets its turn (a bidder's answer, a new bid). */
const VEZ_MS = 1
/** The clock is looked at after so many. */
const POR_OLHADA = 32

/**
 * `fio`: the socket below. Nothing is compressed by `ws` and nothing is sent in parts, so a whole frame of ours may stand
 * between two of its own: one buffer and one write where `ws` takes two, and frames for many are encoded once.
 */
export function criarConexao(ws: WebSocket, fio: Duplex, d: DaConexao): Conexao {
  return new Ligada(ws, fio, d)
}

// A class: of ten thousand connections each closure counts, and each text that most of them never need (a random id is
// kept in twenty pieces until it is read).
class Ligada implements Conexao {
  readonly hotsite: Hotsite
  readonly sessao: Sessao | null
  readonly ip: string
  readonly aparelho: string | null
  readonly agente: string
  readonly https: boolean
  readonly host: string
  readonly salas = new Set<string>()
  comprime = false
  readonly #ws: WebSocket
  readonly #fio: Duplex
  #atrasada = false
  #ouveEscoar = false
  #id: string | null = null

  constructor(ws: WebSocket, fio: Duplex, d: DaConexao) {
    this.#ws = ws
    this.#fio = fio
    this.hotsite = d.hotsite
    this.sessao = d.sessao
    this.ip = d.ip
    this.aparelho = d.aparelho
    this.agente = d.agente
    this.https = d.https
    this.host = d.host
  }

  get id(): string {
    this.#id ??= randomUUID()
    return this.#id
  }

  get origem(): string {
    return `${this.https ? 'https' : 'http'}://${this.host}`
  }

  enviar(texto: string): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#fio.writableLength > MORTO_BYTES) return this.#ws.terminate()
    this.#fio.write(quadroPronto(texto))
  }

  escrever(quadro: Buffer): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#fio.writableLength > LENTO_BYTES) {
      this.#atrasada = true
      this.#aoEscoar()
      return
    }
    this.#emDia()
    this.#fio.write(quadro)
  }

  #aoEscoar(): void {
    if (this.#ouveEscoar) return
    this.#ouveEscoar = true
    this.#fio.once('drain', () => {
      this.#ouveEscoar = false
      this.#emDia()
    })
  }

  /** There is room again: what was left out is to be loaded. */
  #emDia(): void {
    if (!this.#atrasada || this.#ws.readyState !== this.#ws.OPEN) return
    this.#atrasada = false
    for (const s of this.salas) this.#fio.write(quadroPronto(JSON.stringify({ t: 'recarregar', s, v: 0 })))
  }
}

const TEXTO = 0x81
const BYTES = 0x82

/** A message as it goes over the wire (RFC 6455, 5.2: from a server it is not masked). */
function emQuadro(tipo: number, n: number, escrever: (quadro: Buffer, de: number) => void): Buffer {
  const cabeca = n < 126 ? 2 : n < 65_536 ? 4 : 10
  const quadro = Buffer.allocUnsafe(cabeca + n)
  quadro[0] = tipo
  if (cabeca === 2) quadro[1] = n
  else if (cabeca === 4) {
    quadro[1] = 126
    quadro.writeUInt16BE(n, 2)
  } else {
    quadro[1] = 127
    quadro.writeBigUInt64BE(BigInt(n), 2)
  }
  escrever(quadro, cabeca)
  return quadro
}

export const quadroPronto = (texto: string): Buffer =>
  emQuadro(TEXTO, Buffer.byteLength(texto), (q, de) => void q.write(texto, de))

/** Shorter ones gain nothing that a packet would notice. */
const COMPRIMIR_DESDE = 1_024

/**
 * The same text for a member that takes it compressed (deflate, in a binary message). Compressed once for all: the
 * extension of the protocol would do it once per connection, and keep some ten kilobytes for each.
 */
export function quadroComprimido(texto: string): Buffer {
  if (texto.length < COMPRIMIR_DESDE) return quadroPronto(texto)
  const curto = deflateSync(texto, { level: 3 })
  return emQuadro(BYTES, curto.length, (q, de) => void curto.copy(q, de))
}

/** One text as it goes to each kind of member: made when the first of them is met. */
class Prontos {
  readonly #texto: (publicos: readonly Publico[]) => string
  readonly #textos = new Map<string, string>()
  readonly #prontos = new Map<string, Buffer>()
  #ultimo: {
    readonly publicos: readonly Publico[]
    readonly comprime: boolean
    readonly quadro: Buffer
  } | null = null

  constructor(texto: (publicos: readonly Publico[]) => string) {
    this.#texto = texto
  }

  de(publicos: readonly Publico[], comprime: boolean): Buffer {
    // Visitors who came together share the very list, and most members are visitors.
    if (this.#ultimo?.publicos === publicos && this.#ultimo.comprime === comprime) return this.#ultimo.quadro
    const quem = publicos.join()
    const chave = comprime ? `${quem} z` : quem
    let quadro = this.#prontos.get(chave)
    if (quadro === undefined) {
      const texto = this.#textos.get(quem) ?? this.#texto(publicos)
      this.#textos.set(quem, texto)
      quadro = comprime ? quadroComprimido(texto) : quadroPronto(texto)
      this.#prontos.set(chave, quadro)
    }
    this.#ultimo = { publicos, comprime, quadro }
    return quadro
  }
}

/**
 * Writes to all members, some per turn of the event loop; each audience's text is encoded once. Answers when the last
 * has been written. Who enters meanwhile was told before he entered that this is what he may have missed; who leaves
 * takes nothing any more.
 */
export function enviarATodos(
  membros: ReadonlyMap<Conexao, readonly Publico[]>,
  texto: (publicos: readonly Publico[]) => string,
  aoFim: () => void = () => undefined,
): void {
  const prontos = new Prontos(texto)
  const conexoes = [...membros.keys()]
  const passo = (de: number): void => {
    const fim = performance.now() + VEZ_MS
    let i = de
    for (; i < conexoes.length; i++) {
      if (i > de && (i - de) % POR_OLHADA === 0 && performance.now() >= fim) break
      const c = conexoes[i] as Conexao
      const publicos = membros.get(c)
      if (publicos !== undefined) c.escrever(prontos.de(publicos, c.comprime === true))
    }
    if (i < conexoes.length) setImmediate(passo, i)
    else aoFim()
  }
  passo(0)
}
