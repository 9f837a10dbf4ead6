// The desk's sound: a fader and a mute per source, one limiter over all, a meter, and AAC by the browser's own encoder. A
// browser without one (Chromium on Linux) sends the picture alone; the server fills in silence.
const TAXA = 48_000
const BITS = 96_000
const SALTO_MS = 150

interface Canal {
  readonly ganho: GainNode
  readonly medidor: AnalyserNode
  readonly no: AudioNode
  volume: number
  mudo: boolean
}
interface ProcessadorDeTrilha {
  readonly readable: ReadableStream<AudioData>
}
type ComProcessador = typeof globalThis & {
  MediaStreamTrackProcessor?: new (o: { track: MediaStreamTrack }) => ProcessadorDeTrilha
}

/** What a meter shows, 0 to 1. */
export function nivelDe(a: AnalyserNode): number {
  const d = new Float32Array(a.fftSize)
  a.getFloatTimeDomainData(d)
  let maior = 0
  for (const v of d) maior = Math.max(maior, Math.abs(v))
  return Math.min(1, maior)
}

export class SomDaMesa {
  readonly #contexto = new AudioContext({ sampleRate: TAXA, latencyHint: 'interactive' })
  readonly #limite: DynamicsCompressorNode
  readonly #saida: MediaStreamAudioDestinationNode
  readonly medidor: AnalyserNode
  readonly canais = new Map<string, Canal>()
  #codificador: AudioEncoder | null = null
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

  /** False: this browser has no AAC, and the broadcast has no sound. */
  async ligar(): Promise<boolean> {
    await this.#contexto.resume().catch(() => undefined)
    const config = { codec: 'mp4a.40.2', sampleRate: TAXA, numberOfChannels: 2, bitrate: BITS }
    const pode =
      'AudioEncoder' in globalThis &&
      (await AudioEncoder.isConfigSupported(config).catch(() => null))?.supported
    const Processador = (globalThis as ComProcessador).MediaStreamTrackProcessor
    const [trilha] = this.#saida.stream.getAudioTracks()
    if (!pode || Processador === undefined || trilha === undefined) return false
    this.#codificador ??= this.#abrir(config, new Processador({ track: trilha }).readable)
    return true
  }

  #abrir(config: AudioEncoderConfig, amostras: ReadableStream<AudioData>): AudioEncoder {
    const e = new AudioEncoder({
      output: (c) => {
        const b = new ArrayBuffer(c.byteLength)
        c.copyTo(b)
        this.#enviar(c.timestamp / 1000, b)
      },
      error: () => undefined,
    })
    e.configure(config)
    void this.#ler(amostras, e)
    return e
  }

  /** A time line of its own, counted in samples and put right only when it is far off the picture's clock. */
  async #ler(r: ReadableStream<AudioData>, e: AudioEncoder): Promise<void> {
    const leitor = r.getReader()
    let zero = 0
    let amostras = 0
    for (;;) {
      const { value, done } = await leitor.read()
      if (done || e.state === 'closed') return
      const chegou = performance.now() - value.duration / 1000
      if (zero === 0 || Math.abs(chegou - zero - (amostras * 1000) / TAXA) > SALTO_MS) {
        zero = chegou
        amostras = 0
      }
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
        timestamp: Math.round((zero + (amostras * 1000) / TAXA) * 1000),
        data: planos,
      })
      amostras += value.numberOfFrames
      value.close()
      e.encode(certa)
      certa.close()
    }
  }

  juntar(id: string, origem: MediaStream | HTMLMediaElement): void {
    if (this.canais.has(id)) return
    if (origem instanceof MediaStream && origem.getAudioTracks().length === 0) return
    const no =
      origem instanceof MediaStream
        ? this.#contexto.createMediaStreamSource(origem)
        : this.#contexto.createMediaElementSource(origem)
    const ganho = this.#contexto.createGain()
    const medidor = this.#contexto.createAnalyser()
    no.connect(ganho).connect(medidor).connect(this.#limite)
    this.canais.set(id, { no, ganho, medidor, volume: 1, mudo: false })
  }
  tirar(id: string): void {
    const c = this.canais.get(id)
    c?.no.disconnect()
    c?.ganho.disconnect()
    this.canais.delete(id)
  }
  ajustar(id: string, m: { readonly volume?: number; readonly mudo?: boolean }): void {
    const c = this.canais.get(id)
    if (c === undefined) return
    Object.assign(c, m)
    c.ganho.gain.setTargetAtTime(c.mudo ? 0 : c.volume, this.#contexto.currentTime, 0.02)
  }

  parar(): void {
    if (this.#codificador?.state !== 'closed') this.#codificador?.close()
    void this.#contexto.close()
  }
}
