// One quality of a programme: its frames since the last key frame (what a newcomer gets first), the batch that goes out
// every tenth of a second to all its watchers as one buffer, and its HLS.
import { codecsDe, fragmento, type Imagem, segmentoInicial, VIDEO_HZ } from './caixas.ts'
import { Hls } from './hls.ts'
import type { Qualidade } from './protocolo.ts'

const LOTE_MS = 100
/** First byte of a binary message: init segment, or a batch of fragments. */
export const [MENSAGEM_INICIO, MENSAGEM_LOTE] = [0, 1]
const CABECA = 16
/** Longest length of a frame that is believed: beyond it the picture stood still. */
const QUADRO_MAXIMO_MS = 10_000

interface EmEspera {
  readonly chave: boolean
  readonly t: number
  readonly dados: Buffer
  readonly depois: number
}
export interface QuadroDaPlaca {
  readonly chave: boolean
  readonly dados: Buffer
}
export interface Pronto {
  readonly fragmento: Buffer
  readonly chave: boolean
  readonly t: number
  readonly dados: Buffer
  /** ms between decoding and showing */
  readonly depois: number
}

export class Rendicao {
  readonly nome: Qualidade
  readonly hls = new Hls()
  imagem: Imagem | null = null
  /** the init segment as a message, and its number */
  inicio: Buffer | null = null
  segmento: Buffer | null = null
  codecs = ''
  versao = 0
  /** the messages since the last key frame */
  gop: Buffer[] = []
  placa: readonly QuadroDaPlaca[] = []
  bytes = 0
  ultimoT = 0
  precisaChave = true
  #pendentes: Buffer[] = []
  #desde = 0
  #comChave = false
  #espera: EmEspera | null = null
  readonly #aoEnviar: (r: Rendicao, lote: Buffer, chave: boolean) => void

  constructor(nome: Qualidade, aoEnviar: (r: Rendicao, lote: Buffer, chave: boolean) => void) {
    this.nome = nome
    this.#aoEnviar = aoEnviar
  }

  /** False: it is the configuration that it has. */
  configurar(imagem: Imagem): boolean {
    if (this.imagem?.avcC.equals(imagem.avcC)) return false
    this.descarregar()
    this.#espera = null
    this.imagem = imagem
    this.segmento = segmentoInicial(imagem)
    this.inicio = Buffer.concat([Buffer.from([MENSAGEM_INICIO]), this.segmento])
    this.codecs = codecsDe(imagem.avcC)
    this.versao += 1
    this.gop = []
    this.hls.inicio(this.segmento)
    return true
  }

  /**
   * One frame of the programme at `t` ms. It is held back until the next one tells its length, and the one before is
   * answered: a wrong length makes players throw everything away until the next key frame.
   */
  video(chave: boolean, quando: number, dados: Buffer, depois = 0): Pronto | null {
    const t = Math.max(quando, this.ultimoT + 1)
    this.ultimoT = t
    const antes = this.#espera
    this.#espera = { chave, t, dados, depois }
    return antes === null ? null : this.#soltar(antes, Math.min(t - antes.t, QUADRO_MAXIMO_MS))
  }

  #soltar({ chave, t, dados, depois }: EmEspera, ms: number): Pronto {
    const duracao = Math.round(ms * 90)
    const inicio = (t * VIDEO_HZ) / 1000
    const f = fragmento({ video: true, inicio, duracao, chave, dados, depois: depois * 90 })
    if (chave) {
      this.descarregar()
      this.gop = []
      this.#comChave = true
    }
    this.#juntar(f)
    this.hls.fragmento(f, true, chave, t / 1000, duracao / VIDEO_HZ)
    return { fragmento: f, chave, t, dados, depois }
  }

  som(f: Buffer, t: number): void {
    if (this.inicio === null || (this.gop.length === 0 && this.#pendentes.length === 0)) return
    this.#juntar(f)
    this.hls.fragmento(f, false, true, t, 0)
  }

  #juntar(f: Buffer): void {
    if (this.#pendentes.length === 0) this.#desde = Date.now()
    this.#pendentes.push(f)
    this.bytes += f.length
    if (Date.now() - this.#desde >= LOTE_MS - 10) this.descarregar()
  }

  /** Frames that stand too long go out: called by the programme's clock. */
  vencer(agora: number): void {
    if (this.#pendentes.length > 0 && agora - this.#desde > LOTE_MS) this.descarregar()
  }

  descarregar(): void {
    if (this.#pendentes.length === 0) return
    const cabeca = Buffer.alloc(CABECA)
    cabeca[0] = MENSAGEM_LOTE
    cabeca[1] = this.#comChave ? 1 : 0
    cabeca.writeDoubleBE(Date.now(), 8)
    const lote = Buffer.concat([cabeca, ...this.#pendentes])
    const chave = this.#comChave
    this.#pendentes = []
    this.#comChave = false
    this.gop.push(lote)
    this.#aoEnviar(this, lote, chave)
  }
}
