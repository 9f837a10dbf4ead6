// What all players share: their state as the domain's machine has it, the word that is told when it changes, and when the line
// is asked for again. How pictures come is each one's own.
import {
  esperaDoPlayer,
  type EstadoDoPlayer,
  estadoDoPlayer,
  type EventoDoPlayer,
  PLAYER_NOVO,
  type Player,
  seguirPlayer,
} from '@martelo/domain/transmissoes/player.ts'
import type { SituacaoDoCanal } from '@martelo/domain/transmissoes/situacoes.ts'

export type Qualidade = 'alta' | 'baixa'
export interface OuvinteDoPlayer {
  estado(e: EstadoDoPlayer): void
  qualidade(q: Qualidade): void
}
export interface FonteDoPlayer {
  /** An address with a token that is good now; null: there is nothing to watch. `novo`: the one before was of no use. */
  endereco(novo: boolean): Promise<string | null>
}
/** A token that has been refused twice may be one that the house no longer takes. */
const PEDIR_OUTRO = 2

export abstract class NucleoDoPlayer {
  protected readonly video: HTMLVideoElement
  protected readonly ouvinte: OuvinteDoPlayer
  readonly #fonte: FonteDoPlayer
  #player: Player = PLAYER_NOVO
  #dito: EstadoDoPlayer | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** lines that were asked for: the answer to an older question counts no more */
  #pedidos = 0
  #parado = false

  constructor(video: HTMLVideoElement, fonte: FonteDoPlayer, ouvinte: OuvinteDoPlayer) {
    this.video = video
    this.ouvinte = ouvinte
    this.#fonte = fonte
  }

  /** Begins to play what is at that address. */
  protected abstract abrir(endereco: string): void
  /** Takes nothing more from the line, and keeps nothing. */
  protected abstract fecharALinha(): void
  /** Null: by the line. */
  abstract escolher(q: Qualidade | null): void

  protected get estado(): Player {
    return this.#player
  }
  protected get parado(): boolean {
    return this.#parado
  }

  /** It happened: the word changes where it does, and the line is asked for again where that is due. */
  protected ocorrer(e: EventoDoPlayer): void {
    if (this.#parado) return
    this.#player = seguirPlayer(this.#player, e)
    const estado = estadoDoPlayer(this.#player)
    if (estado !== this.#dito) this.ouvinte.estado((this.#dito = estado))
    if (e.t !== 'caiu') return
    clearTimeout(this.#timer)
    const espera = esperaDoPlayer(this.#player, Math.random())
    if (espera !== null) this.#timer = setTimeout(() => this.ligar(), espera)
  }

  protected ligar(): void {
    clearTimeout(this.#timer)
    this.ocorrer({ t: 'ligar' })
    if (this.#player.linha !== 'ligando') return
    const pedido = ++this.#pedidos
    const vale = (): boolean => pedido === this.#pedidos && !this.#parado && this.#player.linha === 'ligando'
    this.#fonte.endereco(this.#player.tentativas >= PEDIR_OUTRO).then(
      (endereco) => {
        if (!vale()) return
        if (endereco === null) this.ocorrer({ t: 'semCanal' })
        else this.abrir(endereco)
      },
      () => vale() && this.ocorrer({ t: 'caiu', codigo: null }),
    )
  }

  /** The room has told of the channel: what was not for the public a moment ago may be again. */
  situar(_: SituacaoDoCanal): void {
    if (this.#player.linha === 'semCanal') this.ligar()
  }

  /** A page that is not looked at takes no data. */
  ocultar(): void {
    clearTimeout(this.#timer)
    this.ocorrer({ t: 'ocultar' })
    this.fecharALinha()
  }
  /** It is looked at again: what is live now, not what was. */
  mostrar(): void {
    if (this.#player.linha === 'oculta') this.ligar()
  }

  /** Some browsers (a telephone that saves its battery) play nothing by themselves, not even without sound. */
  protected tocar(): void {
    this.video.play().catch((e: unknown) => {
      if (e instanceof DOMException && e.name === 'NotAllowedError') this.ocorrer({ t: 'querToque' })
    })
  }
  /** By a person's touch. */
  tocarAgora(): void {
    this.tocar()
  }

  parar(): void {
    this.#parado = true
    clearTimeout(this.#timer)
    this.fecharALinha()
  }
}
