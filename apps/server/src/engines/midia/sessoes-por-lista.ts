// Watchers by playlists have no connection that could be counted: a session is what asked for a playlist of its channel a
// moment ago. It is known by a part of its token, which says nothing of the person, and forgotten when it asks no more.
/** A playlist that is waited for answers within six seconds, and is asked for again at once. */
const VISTA_MS = 10_000
/** Of one channel. Who comes beyond is shown the picture and not counted: a few megabytes of memory are enough. */
const LEMBRADAS = 20_000
/** Of the token's signature: no two of a channel have it in common. */
const LETRAS = 22

export class SessoesPorLista {
  /** the longest silent first */
  readonly #vistas = new Map<string, number>()

  pediu(token: string, agora: number): void {
    const sessao = token.slice(-LETRAS)
    if (!this.#vistas.delete(sessao) && this.#vistas.size >= LEMBRADAS) {
      this.contar(agora)
      if (this.#vistas.size >= LEMBRADAS) return
    }
    this.#vistas.set(sessao, agora)
  }

  contar(agora: number): number {
    for (const [sessao, em] of this.#vistas) {
      if (agora - em <= VISTA_MS) break
      this.#vistas.delete(sessao)
    }
    return this.#vistas.size
  }
}
