// Plays the house's own broadcast: fragmented MP4 over a websocket into Media Source Extensions, a third of a second behind
// the newest frame. Which quality: down when messages come later than they did at best, up after a while without that.
import type { SituacaoDoCanal } from '@martelo/domain/transmissoes/situacoes.ts'
import {
  type FonteDoPlayer,
  NucleoDoPlayer,
  type OuvinteDoPlayer,
  type Qualidade,
} from './nucleo-do-player.ts'

const ALVO_S = 0.35
const ALVO_MAIOR_S = 1.2
/** The distance shrinks again: a second in twenty. */
const VOLTA_S = 0.005
const SALTO_S = 0.8
const ATRASADO_S = 0.9
const GUARDADO_S = 20
const ATRASO_MS = 400
const SUBIR_MS = 2_500
const SUBIR_DE_NOVO_MS = 30_000
const SEM_MENSAGEM_MS = 4_000
const CABECA = 16

interface ComManaged {
  readonly ManagedMediaSource?: typeof MediaSource
}
/** Safari on phones has its own kind. */
const Fonte = (): typeof MediaSource | undefined =>
  (globalThis as ComManaged).ManagedMediaSource ?? globalThis.MediaSource
export const temMse = (): boolean => Fonte() !== undefined

export class PlayerFmp4 extends NucleoDoPlayer {
  readonly #relogio: ReturnType<typeof setInterval>
  #soquete: WebSocket | null = null
  #media: MediaSource | null = null
  #buffer: SourceBuffer | null = null
  #codecs = ''
  /** what waits for the buffer, in the order in which it came; a text is the codecs of all that follows it */
  #fila: (Uint8Array<ArrayBuffer> | string)[] = []
  #alvo = ALVO_S
  #comecou = false
  #ultima = 0
  qualidade: Qualidade = 'baixa'
  fixa: Qualidade | null = null
  #menorAtraso = Number.POSITIVE_INFINITY
  #ruins = 0
  #desde = performance.now()
  #segura = SUBIR_MS

  constructor(video: HTMLVideoElement, fonte: FonteDoPlayer, ouvinte: OuvinteDoPlayer) {
    super(video, fonte, ouvinte)
    this.#relogio = setInterval(() => this.#seguir(), 100)
    video.addEventListener('waiting', this.#aoEsperar)
    this.ligar()
  }

  override parar(): void {
    super.parar()
    clearInterval(this.#relogio)
    this.video.removeEventListener('waiting', this.#aoEsperar)
  }

  protected fecharALinha(): void {
    const ws = this.#soquete
    this.#soquete = null
    ws?.close()
    this.#media = null
    this.#buffer = null
    this.#fila = []
    this.#comecou = false
    this.video.removeAttribute('src')
    this.video.load()
  }

  /** Null: by the line. */
  escolher(q: Qualidade | null): void {
    this.fixa = q
    if (q !== null) this.#pedir(q)
  }

  readonly #aoEsperar = (): void => {
    // Where the line stutters the picture keeps more distance, and comes closer again slowly.
    if (this.#comecou) this.#alvo = Math.min(ALVO_MAIOR_S, this.#alvo * 1.4 + 0.1)
  }

  protected abrir(endereco: string): void {
    const ws = new WebSocket(endereco)
    ws.binaryType = 'arraybuffer'
    this.#soquete = ws
    this.#ultima = performance.now()
    ws.addEventListener('open', () => {
      this.#menorAtraso = Number.POSITIVE_INFINITY
      this.#desde = performance.now()
      // What was chosen holds for each line.
      if (this.fixa !== null) this.#pedir(this.fixa)
    })
    ws.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (this.#soquete !== ws) return
      this.#ultima = performance.now()
      if (this.estado.linha === 'ligando') this.ocorrer({ t: 'ligada' })
      if (typeof data === 'string') this.#ouvir(data)
      else this.#receber(new Uint8Array(data))
    })
    ws.addEventListener('close', ({ code }) => {
      if (this.#soquete !== ws) return
      this.#soquete = null
      this.ocorrer({ t: 'caiu', codigo: code })
    })
  }

  #ouvir(texto: string): void {
    const m = JSON.parse(texto) as {
      tipo: string
      estado?: SituacaoDoCanal
      codecs?: string
      qualidade?: Qualidade
    }
    if (m.tipo === 'estado' && m.estado) this.ocorrer({ t: 'canal', situacao: m.estado })
    else if (m.tipo === 'inicio' && m.codecs) {
      this.qualidade = m.qualidade ?? this.qualidade
      this.ouvinte.qualidade(this.qualidade)
      if (this.#media === null || this.#codecs.split('.')[0] !== m.codecs.split('.')[0])
        this.#abrirMedia(m.codecs)
      else if (this.#codecs !== m.codecs) {
        this.#codecs = m.codecs
        this.#fila.push(m.codecs)
      }
    }
  }

  #abrirMedia(codecs: string): void {
    const Tipo = Fonte()
    if (Tipo === undefined || !Tipo.isTypeSupported(`video/mp4; codecs="${codecs}"`)) return this.#semJeito()
    const media = new Tipo()
    this.#media = media
    this.#buffer = null
    // What still waited belongs to the source before.
    this.#fila = []
    this.#codecs = codecs
    this.#comecou = false
    this.ocorrer({ t: 'outraFonte' })
    this.video.disableRemotePlayback = true
    this.video.src = URL.createObjectURL(media)
    media.addEventListener(
      'sourceopen',
      () => {
        if (this.#media !== media) return
        URL.revokeObjectURL(this.video.src)
        const b = media.addSourceBuffer(`video/mp4; codecs="${codecs}"`)
        b.addEventListener('updateend', () => this.#esvaziar())
        this.#buffer = b
        this.#esvaziar()
      },
      { once: true },
    )
  }

  /** What it cannot play it need not take. */
  #semJeito(): void {
    this.ocorrer({ t: 'semJeito' })
    this.fecharALinha()
  }

  #receber(m: Uint8Array<ArrayBuffer>): void {
    if (m[0] === 0) this.#fila.push(m.subarray(1))
    else {
      const enviada = new DataView(m.buffer).getFloat64(8)
      this.#medir(Date.now() - enviada)
      this.#fila.push(m.subarray(CABECA))
    }
    this.#esvaziar()
  }

  #esvaziar(): void {
    const b = this.#buffer
    if (b === null || b.updating || this.#fila.length === 0) return
    const inicio = b.buffered.length > 0 ? b.buffered.start(0) : 0
    if (b.buffered.length > 0 && this.video.currentTime - inicio > GUARDADO_S)
      return b.remove(0, this.video.currentTime - GUARDADO_S / 2)
    const parte = this.#fila.shift()
    if (parte === undefined) return
    try {
      if (typeof parte !== 'string') return b.appendBuffer(parte)
      b.changeType(`video/mp4; codecs="${parte}"`)
      this.#esvaziar()
    } catch {
      // The media element has failed (a decoder that was taken away): begin anew.
      this.#fila = []
      this.#media = null
      this.#soquete?.close()
    }
  }

  /** `atraso` with the difference of the clocks in it: only its growth counts. */
  #medir(atraso: number): void {
    this.#menorAtraso = Math.min(this.#menorAtraso, atraso)
    const mais = atraso - this.#menorAtraso
    const agora = performance.now()
    if (this.qualidade === 'alta') {
      this.#ruins = mais > ATRASO_MS ? this.#ruins + 1 : 0
      if (this.#ruins < 2 || this.fixa === 'alta') return
      // Each fall after a climb makes the next climb wait longer.
      this.#segura = Math.min(300_000, Math.max(SUBIR_DE_NOVO_MS, this.#segura * 2))
      this.#desde = agora
      this.#ruins = 0
      this.#pedir('baixa')
    } else if (this.fixa === null && agora - this.#desde > this.#segura && mais < 150) {
      this.#desde = agora
      this.#pedir('alta')
    }
  }

  #pedir(q: Qualidade): void {
    if (this.#soquete?.readyState === WebSocket.OPEN)
      this.#soquete.send(JSON.stringify({ tipo: 'qualidade', qualidade: q }))
  }

  /** Without a network a line's own end is told a minute later: the picture stands still now. */
  #desistir(ws: WebSocket): void {
    this.#soquete = null
    ws.close()
    this.ocorrer({ t: 'caiu', codigo: null })
  }

  /** Keeps the distance to the newest frame, and tells what is seen. */
  #seguir(): void {
    const { canal } = this.estado
    const calada = performance.now() - this.#ultima > SEM_MENSAGEM_MS
    if (calada && this.#soquete?.readyState === WebSocket.OPEN && canal !== 'PARADO' && canal !== 'SEM_SINAL')
      this.#desistir(this.#soquete)
    const b = this.#buffer
    if (b === null || b.buffered.length === 0) return
    const v = this.video
    const ultimo = b.buffered.length - 1
    const [inicio, fim] = [b.buffered.start(ultimo), b.buffered.end(ultimo)]
    const atras = fim - v.currentTime
    this.#alvo = Math.max(ALVO_S, this.#alvo - VOLTA_S)
    if (v.readyState > 0 && (v.currentTime < inicio || atras > this.#alvo + SALTO_S || !this.#comecou)) {
      this.#comecou = true
      v.currentTime = Math.max(inicio, fim - this.#alvo)
    }
    v.playbackRate = atras > this.#alvo + 0.2 ? 1.06 : atras < this.#alvo * 0.35 ? 0.95 : 1
    if (v.paused && !this.estado.querToque) this.tocar()
    if (this.estado.linha !== 'ligada' || !this.#comecou || v.paused) return
    this.ocorrer({ t: 'imagem' })
    this.ocorrer({ t: 'atraso', sim: this.#alvo > ATRASADO_S })
  }
}
