// The recording of a programme: fragments as they come, a file per ten minutes that begins with a key frame, and beside it
// an index from programme time to byte. What a killed process wrote can be read to its last whole fragment.
import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, statfsSync, type WriteStream } from 'node:fs'
import path from 'node:path'

const ARQUIVO_MS = 10 * 60_000
const RESERVA_BYTES = 5e9
/** A disk that has no place or refuses is asked again after so long. */
const DE_NOVO_MS = 60_000

export const lugarNoDisco = (pasta: string): number => {
  const { bavail, bsize } = statfsSync(pasta)
  return bavail * bsize
}

export interface Fechado {
  readonly nome: string
  readonly fim: number
  readonly bytes: number
  readonly sha256: string
}
export interface OuvinteDoGravador {
  abriu(nome: string, inicio: number): void
  fechou(f: Fechado): void
  /** Nothing is recorded any more, though it should be. The file that was being written, if any, ends by what it holds. */
  parou(nome: string | null): void
}
interface Aberto {
  readonly nome: string
  readonly inicio: number
  readonly dados: WriteStream
  readonly indice: WriteStream
  readonly segmento: Buffer
  readonly soma: ReturnType<typeof createHash>
  bytes: number
  falhou: boolean
}

export class Gravador {
  readonly #pasta: string
  readonly #ouvinte: OuvinteDoGravador
  readonly #lugar: (pasta: string) => number
  #aberto: Aberto | null = null
  /** epoch ms before which no file is opened */
  #descansa = 0
  ligado = false

  constructor(pasta: string, ouvinte: OuvinteDoGravador, lugar = lugarNoDisco) {
    this.#pasta = pasta
    this.#ouvinte = ouvinte
    this.#lugar = lugar
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
    if (Date.now() < this.#descansa) return false
    mkdirSync(this.#pasta, { recursive: true })
    if (this.#lugar(this.#pasta) < RESERVA_BYTES) {
      this.#parar(null)
      return false
    }
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
      falhou: false,
    }
    // A full disk ends the recording, never the programme.
    for (const f of [a.dados, a.indice])
      f.on('error', () => {
        if (this.#aberto === a) this.#aberto = null
        if (a.falhou) return
        a.falhou = true
        this.#parar(nome)
      })
    this.#aberto = a
    this.#escrever(a, segmento)
    this.#ouvinte.abriu(nome, inicio)
    return true
  }

  fechar(): void {
    const a = this.#aberto
    this.#aberto = null
    if (a === null) return
    a.indice.end()
    a.dados.end((e?: Error | null) => {
      if (e || a.falhou) return
      this.#ouvinte.fechou({ nome: a.nome, fim: Date.now(), bytes: a.bytes, sha256: a.soma.digest('hex') })
    })
  }

  #parar(nome: string | null): void {
    this.#descansa = Date.now() + DE_NOVO_MS
    this.#ouvinte.parou(nome)
  }
}
