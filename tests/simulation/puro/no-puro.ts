// One process of the quick simulations: the product's judge and the product's rooms (tempo-real.ts, as it is) around a
// small engine that decides as the real one does: requests of a lot together, on its cache, written when the version
// still stands, else read and decided again; requests of clients with a limit within one transaction, which sees what
// they have committed elsewhere. Its cache dies with it.
import { canonico } from '@martelo/domain/lances/canonico.ts'
import { ehRegistro, type LanceRegistrado } from '@martelo/domain/lances/estado-do-lote.ts'
import type { Julgamento, julgarEmLote } from '@martelo/domain/lances/julgar-lance.ts'
import type { PedidoLance } from '@martelo/domain/lances/pedido.ts'
import { valorAceito } from '@martelo/domain/lances/valor-aceito.ts'
import type { Acaso } from '../acaso.ts'
import { type Dono, emNome } from '../ambiente.ts'
import type { RespostaDoNo } from '../apostador.ts'
import { type Armazem, ChaveRepetida, encadear, type Gravacao, type LoteGuardado } from './armazem.ts'
import type { Rede } from './rede.ts'

interface Espera {
  readonly pedido: PedidoLance
  readonly responder: (r: RespostaDoNo) => void
  prazo: number
}

interface Gravado {
  readonly gravacao: Gravacao
  readonly lote: LoteGuardado
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
  /** known to every process, as its cache of the clients' facts */
  readonly limitado: (cliUid: string) => boolean
  readonly #acaso: Acaso
  readonly #mudou: (lelUid: string) => void
  readonly #filas = new Map<string, { itens: Espera[]; emVoo: boolean }>()
  readonly #memoria = new Map<string, LoteGuardado>()

  constructor(
    ...[dono, rede, acaso, juizo, mudou, limitado]: [
      Dono,
      Rede,
      Acaso,
      Juizo,
      (lelUid: string) => void,
      NoPuro['limitado'],
    ]
  ) {
    this.dono = dono
    this.limitado = limitado
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
    const pedidos = novos.map((i) => i.pedido)
    const feito = await this.#gravar(lido, pedidos, (respostas) => {
      for (const [k, i] of novos.entries()) i.responder(respostas[k] ?? null)
    }).catch((e: unknown) => {
      if (e instanceof ChaveRepetida) return null
      throw e
    })
    if (feito === null) {
      if (!this.juizo.confiarNaMemoria) this.#memoria.delete(lelUid)
      return novos
    }
    this.#memoria.set(lelUid, feito.lote)
    for (const [k, i] of novos.entries()) i.responder(feito.gravacao.respostas[k]?.[1] ?? null)
    if (feito.gravacao.registros.length > 0) this.#mudou(lelUid)
    return []
  }

  /** Null: the lot is another one by now, or its end has passed. */
  async #gravar(
    lido: LoteGuardado,
    pedidos: readonly PedidoLance[],
    antes: (respostas: readonly RespostaDoNo[]) => void,
  ): Promise<Gravado | null> {
    const escrever = (a: Armazem, gravacao: Gravacao): Gravado | null =>
      a.gravar(gravacao) ? { gravacao, lote: a.ler(lido.lelUid) } : null
    if (pedidos.some((p) => p.quem.tipo === 'cliente' && this.limitado(p.quem.cliUid)))
      return this.rede.pedir((a) =>
        escrever(a, this.#julgar(a.ler(lido.lelUid), comLimites(a, lido, pedidos))),
      )
    const gravacao = this.#julgar(lido, pedidos)
    if (this.juizo.responderAntes) antes(gravacao.respostas.map(([, r]) => r))
    return this.rede.pedir((a) => escrever(a, gravacao))
  }

  #julgar(lido: LoteGuardado, pedidos: readonly PedidoLance[]): Gravacao {
    const instante = Math.max(this.juizo.agora(), lido.linhas.at(-1)?.instante ?? 0)
    const { julgamentos, lote } = this.juizo.julgar(lido.estado, pedidos, instante)
    const registros = julgamentos.flatMap((j) => j.eventos.filter(ehRegistro))
    const hashes = corrente(lido, registros)
    return {
      lelUid: lido.lelUid,
      versao: lido.versao,
      estado: lote,
      registros,
      instante,
      respostas: julgamentos.map((j, k) => {
        const pedido = pedidos[k] as PedidoLance
        return [pedido.chave, responder(j, pedido, hashes)] as const
      }),
    }
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
        // The same request twice in one batch: the second one is retried.
        if (antes === null) void this.pedir(lelUid, i.pedido).then(i.responder)
        return false
      }
      vistas.add(i.pedido.chave)
      return true
    })
  }
}

/** The requests with what their people may still commit, as it stands in this transaction. */
const comLimites = (a: Armazem, { lelUid }: LoteGuardado, pedidos: readonly PedidoLance[]): PedidoLance[] =>
  pedidos.map((p) =>
    p.tipo === 'Leiloeiro'
      ? p
      : { ...p, quem: { ...p.quem, limiteDeCompra: a.disponivel(p.quem.cliUid, lelUid) } },
  )

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
