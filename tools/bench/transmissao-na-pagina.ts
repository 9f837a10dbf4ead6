// What the broadcast's measures run inside pages: the studio's camera with a clock, the reader of that clock, and a small
// LL-HLS player that keeps the distance which the playlist asks for.

/** Every camera is a canvas whose middle carries the milliseconds of the clock as black and white bars. */
export function cameraComRelogio(bits: number): void {
  const tela = document.createElement('canvas')
  tela.width = 1280
  tela.height = 720
  const x = tela.getContext('2d', { alpha: false })
  // Noise that pans takes about as much of the encoder's rate as a hall full of people.
  const ruido = new OffscreenCanvas(1600, 400)
  const r = ruido.getContext('2d')
  for (let i = 0; i < 9_000; i++) {
    if (r === null) break
    r.fillStyle = `hsl(${Math.random() * 360} 60% ${20 + Math.random() * 60}%)`
    r.fillRect(Math.random() * 1600, Math.random() * 400, 14, 14)
  }
  const pintar = (): void => {
    if (x === null) return
    const n = Date.now() >>> 0
    x.fillStyle = `hsl(${(n / 50) % 360} 40% 40%)`
    x.fillRect(0, 0, 1280, 720)
    x.drawImage(ruido, -((n / 12) % 300), 0, 1600, 230)
    x.drawImage(ruido, -((n / 18) % 300), 400, 1600, 320)
    for (let i = 0; i < bits; i++) {
      x.fillStyle = (n >>> i) & 1 ? '#fff' : '#000'
      x.fillRect((i * 1280) / bits, 250, 1280 / bits + 1, 120)
    }
  }
  setInterval(pintar, 33)
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(tela.captureStream(30))
}

interface Notado {
  pedida: number
  primeira: number
  /** the last batches: bytes, how late each came by the server's clock, and when */
  lotes: { bytes: number; idade: number; em: number }[]
  WebSocket: typeof WebSocket
}
/** Notes when the player asked for its picture, when the first one was there, and how late each batch comes. */
export function notarPrimeira(): void {
  const w = window as unknown as Notado
  const Antes = w.WebSocket
  w.pedida = w.primeira = 0
  w.lotes = []
  w.WebSocket = class extends Antes {
    constructor(u: string | URL, p?: string | string[]) {
      super(u, p)
      if (!String(u).includes('/midia/ver/')) return
      if (w.pedida === 0) w.pedida = performance.now()
      this.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
        if (typeof data === 'string' || data.byteLength < 16 || new Uint8Array(data)[0] === 0) return
        const idade = Date.now() - new DataView(data).getFloat64(8)
        w.lotes.push({ bytes: data.byteLength, idade, em: performance.now() })
      })
    }
  }
  const timer = setInterval(() => {
    const v = document.querySelector('video')
    if (w.pedida === 0 || v === null || v.readyState < 2 || v.videoWidth === 0) return
    w.primeira = performance.now()
    clearInterval(timer)
  }, 10)
}

/** Of what the lateness is made: the line's share, the player's, and what the line carried. */
export function lerAtraso(qual: string): { linha: number; player: number; kbit: number } {
  const { lotes } = window as unknown as Notado
  const v = document.querySelector<HTMLVideoElement>(qual)
  const ultimos = lotes.filter((l) => performance.now() - l.em < 4_000)
  const idades = ultimos.map((l) => l.idade).toSorted((a, b) => a - b)
  const fim = v === null || v.buffered.length === 0 ? 0 : v.buffered.end(v.buffered.length - 1)
  return {
    linha: Math.round(idades[Math.floor(idades.length / 2)] ?? -1),
    player: Math.round((fim - (v?.currentTime ?? 0)) * 1000),
    kbit: Math.round(ultimos.reduce((a, l) => a + l.bytes, 0) / 500),
  }
}

/** How old the picture is that is shown now; null where it cannot be read. */
export function lerRelogio({ bits, qual }: { bits: number; qual: string }): number | null {
  const v = document.querySelector<HTMLVideoElement>(qual)
  if (v === null || v.videoWidth === 0) return null
  const c = new OffscreenCanvas(640, 360)
  const x = c.getContext('2d', { willReadFrequently: true })
  if (x === null) return null
  x.drawImage(v, 0, 0, 640, 360)
  const linha = x.getImageData(0, 155, 640, 1).data
  let n = 0
  for (let i = 0; i < bits; i++) if ((linha[Math.floor(((i + 0.5) * 640) / bits) * 4] ?? 0) > 128) n |= 1 << i
  const idade = ((Date.now() >>> 0) - (n >>> 0)) | 0
  return Math.abs(idade) > 60_000 ? null : idade
}

/** Begins to note the longest stretch without a new frame. */
export function notarParadas(qual: string): void {
  const v = document.querySelector<HTMLVideoElement>(qual)
  const w = window as unknown as { maior: number; ultimo: number; notando: boolean }
  w.maior = 0
  w.ultimo = performance.now()
  if (w.notando) return
  w.notando = true
  const quadro = (): void => {
    w.maior = Math.max(w.maior, performance.now() - w.ultimo)
    w.ultimo = performance.now()
    v?.requestVideoFrameCallback(quadro)
  }
  v?.requestVideoFrameCallback(quadro)
}
export const maiorParada = (): number => {
  const w = window as unknown as { maior: number; ultimo: number }
  return Math.round(Math.max(w.maior, performance.now() - w.ultimo))
}

/** Plays by LL-HLS in a second video; answers after how many ms its first picture was there. */
export async function tocarLlHls(mestre: string): Promise<number> {
  const desde = performance.now()
  const texto = async (u: string): Promise<string> => (await fetch(u)).text()
  const base = new URL(mestre, location.href).href
  const linhas = (await texto(base)).split('\n')
  const k = linhas.findIndex((l) => l.startsWith('#EXT-X-STREAM-INF'))
  const codecs = /CODECS="([^"]+)"/.exec(linhas[k] ?? '')?.[1] ?? ''
  const lista = new URL(linhas[k + 1] ?? '', base).href
  const v = document.createElement('video')
  v.id = 'por-hls'
  v.muted = true
  const media = new MediaSource()
  v.src = URL.createObjectURL(media)
  document.body.prepend(v)
  await new Promise((ok) => media.addEventListener('sourceopen', ok, { once: true }))
  const b = media.addSourceBuffer(`video/mp4; codecs="${codecs}"`)
  const juntar = async (uri: string): Promise<void> => {
    const dados = await (await fetch(new URL(uri, lista))).arrayBuffer()
    const pronto = new Promise((ok) => b.addEventListener('updateend', ok, { once: true }))
    b.appendBuffer(dados)
    await pronto
  }
  const ler = (t: string) => {
    let n = Number(/MEDIA-SEQUENCE:(\d+)/.exec(t)?.[1] ?? 0)
    let parte = 0
    let mapa = ''
    const partes: { n: number; k: number; uri: string; chave: boolean; mapa: string }[] = []
    for (const l of t.split('\n')) {
      if (l.startsWith('#EXT-X-MAP')) mapa = /URI="([^"]+)"/.exec(l)?.[1] ?? ''
      else if (l.startsWith('#EXT-X-PART:'))
        partes.push({
          n,
          k: parte++,
          uri: /URI="([^"]+)"/.exec(l)?.[1] ?? '',
          chave: l.includes('INDEPENDENT=YES'),
          mapa,
        })
      else if (l !== '' && !l.startsWith('#')) {
        n += 1
        parte = 0
      }
    }
    return { partes, proxima: { n, k: parte } }
  }
  const recuo = 3 * 0.333
  const seguir = async (): Promise<void> => {
    let lido = ler(await texto(lista))
    let mapa = ''
    let [n, parte] = [-1, -1]
    const ultima = lido.partes.findLast((p) => p.chave)
    if (ultima) [n, parte] = [ultima.n, ultima.k]
    for (;;) {
      for (const p of lido.partes) {
        if (p.n < n || (p.n === n && p.k < parte)) continue
        if (p.mapa !== mapa) await juntar((mapa = p.mapa))
        await juntar(p.uri)
        ;[n, parte] = [p.n, p.k + 1]
      }
      const { proxima } = lido
      lido = ler(await texto(`${lista}&_HLS_msn=${proxima.n}&_HLS_part=${proxima.k}`))
    }
  }
  void seguir()
  setInterval(() => {
    if (b.buffered.length === 0) return
    const atras = b.buffered.end(b.buffered.length - 1) - v.currentTime
    if (v.currentTime < b.buffered.start(0) || atras > recuo + 1.5)
      v.currentTime = Math.max(b.buffered.start(0), b.buffered.end(b.buffered.length - 1) - recuo)
    v.playbackRate = atras > recuo + 0.2 ? 1.06 : atras < recuo * 0.35 ? 0.95 : 1
    if (v.paused) void v.play().catch(() => undefined)
  }, 100)
  while (v.readyState < 2 || v.videoWidth === 0) await new Promise((ok) => setTimeout(ok, 10))
  return Math.round(performance.now() - desde)
}
