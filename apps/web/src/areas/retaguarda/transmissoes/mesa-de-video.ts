// The desk of one browser: sources, scenes, films, sound, and the worker that mixes. Knows no React and no call but the ones
// that begin, renew and end a broadcast.
import type { VideoInstitucional } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { RENOVAR_ANTES_S } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { comFonte, type FonteDaMesa, perdida } from './fontes-da-mesa.ts'
import {
  type Cena,
  type ComoPerdeu,
  comoPerdeu,
  type DoLote,
  type DoTrabalhador,
  MEDIDA_FALHOU,
  type NumerosDaMesa,
  palavrasDaMedida,
  type ParaOTrabalhador,
  type Perfil,
} from './mesa-palavras.ts'
import { mudoDosMicrofones, SomDaMesa } from './som-da-mesa.ts'

export interface EstadoDaMesa {
  readonly fontes: readonly FonteDaMesa[]
  readonly ligada: boolean
  readonly noAr: boolean
  /** ms on the air; how many watch */
  readonly noArHa: number
  readonly assistindo: number
  readonly comSom: boolean | null
  readonly numeros: NumerosDaMesa | null
  readonly perfil: Perfil | null
  readonly medindo: boolean
  /** the load test's answer in words */
  readonly medida: string | null
  readonly erro: string | null
  readonly perdida: boolean
  readonly barrada: boolean
  /** the session has ended, or the person may no longer operate */
  readonly semAcesso: boolean
  /** ended elsewhere, or with the auction */
  readonly encerrada: boolean
  /** what this desk lost */
  readonly ultima: string | null
}
interface ComProcessador {
  readonly MediaStreamTrackProcessor?: new (o: {
    track: MediaStreamTrack
    maxBufferSize: number
  }) => { readonly readable: ReadableStream<VideoFrame> }
}
const Processador = () => (globalThis as ComProcessador).MediaStreamTrackProcessor

/** The desk needs WebCodecs and track processors: Chrome and Edge on a computer. */
export const mesaPode = (): boolean =>
  Processador() !== undefined && 'VideoEncoder' in globalThis && 'OffscreenCanvas' in globalThis

const RENOVAR_POSSE_MS = 5_000
/** A load test takes two seconds. */
const PRAZO_DA_MEDIDA_MS = 15_000
const EM_SUA_MESA = { perdida: false, barrada: false, semAcesso: false, encerrada: false } as const
const NADA: EstadoDaMesa = {
  fontes: [],
  ligada: false,
  noAr: false,
  noArHa: 0,
  assistindo: 0,
  comSom: null,
  numeros: null,
  perfil: null,
  medindo: false,
  medida: null,
  erro: null,
  ...EM_SUA_MESA,
  ultima: null,
}
/** the source at position 0 */
export const FILME = 'filme'

export class MesaDeVideo {
  readonly #trabalhador = new Worker(new URL('./mesa.worker.ts', import.meta.url), { type: 'module' })
  readonly som: SomDaMesa
  readonly filme = document.createElement('video')
  readonly #leilaoUid: string
  readonly #trilhas = new Map<string, MediaStream>()
  readonly #aoMudar: (e: EstadoDaMesa) => void
  #transmissao: string | null = null
  #caminho = ''
  #desde = 0
  #filmeNoAr = false
  #renovada = 0
  #prazoDaMedida: ReturnType<typeof setTimeout> | undefined
  #posse: ReturnType<typeof setInterval> | undefined
  estado: EstadoDaMesa = NADA

  constructor(leilaoUid: string, aoMudar: (e: EstadoDaMesa) => void) {
    this.#leilaoUid = leilaoUid
    this.#aoMudar = aoMudar
    this.som = new SomDaMesa((ts, dados) => this.#dizer({ t: 'som', ts, dados }, [dados]))
    this.#trabalhador.addEventListener('message', ({ data }: MessageEvent<DoTrabalhador>) =>
      this.#ouvir(data),
    )
    this.filme.playsInline = true
    this.filme.addEventListener('ended', () => this.tirarFilme())
  }

  #dizer(m: ParaOTrabalhador, dar: Transferable[] = []): void {
    this.#trabalhador.postMessage(m, dar)
  }
  #mudar(m: Partial<EstadoDaMesa>): void {
    this.estado = { ...this.estado, ...m }
    this.#aoMudar(this.estado)
  }
  #ouvir(m: DoTrabalhador): void {
    if (m.t === 'numeros') this.#mudar({ numeros: m.n, noArHa: Date.now() - this.#desde })
    else if (m.t === 'medida') this.#medida(palavrasDaMedida(m.perfil, m.quadrosPorSegundo), m.perfil)
    else if (m.t === 'medida-falhou') this.#medida(MEDIDA_FALHOU, null)
    else if (m.t === 'erro') this.#mudar({ erro: m.mensagem })
    else if (m.codigo === 4001 || m.codigo === 4409) this.#perder('perdida')
    else if (m.codigo === 4403) this.#perder('barrada')
    else if (m.codigo === 4410) this.#perder('encerrada')
    else this.#mudar({ ligada: m.ligada })
  }
  /** Another person has the desk, the house keeps this one out, or the programme was ended elsewhere or with the auction. */
  #perder(como: ComoPerdeu): void {
    clearInterval(this.#posse)
    const ultima = this.#transmissao
    if (ultima === null) return
    this.#transmissao = null
    // It encodes no more, and its line does not come back.
    this.#dizer({ t: 'sair', encerrar: false })
    this.#mudar({ noAr: false, ligada: false, ...EM_SUA_MESA, [como]: true, ultima })
  }

  telas(programa: HTMLCanvasElement, previa: HTMLCanvasElement): void {
    const [a, b] = [programa.transferControlToOffscreen(), previa.transferControlToOffscreen()]
    this.#dizer({ t: 'telas', programa: a, previa: b }, [a, b])
  }

  juntar(f: FonteDaMesa, stream: MediaStream): void {
    const P = Processador()
    const [trilha] = stream.getVideoTracks()
    if (P === undefined || trilha === undefined) return
    this.#soltar(f.id)
    this.som.perder(f.id)
    const { readable } = new P({ track: trilha, maxBufferSize: 1 })
    this.#dizer({ t: 'fonte', id: f.id, quadros: readable }, [readable])
    this.#trilhas.set(f.id, stream)
    this.som.juntar(f.id, stream)
    // A later source may stand under the same name by then.
    trilha.addEventListener('ended', () => this.#trilhas.get(f.id) === stream && this.perder(f.id))
    this.#mudar({ fontes: comFonte(this.estado.fontes, f) })
  }
  #soltar(id: string): void {
    for (const t of this.#trilhas.get(id)?.getTracks() ?? []) t.stop()
    this.#trilhas.delete(id)
  }
  tirar(id: string): void {
    if (!this.estado.fontes.some((f) => f.id === id)) return
    this.#dizer({ t: 'sem-fonte', id })
    this.#soltar(id)
    this.som.tirar(id)
    this.#mudar({ fontes: this.estado.fontes.filter((f) => f.id !== id) })
  }
  /** Unplugged, or its line failed. It keeps its place in the scenes: its box says so, and a living one steps in. */
  perder(id: string): void {
    if (id === FILME) return this.tirar(id)
    if (!this.#trilhas.has(id)) return
    this.#soltar(id)
    this.som.perder(id)
    this.#mudar({ fontes: perdida(this.estado.fontes, id) })
  }

  /** Each camera once: opened twice with other settings, both would freeze. */
  async abrirCamera(deviceId: string | null): Promise<void> {
    const video = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } }
    const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
    const stream = await navigator.mediaDevices
      .getUserMedia({ video: deviceId === null ? video : { ...video, deviceId: { exact: deviceId } }, audio })
      .catch(() =>
        navigator.mediaDevices.getUserMedia({
          video: deviceId === null ? video : { deviceId: { exact: deviceId } },
        }),
      )
    const trilha = stream.getVideoTracks()[0]
    const id = `camera-${trilha?.getSettings().deviceId ?? deviceId ?? '1'}`
    this.juntar({ id, nome: trilha?.label || 'Câmera', tipo: 'camera' }, stream)
  }
  async abrirTela(): Promise<void> {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: 30 }, audio: true })
    this.juntar({ id: `tela-${Date.now()}`, nome: 'Tela do computador', tipo: 'tela' }, stream)
  }

  cena(onde: 'programa' | 'previa', cena: Cena, ms = 0): void {
    this.#dizer({ t: 'cena', onde, cena, ms })
    if (onde === 'previa') return
    this.#filmeNoAr = cena.filtro.caixas.some((c) => cena.posicoes[c.posicao] === FILME)
    this.som.abrir(FILME, this.#filmeNoAr, ms)
  }
  lote(lote: DoLote): void {
    this.#dizer({ t: 'lote', lote })
  }
  flags(video: boolean, audio: boolean): void {
    this.#dizer({ t: 'flags', video, audio })
  }
  medir(): void {
    this.#mudar({ medindo: true, medida: null })
    this.#dizer({ t: 'medir' })
    clearTimeout(this.#prazoDaMedida)
    this.#prazoDaMedida = setTimeout(() => this.#medida(MEDIDA_FALHOU, null), PRAZO_DA_MEDIDA_MS)
  }
  /** `perfil` null: it failed, and the one before stays. */
  #medida(medida: string, perfil: Perfil | null): void {
    clearTimeout(this.#prazoDaMedida)
    if (this.estado.medindo) this.#mudar({ medindo: false, medida, ...(perfil && { perfil }) })
  }

  /** A film of the house as a source at position 0, with its sound. */
  async tocarFilme(
    v: VideoInstitucional,
    { loop, segundo }: { loop: boolean; segundo: number },
  ): Promise<void> {
    if (v.url === null) return
    const { filme } = this
    if (filme.dataset.uid !== v.uid) {
      // Another film ends the track that was captured of the first.
      this.tirar(FILME)
      filme.src = v.url
      filme.dataset.uid = v.uid
    }
    filme.loop = loop
    filme.currentTime = segundo
    await filme.play()
    if (this.#trilhas.has(FILME)) return
    const { captureStream } = filme as unknown as { captureStream?: () => MediaStream }
    const stream = captureStream?.call(filme)
    if (stream === undefined) return
    this.juntar({ id: FILME, nome: v.nome, tipo: 'filme' }, new MediaStream(stream.getVideoTracks()))
    // The public hears it when it sees it.
    this.som.juntar(FILME, filme, this.#filmeNoAr)
  }
  tirarFilme(): void {
    this.filme.pause()
    this.tirar(FILME)
  }

  async entrarNoAr(
    canal: string,
    {
      perfil,
      assumir,
      local,
    }: { readonly perfil: Perfil; readonly assumir: boolean; readonly local: string | null },
  ): Promise<void> {
    const comSom = await this.som.ligar()
    const r = await chamar('POST /v1/post-iniciar-transmissao', {
      body: {
        urlRmtp: `${location.protocol === 'https:' ? 'rtmps' : 'rtmp'}://${location.hostname}/entrada`,
        leilaoUid: this.#leilaoUid,
        canalTransmissaoUid: canal,
        videoAtivo: true,
        audioAtivo: comSom,
        posicaoTemplate: 0,
        local,
        assumir,
      },
    })
    this.#transmissao = r.uid
    this.#desde = Date.now()
    this.#caminho = r.caminho
    this.#renovada = Date.now() + (r.publicar.segundos - RENOVAR_ANTES_S) * 1000
    this.#dizer({ t: 'no-ar', endereco: this.#endereco(r.publicar.token), perfil })
    clearInterval(this.#posse)
    this.#posse = setInterval(() => void this.#renovar(), RENOVAR_POSSE_MS)
    this.#mudar({ noAr: true, noArHa: 0, assistindo: 0, comSom, ...EM_SUA_MESA, erro: null })
  }
  #endereco(token: string): string {
    const raiz = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`
    return `${raiz}${this.#caminho}?t=${encodeURIComponent(token)}`
  }

  /** The desk stays ours as long as we say so. */
  async #renovar(): Promise<void> {
    if (this.#transmissao === null) return
    try {
      const uid = this.#transmissao
      const p = await chamar('POST /v1/transmissao/:uid/token', { params: { uid } })
      this.#mudar({ assistindo: p.assistindo })
      if (Date.now() < this.#renovada) return
      this.#renovada = Date.now() + (p.segundos - RENOVAR_ANTES_S) * 1000
      this.#dizer({ t: 'endereco', endereco: this.#endereco(p.token) })
    } catch (e) {
      if (e instanceof ErroDeChamada) {
        const como = comoPerdeu(e.codigo, e.erro.error)
        if (como !== null) this.#perder(como)
      }
    }
  }

  async encerrar(): Promise<void> {
    const uid = this.#transmissao
    this.#transmissao = null
    clearInterval(this.#posse)
    this.#dizer({ t: 'sair', encerrar: true })
    this.#mudar({ noAr: false, ligada: false })
    if (uid === null) return
    try {
      await chamar('POST /v1/transmissao/:uid/encerrar', { params: { uid } })
    } catch (e) {
      // The line's own word may have been faster: it has ended, which is what was asked for.
      if (e instanceof ErroDeChamada && e.codigo === 409) return
      this.#mudar({ erro: e instanceof Error ? e.message : 'Não foi possível encerrar.' })
    }
  }

  /** M: those of cameras and telephones; films and screens are no microphones. */
  microfones(): void {
    const ids = this.estado.fontes.flatMap((f) =>
      f.tipo === 'camera' || f.tipo === 'telefone' ? [f.id] : [],
    )
    const mudo = mudoDosMicrofones(this.som.canais, ids)
    if (mudo !== null) for (const id of ids) this.som.ajustar(id, { mudo })
  }

  get transmissaoUid(): string | null {
    return this.#transmissao
  }

  /** The page goes: what is on the air keeps the card until the operator is back. */
  parar(): void {
    clearInterval(this.#posse)
    clearTimeout(this.#prazoDaMedida)
    for (const id of Array.from(this.#trilhas.keys())) this.#soltar(id)
    this.som.parar()
    this.#trabalhador.terminate()
  }
}
