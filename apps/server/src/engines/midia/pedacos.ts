// RTMP's chunk stream, both directions: messages are cut into chunks that share one line. Handles the protocol's own control
// messages (chunk size, window, ping); everything else goes to the listener.
import type { Socket } from 'node:net'

export interface Mensagem {
  readonly tipo: number
  readonly ts: number
  readonly fluxo: number
  readonly dados: Buffer
}
interface EmChegada {
  ts: number
  delta: number
  tamanho: number
  tipo: number
  fluxo: number
  estendido: boolean
  partes: Buffer[]
  juntos: number
}

export const [AUDIO, VIDEO, DADOS, COMANDO] = [8, 9, 18, 20]
const [TAMANHO_DO_PEDACO, ABORTA, CONFIRMA, USUARIO, JANELA, BANDA] = [1, 2, 3, 4, 5, 6]
const [PING, PONG] = [6, 7]
const CABECAS = [11, 7, 3, 0] as const
const ESTENDIDO = 0xffffff
/** Longer than any frame of ours or of an encoder. */
const MAIOR_MENSAGEM = 8_000_000

export class Pedacos {
  #resto: Buffer = Buffer.alloc(0)
  readonly #fluxos = new Map<number, EmChegada>()
  #entrada = 128
  #saida = 128
  #lidos = 0
  #confirmados = 0
  #janela = 0
  readonly #fio: Socket
  readonly #ouvir: (m: Mensagem) => void

  constructor(fio: Socket, ouvir: (m: Mensagem) => void) {
    this.#fio = fio
    this.#ouvir = ouvir
  }

  receber(x: Buffer): void {
    this.#lidos += x.length
    const b = this.#resto.length > 0 ? Buffer.concat([this.#resto, x]) : x
    let o = 0
    for (;;) {
      const depois = this.#umPedaco(b, o)
      if (depois === null) break
      o = depois
    }
    this.#resto = o < b.length ? Buffer.from(b.subarray(o)) : Buffer.alloc(0)
    if (this.#janela === 0 || this.#lidos - this.#confirmados <= this.#janela / 2) return
    this.#confirmados = this.#lidos
    this.#mandarNumero(CONFIRMA, this.#lidos)
  }

  /** Where the next chunk begins; null when this one is not whole yet. */
  #umPedaco(b: Buffer, o: number): number | null {
    let p = o
    const primeiro = b[p]
    if (primeiro === undefined) return null
    const forma = primeiro >> 6
    let id = primeiro & 63
    p += 1
    if (id < 2) {
      const bytes = id + 1
      if (b.length - p < bytes) return null
      id = 64 + (b[p] ?? 0) + (bytes === 2 ? (b[p + 1] ?? 0) * 256 : 0)
      p += bytes
    }
    const novo: EmChegada = {
      ts: 0,
      delta: 0,
      tamanho: 0,
      tipo: 0,
      fluxo: 0,
      estendido: false,
      partes: [],
      juntos: 0,
    }
    const c = this.#fluxos.get(id) ?? novo
    if (c === novo && forma !== 0) throw new Error('an RTMP chunk continues what never began')
    const cabeca = CABECAS[forma as 0 | 1 | 2 | 3]
    if (b.length - p < cabeca) return null
    let { tamanho, tipo, fluxo, estendido } = c
    let t = 0
    if (forma < 3) {
      t = b.readUIntBE(p, 3)
      estendido = t === ESTENDIDO
      if (forma < 2) {
        tamanho = b.readUIntBE(p + 3, 3)
        tipo = b[p + 6] ?? 0
      }
      if (forma === 0) fluxo = b.readUInt32LE(p + 7)
    }
    p += cabeca
    if (estendido) {
      if (b.length - p < 4) return null
      t = b.readUInt32BE(p)
      p += 4
    }
    if (tamanho > MAIOR_MENSAGEM) throw new Error('an RTMP message is too long')
    const parte = Math.min(this.#entrada, tamanho - c.juntos)
    if (b.length - p < parte) return null
    if (c.juntos === 0) {
      if (forma === 0) Object.assign(c, { ts: t, delta: 0 })
      else if (forma < 3) Object.assign(c, { delta: t, ts: c.ts + t })
      else c.ts += c.delta
    }
    Object.assign(c, { tamanho, tipo, fluxo, estendido })
    this.#fluxos.set(id, c)
    c.partes.push(Buffer.from(b.subarray(p, p + parte)))
    c.juntos += parte
    if (c.juntos === c.tamanho) this.#inteira(c)
    return p + parte
  }

  #inteira(c: EmChegada): void {
    const dados = c.partes.length === 1 ? (c.partes[0] as Buffer) : Buffer.concat(c.partes)
    c.partes = []
    c.juntos = 0
    const m: Mensagem = { tipo: c.tipo, ts: c.ts, fluxo: c.fluxo, dados }
    if (m.tipo === TAMANHO_DO_PEDACO && dados.length >= 4) {
      this.#entrada = Math.max(1, dados.readUInt32BE(0) & 0x7fffffff)
    } else if (m.tipo === JANELA && dados.length >= 4) this.#janela = dados.readUInt32BE(0)
    else if (m.tipo === USUARIO && dados.length >= 6 && dados.readUInt16BE(0) === PING)
      this.mandar(2, USUARIO, 0, 0, Buffer.concat([Buffer.from([0, PONG]), dados.subarray(2, 6)]))
    else if (![ABORTA, CONFIRMA, USUARIO, BANDA].includes(m.tipo)) this.#ouvir(m)
  }

  mandar(canal: number, tipo: number, fluxo: number, ms: number, dados: Buffer): void {
    const ts = Math.round(ms) >>> 0
    const estendido = ts >= ESTENDIDO
    const cabeca = Buffer.alloc(estendido ? 16 : 12)
    cabeca[0] = canal
    cabeca.writeUIntBE(estendido ? ESTENDIDO : ts, 1, 3)
    cabeca.writeUIntBE(dados.length, 4, 3)
    cabeca[7] = tipo
    cabeca.writeUInt32LE(fluxo, 8)
    const seguinte = Buffer.alloc(estendido ? 5 : 1)
    seguinte[0] = 0xc0 | canal
    if (estendido) {
      cabeca.writeUInt32BE(ts, 12)
      seguinte.writeUInt32BE(ts, 1)
    }
    const saida: Buffer[] = [cabeca]
    for (let p = 0; p < dados.length || p === 0; p += this.#saida) {
      if (p > 0) saida.push(seguinte)
      saida.push(dados.subarray(p, p + this.#saida))
    }
    this.#fio.write(Buffer.concat(saida))
  }

  #mandarNumero(tipo: number, n: number): void {
    const b = Buffer.alloc(4)
    b.writeUInt32BE(n >>> 0)
    this.mandar(2, tipo, 0, 0, b)
  }

  pedacoDe(bytes: number): void {
    this.#mandarNumero(TAMANHO_DO_PEDACO, bytes)
    this.#saida = bytes
  }
  janelaDe(bytes: number): void {
    this.#mandarNumero(JANELA, bytes)
    const b = Buffer.alloc(5)
    b.writeUInt32BE(bytes)
    b[4] = 2
    this.mandar(2, BANDA, 0, 0, b)
  }
}
