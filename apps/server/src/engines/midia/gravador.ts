// The recording of a programme: fragments as they come, a file per ten minutes that begins with a key frame, and beside it
// an index from programme time to byte. What a killed process wrote can be read to its last whole fragment.
import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, statfsSync, type WriteStream } from 'node:fs'
import path from 'node:path'

const ARQUIVO_MS = 10 * 60_000
const RESERVA_BYTES = 5e9

export interface Fechado {
  readonly nome: string
  readonly fim: number
  readonly bytes: number
  readonly sha256: string
}
interface Aberto {
  readonly nome: string
  readonly inicio: number
  readonly dados: WriteStream
  readonly indice: WriteStream
  readonly segmento: Buffer
  readonly soma: ReturnType<typeof createHash>
  bytes: number
}

export class Gravador {
  readonly #pasta: string
  readonly #reserva: number
  readonly #aoAbrir: (nome: string, inicio: number) => void
  readonly #aoFechar: (f: Fechado) => void
  #aberto: Aberto | null = null
  #semLugar = false
  ligado = false

  constructor(
    pasta: string,
    aoAbrir: (nome: string, inicio: number) => void,
    aoFechar: (f: Fechado) => void,
    reserva = RESERVA_BYTES,
  ) {
    this.#pasta = pasta
    this.#aoAbrir = aoAbrir
    this.#aoFechar = aoFechar
    this.#reserva = reserva
  }

  get semLugar(): boolean {
    return this.#semLugar
  }

  /** `t`: programme time of the key frame in ms; sound and frames between keys follow it. */
  gravar(canal: string, segmento: Buffer, fragmento: Buffer, chave: boolean, t: number): void {
    if (!this.ligado) return
    const a = this.#aberto
    if (chave && (a === null || a.segmento !== segmento || Date.now() - a.inicio > ARQUIVO_MS)) {
      this.fechar()
      if (!this.#abrir(canal, segmento)) return
    }
    const b = this.#aberto
    if (b === null) return
    if (chave) b.indice.write(`${JSON.stringify([Date.now(), Math.round(t), b.bytes])}\n`)
    this.#escrever(b, fragmento)
  }

  som(fragmento: Buffer): void {
    if (this.#aberto !== null) this.#escrever(this.#aberto, fragmento)
  }

  #escrever(a: Aberto, b: Buffer): void {
    a.dados.write(b)
    a.soma.update(b)
    a.bytes += b.length
  }

  #abrir(canal: string, segmento: Buffer): boolean {
    mkdirSync(this.#pasta, { recursive: true })
    const { bavail, bsize } = statfsSync(this.#pasta)
    this.#semLugar = bavail * bsize < this.#reserva
    if (this.#semLugar) return false
    const inicio = Date.now()
    const nome = `${canal}-${inicio}`
    const a: Aberto = {
      nome,
      inicio,
      dados: createWriteStream(path.join(this.#pasta, `${nome}.mp4`)),
      indice: createWriteStream(path.join(this.#pasta, `${nome}.idx`)),
      segmento,
      soma: createHash('sha256'),
      bytes: 0,
    }
    // A full disk ends the recording, never the programme.
    for (const f of [a.dados, a.indice])
      f.on('error', () => {
        if (this.#aberto === a) this.#aberto = null
        this.#semLugar = true
      })
    this.#aberto = a
    this.#escrever(a, segmento)
    this.#aoAbrir(nome, inicio)
    return true
  }

  fechar(): void {
    const a = this.#aberto
    this.#aberto = null
    if (a === null) return
    a.indice.end()
    a.dados.end(() =>
      this.#aoFechar({ nome: a.nome, fim: Date.now(), bytes: a.bytes, sha256: a.soma.digest('hex') }),
    )
  }
}
