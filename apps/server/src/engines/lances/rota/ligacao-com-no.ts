// One connection to another process that decides bids: requests go out numbered and come back in any order. What is not
// answered in time, or when the connection ends, is rejected: the caller decides it itself, under the same key.
import { WebSocket } from 'ws'
import { type PedidoDoMotor, type RespostaDoMotor, TIPOS_DE_RESPOSTA } from '../motor/pedidos.ts'
import { lerMensagem } from './ler-mensagem.ts'

/** Longer than a busy engine takes, shorter than a bidder's patience. */
const PACIENCIA_MS = 1_500
const PARA_LIGAR_MS = 1_000

interface Espera {
  readonly ok: (r: RespostaDoMotor) => void
  readonly falhou: (e: Error) => void
  readonly prazo: ReturnType<typeof setTimeout>
}

export class LigacaoComNo {
  readonly #ws: WebSocket
  readonly #esperas = new Map<number, Espera>()
  /** what was asked before the connection stood */
  #antes: string[] | null = []
  #n = 0
  #morta = false

  constructor(endereco: string, senha: string) {
    this.#ws = new WebSocket(endereco.replace(/^http/, 'ws'), {
      headers: { authorization: `Bearer ${senha}` },
      handshakeTimeout: PARA_LIGAR_MS,
      perMessageDeflate: false,
    })
    this.#ws.on('open', () => {
      for (const texto of this.#antes ?? []) this.#ws.send(texto)
      this.#antes = null
    })
    this.#ws.on('message', (bruto: Buffer) => {
      const lido = lerMensagem(bruto)
      if (!Array.isArray(lido)) return this.fechar()
      const [n, resposta] = lido as [number, RespostaDoMotor | null]
      const espera = this.#tirar(n)
      // Undecided, or in words that are newer than this program: it is decided here, under the same key.
      if (resposta === null || !(resposta.tipo in TIPOS_DE_RESPOSTA))
        espera?.falhou(new Error('the other process could not decide'))
      else espera?.ok(resposta)
    })
    this.#ws.on('error', () => this.fechar())
    this.#ws.on('close', () => this.fechar())
  }

  get morta(): boolean {
    return this.#morta
  }

  pedir(pedido: PedidoDoMotor): Promise<RespostaDoMotor> {
    const { promise, resolve, reject } = Promise.withResolvers<RespostaDoMotor>()
    if (this.#morta) return Promise.reject(new Error('the other process is gone'))
    const n = ++this.#n
    const prazo = setTimeout(() => {
      this.#tirar(n)?.falhou(new Error('the other process did not answer in time'))
      // It may be stopped: no other request shall wait for it.
      this.fechar()
    }, PACIENCIA_MS)
    this.#esperas.set(n, { ok: resolve, falhou: reject, prazo })
    const texto = JSON.stringify([n, pedido])
    if (this.#antes === null) this.#ws.send(texto)
    else this.#antes.push(texto)
    return promise
  }

  fechar(): void {
    if (this.#morta) return
    this.#morta = true
    this.#ws.terminate()
    for (const n of this.#esperas.keys()) this.#tirar(n)?.falhou(new Error('the other process is gone'))
  }

  #tirar(n: number): Espera | undefined {
    const espera = this.#esperas.get(n)
    this.#esperas.delete(n)
    clearTimeout(espera?.prazo)
    return espera
  }
}
