// The desk's line to the server: samples as they come out of the encoders. The browser's own buffer tells nothing of what is
// on its way, so the server confirms bytes: the older the oldest unconfirmed one, the fewer frames are encoded and the lower the rate.
import { kbitPara, NoCaminho, type Qualidade } from './ritmo-do-envio.ts'

/** A line that stands: what is encoded all the same is left out up to the next key frame. */
const [VOO_BAIXAR_S, VOO_PULAR_S, VOO_VOLTAR_S] = [0.5, 2.5, 0.3]
const MEDIR_MS = 400
const CALADO_MS = 3_000
const BATIDA_MS = 1_000
const CABECA = 10
/** Kinds of binary messages. */
const TIPOS = { alta: 0, baixa: 1, som: 2, quadro: 3 } as const
/** Close codes after which no desk comes back by itself: another person has it, its person was kept out, the programme ended. */
const DEFINITIVOS = new Set([4001, 4403, 4409, 4410])

export interface Ouvinte {
  rede(ligada: boolean, codigo: number | null): void
  /** the encoders' next frames must be key frames */
  pedirChave(): void
  kbit(kbit: number): void
}

export class EnvioDoPrograma {
  #endereco: string
  readonly #ouvinte: Ouvinte
  readonly #maximo: number
  #ws: WebSocket | null = null
  #tentativas = 0
  #fim = false
  #enviados = 0
  #recebidos = 0
  readonly #noCaminho = new NoCaminho()
  #recebidosNaMedida = 0
  #ouvido = 0
  #medido = 0
  #bons = 0
  #cheio = false
  readonly #espera: Record<Qualidade, boolean> = { alta: true, baixa: true }
  readonly #configs = new Map<Qualidade, string>()
  readonly #placas = new Map<Qualidade, string>()
  readonly #relogio: ReturnType<typeof setInterval>
  #timer: ReturnType<typeof setTimeout> | undefined
  kbit: number
  perdidos = 0
  bytes = 0

  constructor(endereco: string, kbit: number, ouvinte: Ouvinte) {
    this.#endereco = endereco
    this.#ouvinte = ouvinte
    this.#maximo = kbit
    this.kbit = kbit
    this.#relogio = setInterval(() => this.#bater(), BATIDA_MS)
    this.#ligar()
  }

  /** The token was renewed: the next connection uses it. */
  trocarEndereco(e: string): void {
    this.#endereco = e
  }

  /** seconds that the oldest unconfirmed byte is on its way */
  get emVoo(): number {
    return this.#noCaminho.ha(performance.now())
  }

  #ligar(): void {
    const ws = new WebSocket(this.#endereco)
    this.#ws = ws
    this.#ouvido = performance.now()
    ws.addEventListener('open', () => {
      this.#tentativas = 0
      this.#enviados = this.#recebidos = this.#recebidosNaMedida = 0
      this.#noCaminho.esquecer()
      this.#medido = performance.now()
      this.#cheio = false
      this.#espera.alta = this.#espera.baixa = true
      for (const c of this.#configs.values()) this.#texto(c)
      for (const p of this.#placas.values()) this.#texto(p)
      this.#ouvinte.pedirChave()
      this.#ouvinte.rede(true, null)
    })
    ws.addEventListener('message', ({ data }: MessageEvent<string>) => {
      this.#ouvido = performance.now()
      const m = JSON.parse(data) as { tipo: string; bytes?: number }
      if (m.tipo !== 'recebido') return
      this.#recebidos = m.bytes ?? this.#recebidos
      this.#noCaminho.confirmou(this.#recebidos)
      this.#medir()
    })
    ws.addEventListener('close', ({ code }) => this.#caiu(ws, code))
  }

  #caiu(ws: WebSocket, codigo: number): void {
    if (this.#ws !== ws || this.#fim) return
    this.#ws = null
    this.#ouvinte.rede(false, codigo)
    if (DEFINITIVOS.has(codigo)) return
    this.#timer = setTimeout(() => this.#ligar(), Math.min(700, 150 * 2 ** this.#tentativas++))
  }

  /** A dead line shows by its silence. */
  #bater(): void {
    const ws = this.#ws
    if (ws === null) return
    if (performance.now() - this.#ouvido > CALADO_MS) {
      ws.close()
      this.#caiu(ws, 1006)
    } else if (ws.readyState === WebSocket.OPEN) this.#texto('{"tipo":"ping"}')
  }

  #medir(): void {
    const agora = performance.now()
    const passou = agora - this.#medido
    if (passou < MEDIR_MS) return
    const vazao = ((this.#recebidos - this.#recebidosNaMedida) * 8) / passou
    this.#medido = agora
    this.#recebidosNaMedida = this.#recebidos
    if (this.emVoo > VOO_BAIXAR_S) {
      this.#bons = 0
      this.#mudar(kbitPara(vazao, this.kbit))
    } else if (this.emVoo < VOO_VOLTAR_S && ++this.#bons > 20) {
      this.#bons = 0
      this.#mudar(Math.min(this.#maximo, this.kbit * 1.25))
    }
  }
  #mudar(kbit: number): void {
    if (kbit === this.kbit) return
    this.kbit = kbit
    this.#ouvinte.kbit(kbit)
  }

  #texto(t: string): void {
    if (this.#ws?.readyState !== WebSocket.OPEN) return
    this.#ws.send(t)
    this.#contar(new Blob([t]).size)
  }

  #contar(bytes: number): void {
    this.#enviados += bytes
    this.#noCaminho.mandou(this.#enviados, performance.now())
  }

  configurar(q: Qualidade, o: { readonly avcC: string; readonly w: number; readonly h: number }): void {
    const t = JSON.stringify({ tipo: 'config', qualidade: q, ...o })
    if (this.#configs.get(q) === t) return
    this.#configs.set(q, t)
    this.#texto(t)
  }
  placa(q: Qualidade, quadros: readonly (readonly [boolean, string])[]): void {
    const t = JSON.stringify({ tipo: 'placa', qualidade: q, quadros })
    this.#placas.set(q, t)
    this.#texto(t)
  }

  imagem(q: Qualidade, chave: boolean, ms: number, dados: ArrayBuffer): void {
    if (this.#ws?.readyState !== WebSocket.OPEN) return
    const { emVoo } = this
    if (this.#cheio ? emVoo > VOO_VOLTAR_S : emVoo > VOO_PULAR_S) {
      this.#cheio = true
      this.#espera.alta = this.#espera.baixa = true
      this.perdidos += 1
      return
    }
    if (this.#cheio) {
      this.#cheio = false
      this.#ouvinte.pedirChave()
    }
    if (this.#espera[q] && !chave) {
      this.perdidos += 1
      return
    }
    this.#espera[q] = false
    this.#mandar(TIPOS[q], chave, ms, dados)
  }
  som(ms: number, dados: ArrayBuffer): void {
    this.#mandar(TIPOS.som, true, ms, dados)
  }
  /** A still picture as JPEG, every few seconds. */
  quadro(dados: ArrayBuffer): void {
    if (!this.#cheio) this.#mandar(TIPOS.quadro, true, 0, dados)
  }

  #mandar(tipo: number, chave: boolean, ms: number, dados: ArrayBuffer): void {
    if (this.#ws?.readyState !== WebSocket.OPEN) return
    const u = new Uint8Array(CABECA + dados.byteLength)
    u[0] = tipo
    u[1] = chave ? 1 : 0
    new DataView(u.buffer).setFloat64(2, ms)
    u.set(new Uint8Array(dados), CABECA)
    this.#ws.send(u)
    this.#contar(u.length)
    this.bytes += u.length
  }

  /** `encerrar`: the channel goes off the air; otherwise only this desk goes. */
  sair(encerrar: boolean): void {
    if (encerrar) this.#texto('{"tipo":"encerrar"}')
    this.#fim = true
    clearInterval(this.#relogio)
    clearTimeout(this.#timer)
    this.#ws?.close()
  }
}
