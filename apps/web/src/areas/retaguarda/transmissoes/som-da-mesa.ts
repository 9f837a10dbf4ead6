// The desk's sound: a fader and a mute per source, one limiter over all, a meter, and AAC: by the browser's own encoder, else by
// one in WebAssembly. Without either the picture goes alone, and the server fills in silence.
import { LinhaDoSom } from './linha-do-som.ts'

const TAXA = 48_000
const BITS = 96_000
/** Pieces of ten milliseconds that wait while the page is busy: two seconds. What is beyond is lost. */
const PEDACOS_EM_ESPERA = 200

interface Canal {
  readonly ganho: GainNode
  /** closed: it is heard in the studio's meters and not by the public */
  readonly porta: GainNode
  readonly medidor: AnalyserNode
  readonly no: AudioNode
  volume: number
  mudo: boolean
}
/** What M does: mutes all microphones while one is open, else opens all. Null: there is none. */
export function mudoDosMicrofones(
  canais: ReadonlyMap<string, { readonly mudo: boolean }>,
  microfones: readonly string[],
): boolean | null {
  const deles = microfones.flatMap((id) => canais.get(id) ?? [])
  return deles.length === 0 ? null : deles.some((c) => !c.mudo)
}

/** What an encoder may be behind: half a second. The server takes sound that is a second behind its picture. */
export const NA_FILA = 50

/** Takes sound whose times grow without a hole, from 0; `fechar` forgets what it still holds. */
export interface CodificadorDeSom {
  /** False: it is too far behind and did not take this one, whose time is the next one's. */
  codificar(dados: AudioData): boolean
  fechar(): void
}
interface ProcessadorDeTrilha {
  readonly readable: ReadableStream<AudioData>
}
type ComProcessador = typeof globalThis & {
  MediaStreamTrackProcessor?: new (o: {
    track: MediaStreamTrack
    maxBufferSize: number
  }) => ProcessadorDeTrilha
}

/** What a meter shows, 0 to 1. */
export function nivelDe(a: AnalyserNode): number {
  const d = new Float32Array(a.fftSize)
  a.getFloatTimeDomainData(d)
  let maior = 0
  for (const v of d) maior = Math.max(maior, Math.abs(v))
  return Math.min(1, maior)
}

/** Null: this browser has no AAC. */
async function doNavegador(
  aoSair: (ms: number, dados: ArrayBuffer) => void,
): Promise<CodificadorDeSom | null> {
  if (!('AudioEncoder' in globalThis)) return null
  const config = { codec: 'mp4a.40.2', sampleRate: TAXA, numberOfChannels: 2, bitrate: BITS }
  const pode = await AudioEncoder.isConfigSupported(config).catch(() => null)
  if (pode?.supported !== true) return null
  const e = new AudioEncoder({
    output: (c) => {
      const b = new ArrayBuffer(c.byteLength)
      c.copyTo(b)
      aoSair(c.timestamp / 1000, b)
    },
    error: () => undefined,
  })
  e.configure(config)
  return {
    codificar(dados) {
      const vai = e.state === 'configured' && e.encodeQueueSize < NA_FILA
      if (vai) e.encode(dados)
      dados.close()
      return vai
    },
    fechar() {
      if (e.state !== 'closed') e.close()
    },
  }
}

export class SomDaMesa {
  readonly #nos = new WeakMap<HTMLMediaElement, MediaElementAudioSourceNode>()
  readonly #contexto = new AudioContext({ sampleRate: TAXA, latencyHint: 'interactive' })
  readonly #limite: DynamicsCompressorNode
  readonly #saida: MediaStreamAudioDestinationNode
  readonly medidor: AnalyserNode
  readonly canais = new Map<string, Canal>()
  /** of sources that were lost: a microphone that was muted comes back muted */
  readonly #lembrados = new Map<string, { readonly volume: number; readonly mudo: boolean }>()
  #codificador: CodificadorDeSom | null = null
  /** performance.now() of the encoder's time 0 */
  #zero = 0
  readonly #enviar: (ts: number, dados: ArrayBuffer) => void

  constructor(enviar: (ts: number, dados: ArrayBuffer) => void) {
    this.#enviar = enviar
    this.#limite = this.#contexto.createDynamicsCompressor()
    this.#limite.threshold.value = -6
    this.#limite.ratio.value = 20
    this.#limite.attack.value = 0.003
    this.#limite.release.value = 0.25
    this.medidor = this.#contexto.createAnalyser()
    this.#saida = this.#contexto.createMediaStreamDestination()
    this.#saida.channelCount = 2
    this.#limite.connect(this.medidor).connect(this.#saida)
  }

  /** False: this browser encodes no AAC in either way, and the broadcast has no sound. */
  async ligar(): Promise<boolean> {
    await this.#contexto.resume().catch(() => undefined)
    if (this.#codificador !== null) return true
    const Processador = (globalThis as ComProcessador).MediaStreamTrackProcessor
    const [trilha] = this.#saida.stream.getAudioTracks()
    if (Processador === undefined || trilha === undefined) return false
    const sair = (ms: number, dados: ArrayBuffer): void => this.#enviar(this.#zero + ms, dados)
    this.#codificador =
      (await doNavegador(sair)) ??
      (await import('./codificar-aac.ts').then(
        (m) => m.abrirAac(BITS, sair),
        () => null,
      ))
    if (this.#codificador === null) return false
    void this.#ler(
      new Processador({ track: trilha, maxBufferSize: PEDACOS_EM_ESPERA }).readable,
      this.#codificador,
    )
    return true
  }

  async #ler(r: ReadableStream<AudioData>, e: CodificadorDeSom): Promise<void> {
    const leitor = r.getReader()
    const linha = new LinhaDoSom()
    let amostras = 0
    for (;;) {
      const { value, done } = await leitor.read()
      if (done || this.#codificador !== e) return
      this.#zero = linha.ouviu(performance.now(), ((amostras + value.numberOfFrames) * 1000) / TAXA)
      const planos = new Float32Array(value.numberOfFrames * 2)
      for (const canal of [0, 1])
        value.copyTo(planos.subarray(canal * value.numberOfFrames, (canal + 1) * value.numberOfFrames), {
          planeIndex: Math.min(canal, value.numberOfChannels - 1),
          format: 'f32-planar',
        })
      const certa = new AudioData({
        format: 'f32-planar',
        sampleRate: TAXA,
        numberOfChannels: 2,
        numberOfFrames: value.numberOfFrames,
        timestamp: Math.round((amostras * 1e6) / TAXA),
        data: planos,
      })
      const frames = value.numberOfFrames
      value.close()
      if (e.codificar(certa)) amostras += frames
    }
  }

  juntar(id: string, origem: MediaStream | HTMLMediaElement, aberta = true): void {
    if (this.canais.has(id)) return
    if (origem instanceof MediaStream && origem.getAudioTracks().length === 0) return
    const no =
      origem instanceof MediaStream ? this.#contexto.createMediaStreamSource(origem) : this.#noDe(origem)
    const ganho = this.#contexto.createGain()
    const medidor = this.#contexto.createAnalyser()
    const porta = this.#contexto.createGain()
    no.connect(ganho).connect(medidor).connect(porta).connect(this.#limite)
    const { volume, mudo } = this.#lembrados.get(id) ?? { volume: 1, mudo: false }
    this.#lembrados.delete(id)
    ganho.gain.value = mudo ? 0 : volume
    porta.gain.value = aberta ? 1 : 0
    this.canais.set(id, { no, ganho, porta, medidor, volume, mudo })
  }
  /** Lets it into the programme or out of it, over so many ms. */
  abrir(id: string, sim: boolean, ms: number): void {
    const alvo = this.canais.get(id)?.porta.gain
    alvo?.setTargetAtTime(sim ? 1 : 0, this.#contexto.currentTime, Math.max(0.02, ms / 3_000))
  }
  /** An element has one node for ever; a second one is refused. */
  #noDe(elemento: HTMLMediaElement): MediaElementAudioSourceNode {
    const no = this.#nos.get(elemento) ?? this.#contexto.createMediaElementSource(elemento)
    this.#nos.set(elemento, no)
    return no
  }
  tirar(id: string): void {
    const c = this.canais.get(id)
    c?.no.disconnect()
    c?.ganho.disconnect()
    c?.porta.disconnect()
    this.canais.delete(id)
    this.#lembrados.delete(id)
  }
  /** The same for a source that may come back. */
  perder(id: string): void {
    const c = this.canais.get(id)
    if (c === undefined) return
    this.tirar(id)
    this.#lembrados.set(id, c)
  }
  ajustar(id: string, m: { readonly volume?: number; readonly mudo?: boolean }): void {
    const c = this.canais.get(id)
    if (c === undefined) return
    Object.assign(c, m)
    c.ganho.gain.setTargetAtTime(c.mudo ? 0 : c.volume, this.#contexto.currentTime, 0.02)
  }

  parar(): void {
    this.#codificador?.fechar()
    this.#codificador = null
    void this.#contexto.close()
  }
}
