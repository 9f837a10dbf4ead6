// One socket, and writing to many without keeping the bidders' answers waiting.
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { Publico } from '@martelo/contracts/core/frames.ts'
import type { WebSocket } from 'ws'
import type { Sessao } from '../http/contexto.ts'
import type { Hotsite } from '../tenant/hotsites.ts'

export interface DaConexao {
  readonly hotsite: Hotsite
  readonly sessao: Sessao | null
  readonly ip: string
  readonly agente: string
  readonly https: boolean
  /** scheme and host as the visitor typed them */
  readonly origem: string
}

export interface Conexao extends DaConexao {
  readonly id: string
  readonly salas: Set<string>
  /** the person's own answers: never left out, never behind a room's frames by more than a chunk */
  enviar(texto: string): void
  /** a frame of a room, encoded by `quadroPronto`; left out when the consumer is slow */
  escrever(quadro: Buffer): void
}

/**
 * A consumer with this much unsent is too slow for frames: it gets none until it has caught up, then it is told to load
 * the state. Ten thousand of them must fit into memory.
 */
const LENTO_BYTES = 256 * 1024
/** Whoever does not even take his own answers is gone. */
const MORTO_BYTES = 4 * 1024 * 1024
const POR_VEZ = 64

/** `fio`: the socket below, to which frames go that were encoded once for many. */
export function criarConexao(ws: WebSocket, fio: Duplex, d: DaConexao): Conexao {
  let atrasada = false
  const salas = new Set<string>()
  return {
    ...d,
    id: randomUUID(),
    salas,
    enviar(texto) {
      if (ws.readyState !== ws.OPEN) return
      if (fio.writableLength > MORTO_BYTES) return ws.terminate()
      ws.send(texto)
    },
    escrever(quadro) {
      if (ws.readyState !== ws.OPEN) return
      if (fio.writableLength > LENTO_BYTES) {
        atrasada = true
        return
      }
      if (atrasada) {
        atrasada = false
        for (const s of salas) ws.send(JSON.stringify({ t: 'recarregar', s, v: 0 }))
      }
      // Nothing is compressed and nothing is sent in parts, so a whole frame may stand between two of `ws`.
      fio.write(quadro)
    },
  }
}

/** A text message as it goes over the wire (RFC 6455, 5.2: from a server it is not masked). */
export function quadroPronto(texto: string): Buffer {
  const n = Buffer.byteLength(texto)
  const cabeca = n < 126 ? 2 : n < 65_536 ? 4 : 10
  const quadro = Buffer.allocUnsafe(cabeca + n)
  quadro[0] = 0x81
  if (cabeca === 2) quadro[1] = n
  else if (cabeca === 4) {
    quadro[1] = 126
    quadro.writeUInt16BE(n, 2)
  } else {
    quadro[1] = 127
    quadro.writeBigUInt64BE(BigInt(n), 2)
  }
  quadro.write(texto, cabeca)
  return quadro
}

/** Writes to all members in chunks, one chunk per turn of the event loop; each audience's text is encoded once. */
export function enviarATodos(
  membros: ReadonlyMap<Conexao, readonly Publico[]>,
  texto: (publicos: readonly Publico[]) => string,
): void {
  const lista = [...membros]
  const prontos = new Map<string, Buffer>()
  const quadroDe = (publicos: readonly Publico[]): Buffer => {
    const k = publicos.join()
    const ja = prontos.get(k)
    if (ja !== undefined) return ja
    const novo = quadroPronto(texto(publicos))
    prontos.set(k, novo)
    return novo
  }
  const passo = (de: number): void => {
    const ate = Math.min(de + POR_VEZ, lista.length)
    for (let i = de; i < ate; i++) {
      const [c, publicos] = lista[i] as [Conexao, readonly Publico[]]
      c.escrever(quadroDe(publicos))
    }
    if (ate < lista.length) setImmediate(passo, ate)
  }
  passo(0)
}
