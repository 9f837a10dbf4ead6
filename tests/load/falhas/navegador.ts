// The clock of a browser that looks at a room: the product's own, over a real websocket. For how long it shows another
// time than the database after the database's clock was set.
import type { DoServidor } from '@martelo/contracts/core/frames.ts'
import { WebSocket } from 'ws'
import { criarMedidor } from '../../../apps/web/src/core/medidor-do-relogio.ts'
import { criarPulso } from '../../../apps/web/src/core/pulso.ts'
import { criarRelogio } from '../../../apps/web/src/core/relogio.ts'
import type { No } from './sistema.ts'

const CADA_MS = 100
const VOLTA_MS = 500
/** A countdown that is off by less is not seen to be. */
const ERRO_VISIVEL_MS = 500

export class Navegador {
  #ws: WebSocket | null = null
  #saiu = false
  readonly #relogio = criarRelogio(
    () => performance.now(),
    () => Date.now(),
  )
  readonly #medir = criarMedidor(this.#relogio)
  readonly #pulso
  readonly #verdade: () => number
  readonly #timer: ReturnType<typeof setInterval>
  /** performance.now: since when it has been wrong, and for how long it was at most */
  #errado: number | null = null
  #pior = 0
  #ligado = false

  /** `verdade`: what the database's clock says. */
  constructor(n: No, host: string, leiUid: string, verdade: () => number) {
    this.#verdade = verdade
    this.#pulso = criarPulso(
      () => this.#mandar({ t: 'relogio', n: performance.now() }),
      () => undefined,
    )
    this.#ligar(n, host, leiUid)
    this.#timer = setInterval(() => this.#olhar(), CADA_MS)
  }

  /** A process that does not know the hotsite yet, or was killed, is retried. */
  #ligar(n: No, host: string, leiUid: string): void {
    const ws = new WebSocket(`ws://127.0.0.1:${n.porta}/v1/tempo-real`, { headers: { host } })
    this.#ws = ws
    ws.on('open', () => {
      this.#mandar({ t: 'entrar', sala: `leilao:${leiUid}` })
      this.#pulso.bater()
    })
    ws.on('message', (dados: Buffer) => {
      this.#pulso.ouviu()
      const lido = JSON.parse(dados.toString()) as DoServidor | DoServidor[]
      for (const m of Array.isArray(lido) ? lido : [lido]) this.#ouvir(m)
    })
    ws.on('error', () => undefined)
    ws.on('close', () => {
      this.#pulso.parar()
      if (!this.#saiu) setTimeout(() => this.#saiu || this.#ligar(n, host, leiUid), VOLTA_MS)
    })
  }

  #mandar(m: object): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify(m))
  }

  /** As tempo-real.ts does. */
  #ouvir(m: DoServidor): void {
    const hora = m.t === 'ola' ? m.agora : m.t === 'q' && !('o' in m) && m.v !== null ? m.h : null
    if (m.t === 'relogio') {
      this.#medir(m.n, m.agora)
      this.#ligado = true
    } else if (hora !== null && this.#relogio.ouvir(hora)) this.#pulso.logo()
  }

  #olhar(): void {
    if (!this.#ligado) return
    const agora = performance.now()
    const erro = Math.abs(this.#relogio.agora() - this.#verdade())
    if (erro <= ERRO_VISIVEL_MS) this.#errado = null
    else {
      this.#errado ??= agora
      this.#pior = Math.max(this.#pior, agora - this.#errado + CADA_MS)
    }
  }

  /** The longest time that it was wrong, ms; for ever, if it never heard the time. */
  sair(): number {
    this.#saiu = true
    clearInterval(this.#timer)
    this.#pulso.parar()
    this.#ws?.terminate()
    return this.#ligado ? Math.round(this.#pior) : Number.POSITIVE_INFINITY
  }
}
