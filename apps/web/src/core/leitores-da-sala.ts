// The readers of one room and how far each of them is: which frames to deliver to whom, and when to ask the server
// again. Pure (no socket, no screen), so that the tab and the simulated watchers (tests/simulation) follow the same
// protocol. Each reader has the version of its snapshot. Frames arrive while a snapshot loads; the ones after its
// version are delivered again on top of it. So handling a frame must be idempotent.

/** How many frames behind the newest one are kept for readers that load a snapshot. */
const GUARDADOS = 64

export interface Saidas<L, Q> {
  entregar(leitor: L, quadro: Q): void
  /** enter the room (again): all frames after this one; undefined: from now on */
  pedir(desde: number | undefined): void
  recarregar(leitor: L): void
}

export class LeitoresDaSala<L, Q extends { readonly v: number }> {
  /** the last frame that each has; undefined: the next one is taken without a check */
  readonly #leitores = new Map<L, number | undefined>()
  readonly #recentes = new Map<number, Q>()
  readonly #saidas: Saidas<L, Q>
  /** the newest version heard of */
  #ultima: number | undefined
  /** requests without an answer yet, and the oldest version that they asked from */
  #semResposta = 0
  #pedida: number | undefined

  constructor(saidas: Saidas<L, Q>) {
    this.#saidas = saidas
  }

  get leitores(): Iterable<L> {
    return this.#leitores.keys()
  }
  get vazia(): boolean {
    return this.#leitores.size === 0
  }

  /** `versao`: the version of his snapshot; without one he starts at the newest frame. */
  entrar(leitor: L, versao?: number): void {
    this.#leitores.set(leitor, versao ?? this.#ultima)
    this.#alcancar()
  }
  sair(leitor: L): void {
    this.#leitores.delete(leitor)
  }

  /** A new connection, or the first one: what was asked on another one will not be answered. */
  ligar(): void {
    this.#semResposta = 0
    this.#pedida = undefined
    // The connection may be another person's, who sees more of the same frames.
    this.#recentes.clear()
    this.#pedir()
  }

  /**
   * The reader's snapshot was replaced by one of this version. The server read the snapshot earlier: it lacks frames
   * that arrived here before it did.
   */
  carregou(leitor: L, versao: number): void {
    if (!this.#leitores.has(leitor)) return
    this.#leitores.set(leitor, versao)
    this.#alcancar()
  }

  quadro(q: Q): void {
    this.#ultima = Math.max(this.#ultima ?? 0, q.v)
    this.#recentes.set(q.v, q)
    for (const [leitor, tem] of this.#leitores) if (tem === undefined) this.#entregar(leitor, q)
    this.#alcancar()
    for (const v of this.#recentes.keys()) if (v <= this.#ultima - GUARDADOS) this.#recentes.delete(v)
  }

  /** The answer to a request: all frames up to `v` have come. */
  emDia(v: number): void {
    const nadaDepois = this.#semResposta === 1 && this.#pedida === v
    this.#respondida()
    // Asked for what comes after `v`, the server knows of nothing: a higher number was of a room that is gone.
    this.#ultima = nadaDepois ? v : Math.max(this.#ultima ?? 0, v)
    for (const [leitor, tem] of this.#leitores) if (tem === undefined) this.#leitores.set(leitor, v)
    this.#alcancar()
  }
  recusada(): void {
    this.#respondida()
  }

  /** Too much was missed. */
  recarregar(v: number): void {
    this.#respondida()
    this.#ultima = v
    this.#recentes.clear()
    for (const leitor of Array.from(this.#leitores.keys())) {
      this.#leitores.set(leitor, undefined)
      this.#saidas.recarregar(leitor)
    }
  }

  #respondida(): void {
    this.#semResposta = Math.max(0, this.#semResposta - 1)
    if (this.#semResposta === 0) this.#pedida = undefined
  }

  #entregar(leitor: L, q: Q): void {
    this.#leitores.set(leitor, q.v)
    this.#saidas.entregar(leitor, q)
  }

  /** Gives each reader the run that he lacks, and asks for it where it is not here. */
  #alcancar(): void {
    const ultima = this.#ultima ?? 0
    for (const leitor of Array.from(this.#leitores.keys()))
      for (let q = this.#seguinte(leitor); q !== undefined; q = this.#seguinte(leitor))
        this.#entregar(leitor, q)
    for (const tem of this.#leitores.values()) if (tem !== undefined && tem < ultima) return this.#pedir()
  }

  #seguinte(leitor: L): Q | undefined {
    const tem = this.#leitores.get(leitor)
    return tem === undefined ? undefined : this.#recentes.get(tem + 1)
  }

  /** From where the last of them is; not again while the same is already asked for. */
  #pedir(): void {
    const versoes = Array.from(this.#leitores.values()).filter((v) => v !== undefined)
    const desde = versoes.length === 0 ? undefined : Math.min(...versoes)
    if (this.#pedida !== undefined && desde !== undefined && this.#pedida <= desde) return
    this.#semResposta += 1
    this.#pedida = desde
    this.#saidas.pedir(desde)
  }
}
