// Plays the house's own broadcast by LL-HLS, which telephones and some browsers play by themselves: where Media Source
// Extensions are missing. The browser keeps the distance and the quality; here the line is watched, its token renewed before
// it ends, and what stands still is begun anew at the newest picture.
import { distanciaDoHls } from '@martelo/domain/transmissoes/player.ts'
import type { SituacaoDoCanal } from '@martelo/domain/transmissoes/situacoes.ts'
import {
  type FonteDoPlayer,
  NucleoDoPlayer,
  type OuvinteDoPlayer,
  type Qualidade,
} from './nucleo-do-player.ts'

const TIPO = 'application/vnd.apple.mpegurl'
const [RONDA_MS, PARADO_MS, COMECO_MS] = [500, 4_000, 12_000]
/** Lines of the picture from which on it is the large quality. */
const LINHAS_DA_ALTA = 400

interface FonteDeHls extends FonteDoPlayer {
  /** how long the token of the last address is good, ms */
  valePorMs(): number
}
/** Safari knows at which hour a playlist's first picture was taken. */
interface ComHora {
  readonly getStartDate?: () => Date
}

export const temHls = (v: HTMLVideoElement): boolean => v.canPlayType(TIPO) !== ''

/** The playlist of one quality, beside the one that names them all. */
export const listaDe = (mestre: string, q: Qualidade | null): string =>
  q === null ? mestre : mestre.replace('/master.m3u8', `/${q}/live.m3u8`)
/** Whether a token is still good, told by a status. */
export const enderecoDoPasse = (mestre: string): string => mestre.replace('/master.m3u8', '/passe')

/** How far behind the newest picture it plays, s; null: nothing is known of it yet. */
function atrasDe(v: HTMLVideoElement): number | null {
  const inicio = (v as ComHora).getStartDate?.call(v).getTime()
  if (inicio !== undefined && Number.isFinite(inicio)) return (Date.now() - inicio) / 1000 - v.currentTime
  return v.seekable.length === 0 ? null : v.seekable.end(v.seekable.length - 1) - v.currentTime
}

export class PlayerHls extends NucleoDoPlayer {
  readonly #fonte: FonteDeHls
  readonly #relogio: ReturnType<typeof setInterval>
  #mestre = ''
  #fixa: Qualidade | null = null
  #qualidade: Qualidade = 'baixa'
  /** performance.now() of the last picture that moved on, and where it was */
  #andou = 0
  #onde = 0
  #renovar: ReturnType<typeof setTimeout> | undefined

  constructor(video: HTMLVideoElement, fonte: FonteDeHls, ouvinte: OuvinteDoPlayer) {
    super(video, fonte, ouvinte)
    this.#fonte = fonte
    this.#relogio = setInterval(() => this.#seguir(), RONDA_MS)
    video.addEventListener('loadedmetadata', this.#aoSaber)
    video.addEventListener('error', this.#aoFalhar)
    if (temHls(video)) this.ligar()
    else this.ocorrer({ t: 'semJeito' })
  }

  override parar(): void {
    super.parar()
    clearInterval(this.#relogio)
    this.video.removeEventListener('loadedmetadata', this.#aoSaber)
    this.video.removeEventListener('error', this.#aoFalhar)
  }

  escolher(q: Qualidade | null): void {
    this.#fixa = q
    if (this.#mestre !== '' && this.estado.linha !== 'oculta') this.#tocarLista()
  }

  /** A playlist does not say that its channel rests. */
  override situar(situacao: SituacaoDoCanal): void {
    super.situar(situacao)
    const antes = this.estado.canal
    this.ocorrer({ t: 'canal', situacao })
    // It had ended, and its playlist with it.
    if (antes === 'PARADO' && situacao !== 'PARADO' && this.#mestre !== '') this.ligar()
  }

  protected abrir(endereco: string): void {
    this.#mestre = endereco
    this.#tocarLista()
    // The playlists' addresses carry the token on: it is not good for longer than itself.
    clearTimeout(this.#renovar)
    this.#renovar = setTimeout(() => this.ligar(), Math.max(PARADO_MS, this.#fonte.valePorMs()))
  }

  #tocarLista(): void {
    this.#andou = performance.now()
    this.#onde = 0
    this.video.src = listaDe(this.#mestre, this.#fixa)
    this.tocar()
  }

  protected fecharALinha(): void {
    clearTimeout(this.#renovar)
    this.#mestre = ''
    this.video.removeAttribute('src')
    this.video.load()
  }

  readonly #aoSaber = (): void => this.ocorrer({ t: 'ligada' })

  /** The element says no more than that it failed: the token's status says why. */
  readonly #aoFalhar = (): void => {
    const mestre = this.#mestre
    if (mestre === '' || this.parado) return
    this.#mestre = ''
    const dizer = (codigo: number | null): void => this.ocorrer({ t: 'caiu', codigo })
    fetch(enderecoDoPasse(mestre), { cache: 'no-store' })
      .then(
        async ({ status }) => {
          // A token that is good, and no playlist: there is no place left, or the programme has not begun again.
          const lista = status === 204 ? (await fetch(mestre, { cache: 'no-store' })).status : status
          dizer(lista)
        },
        () => dizer(null),
      )
      .catch(() => dizer(null))
  }

  #dizerQualidade(): void {
    const q: Qualidade =
      Math.min(this.video.videoHeight, this.video.videoWidth) >= LINHAS_DA_ALTA ? 'alta' : 'baixa'
    if (q !== this.#qualidade) this.ouvinte.qualidade((this.#qualidade = q))
  }

  /** What moves is a picture; what stands still for long is begun anew; what is too far behind goes to the newest one. */
  #seguir(): void {
    const { video: v, estado } = this
    if (this.#mestre === '' || estado.linha === 'oculta' || estado.canal === 'PARADO') return
    const agora = performance.now()
    if (v.currentTime !== this.#onde) {
      // The first jump, to where a playlist is live, is no picture that moves.
      const anda = this.#onde > 0
      this.#onde = v.currentTime
      this.#andou = agora
      if (!anda) return
      this.ocorrer({ t: 'imagem' })
      this.#dizerQualidade()
      const atras = atrasDe(v)
      if (atras === null) return
      const { atrasado, saltar } = distanciaDoHls(atras)
      this.ocorrer({ t: 'atraso', sim: atrasado })
      if (saltar && v.seekable.length > 0) v.currentTime = v.seekable.end(v.seekable.length - 1) - 1
      return
    }
    if (estado.querToque) return void (this.#andou = agora)
    if (v.paused) this.tocar()
    if (agora - this.#andou < (estado.comImagem ? PARADO_MS : COMECO_MS)) return
    this.#andou = agora
    this.#aoFalhar()
  }
}
