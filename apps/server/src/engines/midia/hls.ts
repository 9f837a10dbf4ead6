// Low-latency HLS (RFC 8216bis) of one quality: segments begin at key frames, parts of a third of a second come as soon as
// they are whole, and a playlist may be waited for. Old segments leave the memory.
import type { ServerResponse } from 'node:http'

const PARTE_S = 0.333
const JANELA = 6
const ESPERA_MS = 6_000

interface Parte {
  readonly nome: string
  readonly duracao: number
  readonly comChave: boolean
  readonly dados: Buffer
}
interface Segmento {
  readonly numero: number
  readonly partes: Parte[]
  readonly quando: number
  readonly corte: boolean
  readonly inicio: number
  duracao: number
  fechado: boolean
}

export class Hls {
  readonly #segmentos: Segmento[] = []
  readonly #inicios: Buffer[] = []
  #juntando: Buffer[] = []
  #duracao = 0
  #comChave = false
  #corte = false
  #cortesIdos = 0
  #espera: (() => void)[] = []

  /** Another encoder or size: a discontinuity begins. */
  inicio(b: Buffer): void {
    this.#fecharParte()
    const ultimo = this.#segmentos.at(-1)
    if (ultimo) {
      ultimo.fechado = true
      this.#corte = true
    }
    this.#inicios.push(b)
  }

  /** `t` and `d` in seconds of the programme. */
  fragmento(dados: Buffer, video: boolean, chave: boolean, t: number, d: number): void {
    if (this.#inicios.length === 0) return
    if (video && chave) this.#novoSegmento(t)
    if (this.#segmentos.length === 0) return
    this.#juntando.push(dados)
    if (!video) return
    this.#duracao += d
    if (this.#duracao >= PARTE_S - 1e-6) this.#fecharParte()
  }

  #novoSegmento(t: number): void {
    this.#fecharParte()
    const ultimo = this.#segmentos.at(-1)
    if (ultimo) ultimo.fechado = true
    this.#segmentos.push({
      // It grows over a restart of the process.
      numero: ultimo ? ultimo.numero + 1 : Math.floor(t / 2),
      partes: [],
      duracao: 0,
      quando: Date.now(),
      fechado: false,
      corte: this.#corte && ultimo !== undefined,
      inicio: this.#inicios.length - 1,
    })
    this.#corte = false
    this.#comChave = true
    while (this.#segmentos.length > JANELA + 3) if (this.#segmentos.shift()?.corte) this.#cortesIdos += 1
    this.#acordar()
  }

  #fecharParte(): void {
    const s = this.#segmentos.at(-1)
    if (s === undefined || this.#juntando.length === 0 || this.#duracao === 0) return
    s.partes.push({
      nome: `p${s.numero}.${s.partes.length}.m4s`,
      duracao: this.#duracao,
      comChave: this.#comChave,
      dados: Buffer.concat(this.#juntando),
    })
    s.duracao += this.#duracao
    this.#juntando = []
    this.#duracao = 0
    this.#comChave = false
    this.#acordar()
  }

  #acordar(): void {
    for (const f of this.#espera.splice(0)) f()
  }

  async #ate(pronto: () => boolean): Promise<boolean> {
    const prazo = Date.now() + ESPERA_MS
    while (!pronto()) {
      const resta = prazo - Date.now()
      if (resta <= 0) return false
      await new Promise<void>((ok) => {
        const timer = setTimeout(ok, resta)
        this.#espera.push(() => {
          clearTimeout(timer)
          ok()
        })
      })
    }
    return true
  }

  /** `sufixo`: what every address of the playlist carries on (the watcher's token). */
  lista(sufixo: string): string {
    const segs = this.#segmentos.slice(-(JANELA + 1))
    const alvo = Math.max(2, ...segs.map((s) => Math.ceil(s.duracao)))
    const linhas = [
      '#EXTM3U',
      '#EXT-X-VERSION:9',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-TARGETDURATION:${alvo}`,
      `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${(PARTE_S * 3).toFixed(3)}`,
      `#EXT-X-PART-INF:PART-TARGET=${PARTE_S.toFixed(3)}`,
      `#EXT-X-MEDIA-SEQUENCE:${segs[0]?.numero ?? 0}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${this.#cortesIdos}`,
    ]
    let inicio = -1
    segs.forEach((s, k) => {
      if (s.corte && k > 0) linhas.push('#EXT-X-DISCONTINUITY')
      if (s.inicio !== inicio) linhas.push(`#EXT-X-MAP:URI="init${s.inicio}.mp4${sufixo}"`)
      inicio = s.inicio
      linhas.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(s.quando).toISOString()}`)
      if (k >= segs.length - 4)
        for (const p of s.partes)
          linhas.push(
            `#EXT-X-PART:DURATION=${p.duracao.toFixed(3)},URI="${p.nome}${sufixo}"${p.comChave ? ',INDEPENDENT=YES' : ''}`,
          )
      if (s.fechado) linhas.push(`#EXTINF:${s.duracao.toFixed(3)},`, `s${s.numero}.m4s${sufixo}`)
    })
    const u = segs.at(-1)
    if (u) {
      const proxima = u.fechado ? `p${u.numero + 1}.0` : `p${u.numero}.${u.partes.length}`
      linhas.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${proxima}.m4s${sufixo}"`)
    }
    return `${linhas.join('\n')}\n`
  }

  async servir(nome: string, q: URLSearchParams, r: ServerResponse): Promise<void> {
    const passe = q.get('t')
    if (nome === 'live.m3u8')
      return this.#servirLista(q, passe === null ? '' : `?t=${encodeURIComponent(passe)}`, r)
    const inicio = /^init(\d{1,6})\.mp4$/.exec(nome)
    if (inicio) return responder(r, this.#inicios[Number(inicio[1])], 3600)
    const parte = /^p(\d{1,12})\.(\d{1,4})\.m4s$/.exec(nome)
    if (parte) return this.#servirParte(Number(parte[1]), Number(parte[2]), r)
    const seg = /^s(\d{1,12})\.m4s$/.exec(nome)
    const s = seg ? this.#segmentos.find((x) => x.numero === Number(seg[1])) : undefined
    return responder(r, s && Buffer.concat(s.partes.map((p) => p.dados)), 60)
  }

  async #servirLista(q: URLSearchParams, sufixo: string, r: ServerResponse): Promise<void> {
    const pedido = q.get('_HLS_msn')
    const numero = Number(pedido)
    const parte = Number(q.get('_HLS_part') ?? Number.NaN)
    if (pedido !== null && numero > (this.#segmentos.at(-1)?.numero ?? numero) + 2) {
      r.writeHead(400).end()
      return
    }
    await this.#ate(() => {
      const u = this.#segmentos.at(-1)
      if (pedido === null) return u !== undefined && (u.fechado || u.partes.length > 0)
      if (u === undefined) return false
      if (u.numero > numero) return true
      const s = this.#segmentos.find((x) => x.numero === numero)
      return s !== undefined && (s.fechado || s.partes.length > parte)
    })
    const texto = Buffer.from(this.lista(sufixo))
    r.writeHead(200, {
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'no-store',
      'content-length': texto.length,
    }).end(texto)
  }

  async #servirParte(numero: number, k: number, r: ServerResponse): Promise<void> {
    const achar = (): Parte | undefined => this.#segmentos.find((s) => s.numero === numero)?.partes[k]
    if (numero <= (this.#segmentos.at(-1)?.numero ?? 0) + 1)
      await this.#ate(
        () => achar() !== undefined || this.#segmentos.some((s) => s.numero === numero && s.fechado),
      )
    return responder(r, achar()?.dados, 60)
  }
}

function responder(r: ServerResponse, b: Buffer | undefined, segundos: number): void {
  if (b === undefined) {
    r.writeHead(404, { 'cache-control': 'no-store' }).end()
    return
  }
  r.writeHead(200, {
    'content-type': 'video/mp4',
    'cache-control': `max-age=${segundos}`,
    'content-length': b.length,
  }).end(b)
}
