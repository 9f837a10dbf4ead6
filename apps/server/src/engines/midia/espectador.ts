// One watcher's websocket: which quality he gets, from which key frame, and what is left out when his line is full. Going
// down is done at once; going up waits for the other quality's key frame, or the picture would stop.
import type { WebSocket } from 'ws'
import type { Qualidade } from './protocolo.ts'

/** What may wait in our own buffer before he misses frames. */
const CHEIO_BYTES: Readonly<Record<Qualidade, number>> = { alta: 400_000, baixa: 120_000 }

export class Espectador {
  readonly ws: WebSocket
  readonly ip: string
  qualidade: Qualidade = 'baixa'
  /** the quality that he asked for and gets at its next key frame */
  pedida: Qualidade | null = null
  esperaChave = true
  /** version of the init segment that he has, and of which quality */
  inicio = ''
  pulos = 0
  /** an edge's line, with many behind it */
  borda = false
  /** staff: watches also what is not published */
  interno = false

  constructor(ws: WebSocket, ip: string) {
    this.ws = ws
    this.ip = ip
  }

  get cheio(): boolean {
    return this.ws.bufferedAmount > CHEIO_BYTES[this.qualidade]
  }
  dizer(o: object): void {
    this.dizerTexto(JSON.stringify(o))
  }
  dizerTexto(t: string): void {
    if (this.ws.readyState === 1) this.ws.send(t)
  }
  mandar(b: Buffer): void {
    if (this.ws.readyState === 1) this.ws.send(b, { compress: false, binary: true })
  }
}
