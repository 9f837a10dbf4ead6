// What travels over the websocket. Rooms with versions: `leilao:<leiUid>` keeps frames, so that a reader can catch
// up. Other rooms (`cliente`, `site`, `retaguarda`) carry notices without versions: after a reconnect the screens
// reload. Event names are the specification's where it names them.

import type { ErroDaApi } from './error-object.ts'

/** Who may see a frame's content. All others get the version alone. */
export const PUBLICOS = ['publico', 'participantes', 'comitente', 'equipe', 'leiloeiro'] as const
export type Publico = (typeof PUBLICOS)[number]

export type DoCliente =
  /** `z`: long messages may come compressed (deflate, as a binary message) from here on */
  | {
      readonly t: 'entrar'
      readonly sala: string
      readonly versao?: number | undefined
      readonly z?: 1 | undefined
    }
  | { readonly t: 'sair'; readonly sala: string }
  | { readonly t: 'relogio'; readonly n: number }
  /** one of the calls whose contract says `socket`: `c` its key, `p` its parameters, `b` its body; `n` comes back */
  | { readonly t: 'chamar'; readonly n: number; readonly c: string; readonly p: unknown; readonly b: unknown }
  /** a word to the house that needs no answer, such as a visit */
  | { readonly t: 'dizer'; readonly evento: string; readonly dados: Readonly<Record<string, unknown>> }

export type DoServidor =
  | { readonly t: 'ola'; readonly agora: number; readonly cliUid: string | null }
  /** a frame; `v` null: a notice; `o`: not for you, only its version */
  | {
      readonly t: 'q'
      readonly s: string
      readonly v: number | null
      readonly e: string
      readonly h: number
      readonly d: unknown
    }
  | { readonly t: 'q'; readonly s: string; readonly v: number; readonly o: 1 }
  /** joined; every frame up to `v` has been sent or was asked not to be */
  | { readonly t: 'em-dia'; readonly s: string; readonly v: number }
  /** too much was missed (or the room is not for you): load the state again */
  | { readonly t: 'recarregar'; readonly s: string; readonly v: number }
  | { readonly t: 'recusada'; readonly s: string }
  | { readonly t: 'presenca'; readonly s: string; readonly n: number }
  | { readonly t: 'relogio'; readonly n: number; readonly agora: number }
  /** the answer to `chamar`: `d` the reply, or `erro` the same object that HTTP would have answered */
  | { readonly t: 'resposta'; readonly n: number; readonly d: unknown }
  | { readonly t: 'resposta'; readonly n: number; readonly erro: ErroDaApi }

/** Frames of one room are merged for watchers within this time. */
export const TIQUE_MS = 50
/** Frames older than this are not kept for replay. */
export const HISTORICO_MS = 60 * 60 * 1000
export const MAXIMO_DE_REENVIO = 500
