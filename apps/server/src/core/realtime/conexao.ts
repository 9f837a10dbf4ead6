// One socket, and writing to many without keeping the bidders' answers waiting.
import type { Publico } from '@martelo/contracts/core/frames.ts'
import type { WebSocket } from 'ws'
import type { Sessao } from '../http/contexto.ts'
import type { Hotsite } from '../tenant/hotsites.ts'

export interface Conexao {
  readonly hotsite: Hotsite
  readonly sessao: Sessao | null
  readonly ip: string
  readonly salas: Set<string>
  enviar(texto: string): void
}

/** A consumer with this much unsent is too slow for frames: it is told to load the state when it has caught up. */
const LENTO_BYTES = 1_000_000
const POR_VEZ = 64

export function criarConexao(ws: WebSocket, hotsite: Hotsite, sessao: Sessao | null, ip: string): Conexao {
  let atrasada = false
  const salas = new Set<string>()
  return {
    hotsite,
    sessao,
    ip,
    salas,
    enviar(texto) {
      if (ws.readyState !== ws.OPEN) return
      if (ws.bufferedAmount > LENTO_BYTES) {
        atrasada = true
        return
      }
      if (atrasada) {
        atrasada = false
        for (const s of salas) ws.send(JSON.stringify({ t: 'recarregar', s, v: 0 }))
      }
      ws.send(texto)
    },
  }
}

/** Writes to all members in chunks, one chunk per turn of the event loop. */
export function enviarATodos(
  membros: ReadonlyMap<Conexao, readonly Publico[]>,
  texto: (publicos: readonly Publico[]) => string,
): void {
  const lista = [...membros]
  const passo = (de: number): void => {
    for (const [c, publicos] of lista.slice(de, de + POR_VEZ)) c.enviar(texto(publicos))
    if (de + POR_VEZ < lista.length) setImmediate(passo, de + POR_VEZ)
  }
  passo(0)
}
