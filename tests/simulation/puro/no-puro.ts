// One process of the quick simulations: the product's judge and the product's rooms (tempo-real.ts, as it is) around a
// small engine that decides as the real one does: requests of a lot together, on what it remembers, written when the
// version still stands, else read and decided again. Everything that it remembers dies with it.
import { canonico } from '@martelo/domain/lances/canonico.ts'
import { ehRegistro, type LanceRegistrado } from '@martelo/domain/lances/estado-do-lote.ts'
import type { Julgamento, julgarEmLote } from '@martelo/domain/lances/julgar-lance.ts'
import type { PedidoLance } from '@martelo/domain/lances/pedido.ts'
import { valorAceito } from '@martelo/domain/lances/valor-aceito.ts'
import type { RespostaDoNo } from '../apostador.ts'
import type { Acaso } from '../acaso.ts'
import { type Dono, emNome } from '../ambiente.ts'
import { ChaveRepetida, encadear, type LoteGuardado } from './armazem.ts'
import type { Rede } from './rede.ts'

interface Espera {
  readonly pedido: PedidoLance
  readonly responder: (r: RespostaDoNo) => void
  prazo: number
}

const PACIENCIA_MS = 8_000

/** What a planted fault may replace in an engine. */
export interface Juizo {
  julgar: typeof julgarEmLote
  /** what the clock of the node says, ms */
  agora(): number
  confiarNaMemoria: boolean
  responderAntes: boolean
  conferirChaves: boolean
}

export class NoPuro {
  readonly dono: Dono
  readonly rede: Rede
  readonly juizo: Juizo
  readonly #acaso: Acaso
  readonly #mudou: (lelUid: string) => void
  readonly #filas = new Map<string, { itens: Espera[]; emVoo: boolean }>()
  readonly #memoria = new Map<string, LoteGuardado>()

  constructor(dono: Dono, rede: Rede, acaso: Acaso, juizo: Juizo, mudou: (lelUid: string) => void) {
    this.dono = dono
    this.rede = rede
    this.juizo = juizo
    this.#acaso = acaso
    this.#mudou = mudou
  }

  get nome(): string {
    return this.dono.nome
  }
  get vivo(): boolean {
    return this.dono.vivo
  }

  pedir(lelUid: string, pedido: PedidoLance): Promise<RespostaDoNo> {
    return emNome(this.dono, () => {
      const { promise, resolve } = Promise.withResolvers<RespostaDoNo>()
      const fila = this.#filas.get(lelUid) ?? { itens: [], emVoo: false }
      this.#filas.set(lelUid, fila)
      fila.itens.push({ pedido, responder: resolve, prazo: this.juizo.agora() + PACIENCIA_MS })
      if (!fila.emVoo) void this.#servir(lelUid, fila)
      return promise
    })
  }

  async #servir(lelUid: string, fila: { itens: Espera[]; emVoo: boolean }): Promise<void> {
    fila.emVoo = true
    while (fila.itens.length > 0) {
      const itens = fila.itens.splice(0)
      const restam = await this.#decidir(lelUid, itens).catch(() => {
        this.#memoria.delete(lelUid)
        return itens
      })
      if (restam.length === 0) continue
      await new Promise((ok) => setTimeout(ok, 2 + this.#acaso.entre(0, 60)))
      for (const i of restam) if (i.prazo < this.juizo.agora()) i.responder(null)
      fila.itens.unshift(...restam.filter((i) => i.prazo >= this.juizo.agora()))
    }
    fila.emVoo = false
  }

  /** Decides; answers the requests that must be decided again. */
  async #decidir(lelUid: string, itens: readonly Espera[]): Promise<readonly Espera[]> {
    const lido = this.#memoria.get(lelUid) ?? (await this.rede.pedir((a) => a.ler(lelUid)))
    this.#memoria.set(lelUid, lido)
    const novos = await this.#semResposta(lelUid, itens)
    if (novos.length === 0) return []
    const instante = Math.max(this.juizo.agora(), lido.linhas.at(-1)?.instante ?? 0)
    const { julgamentos, lote } = this.juizo.julgar(
      lido.estado,
      novos.map((i) => i.pedido),
      instante,
    )
    const registros = julgamentos.flatMap((j) => j.eventos.filter(ehRegistro))
    const hashes = corrente(lido, registros)
    const respostas = julgamentos.map((j, k) => responder(j, (novos[k] as Espera).pedido, hashes))
    const gravacao = {
      lelUid,
      versao: lido.versao,
      estado: lote,
      registros,
      instante,
      respostas: novos.map((i, k) => [i.pedido.chave, respostas[k] as NonNullable<RespostaDoNo>] as const),
    }
    if (this.juizo.responderAntes) for (const [k, i] of novos.entries()) i.responder(respostas[k] ?? null)
    const vale = await this.rede
      .pedir((a) => (a.gravar(gravacao) ? a.ler(lelUid) : null))
      .catch((e: unknown) => {
        if (e instanceof ChaveRepetida) return null
        throw e
      })
    if (vale === null) {
      if (!this.juizo.confiarNaMemoria) this.#memoria.delete(lelUid)
      return novos
    }
    this.#memoria.set(lelUid, vale)
    for (const [k, i] of novos.entries()) i.responder(respostas[k] ?? null)
    if (registros.length > 0) this.#mudou(lelUid)
    return []
  }

  /** Answers what was decided before (here, elsewhere, before a restart); the rest is new. */
  async #semResposta(lelUid: string, itens: readonly Espera[]): Promise<readonly Espera[]> {
    if (!this.juizo.conferirChaves) return itens
    const ja = await this.rede.pedir((a) => itens.map((i) => a.respondida(lelUid, i.pedido.chave)))
    const vistas = new Set<string>()
    return itens.filter((i, k) => {
      const antes = ja[k] ?? null
      if (antes !== null) i.responder(antes)
      if (antes !== null || vistas.has(i.pedido.chave)) {
        // The same request twice in one batch: the second one asks again.
        if (antes === null) void this.pedir(lelUid, i.pedido).then(i.responder)
        return false
      }
      vistas.add(i.pedido.chave)
      return true
    })
  }
}

function corrente(l: LoteGuardado, registros: readonly LanceRegistrado[]): Map<number, string> {
  let hash = l.linhas.at(-1)?.hash
  return new Map(
    registros.map((r) => {
      hash = encadear(hash, canonico(r))
      return [r.seq, hash]
    }),
  )
}

function responder(
  j: Julgamento,
  pedido: PedidoLance,
  hashes: ReadonlyMap<number, string>,
): NonNullable<RespostaDoNo> {
  const depois = { precoDepois: j.lote.valor, proximo: valorAceito(j.lote) }
  const minha = j.eventos.filter(ehRegistro).find((r) => r.chave === pedido.chave)
  const parte =
    j.tipo === 'aceito' && minha !== undefined
      ? {
          tipo: 'aceito' as const,
          codigo: null,
          seq: minha.seq,
          valor: minha.valor,
          instante: minha.instante,
          recibo: hashes.get(minha.seq) ?? null,
        }
      : {
          tipo: 'recusado' as const,
          codigo: j.tipo === 'recusado' ? j.recusa.codigo : 'sem-linha',
          seq: null,
          valor: null,
          instante: null,
          recibo: null,
        }
  return { ...parte, ...depois, inteira: JSON.stringify([parte, depois]) }
}
