// A bidder: looks at the price that he last heard of, asks for something, waits, retries with the same key when no
// answer comes (at another node, perhaps twice at once). He keeps everything that he sent and heard.
import type { PedidoLance } from '@martelo/domain/lances/pedido.ts'
import type { Acaso } from './acaso.ts'
import { instanteDe } from './ambiente.ts'
import type { Escalonador } from './escalonador.ts'
import type { PedidoDaHistoria, RespostaDaHistoria } from './historia.ts'

/** What a node said; null: no decision (full, too many, no lot): the same key may come again. */
export type RespostaDoNo = Omit<RespostaDaHistoria, 'quando' | 'no'> | null

export interface Balcao {
  readonly nome: string
  readonly vivo: boolean
  pedir(lelUid: string, pedido: PedidoLance): Promise<RespostaDoNo>
}

export interface LoteAVenda {
  readonly lelUid: string
  readonly minimo: number
  readonly incremento: number
  readonly compreJa: number | null
  readonly aceita: (tipo: PedidoLance['tipo']) => boolean
}

export interface MundoDoApostador {
  readonly escalonador: Escalonador
  readonly acaso: Acaso
  readonly balcoes: () => readonly Balcao[]
  /** the price and the next accepted value that a person who looks sees now */
  readonly olhar: (lelUid: string) => { valor: number | null; proximo: number } | null
  /** nothing new is asked after this virtual instant */
  readonly ate: number
  /** ms between one request and the next, of the hastiest */
  readonly calma?: number
}

interface Aberto {
  readonly lelUid: string
  readonly pedido: PedidoLance
  readonly envios: number[]
  readonly respostas: RespostaDaHistoria[]
  tentativas: number
  respondido: boolean
}

type Montar = (tipo: PedidoLance['tipo'], valor: number | null, chave: string, alto: boolean) => PedidoLance

const MAXIMO_DE_TENTATIVAS = 14

export class Apostador {
  readonly pedidos: Aberto[] = []
  readonly #m: MundoDoApostador
  readonly #montar: Montar
  readonly #lotes: readonly LoteAVenda[]
  /** what his own answers told him */
  readonly #conhecido = new Map<string, number>()
  readonly #tipos: readonly PedidoLance['tipo'][]
  readonly #pressa: number

  constructor(
    m: MundoDoApostador,
    lotes: readonly LoteAVenda[],
    tipos: readonly PedidoLance['tipo'][],
    montar: Montar,
  ) {
    this.#m = m
    this.#lotes = lotes
    this.#tipos = tipos
    this.#montar = montar
    this.#pressa = m.acaso.entre(m.calma ?? 150, 4_000)
    m.escalonador.depois(m.acaso.entre(0, 3_000), () => this.#vez())
  }

  #vez(): void {
    const { escalonador, acaso, ate } = this.#m
    if (escalonador.agora >= ate) return
    this.#pedirAlgo()
    escalonador.depois(acaso.demora(this.#pressa, this.#pressa * 4), () => this.#vez())
  }

  #pedirAlgo(): void {
    const { acaso } = this.#m
    const lote = acaso.escolher(this.#lotes)
    const tipo = acaso.escolher(this.#tipos.filter(lote.aceita))
    const proximo = Math.max(
      this.#m.olhar(lote.lelUid)?.proximo ?? lote.minimo,
      this.#conhecido.get(lote.lelUid) ?? 0,
    )
    const valor = this.#valor(tipo, lote, proximo)
    const pedido = this.#montar(tipo, valor, acaso.uuid(), acaso.chance(0.9))
    const aberto: Aberto = {
      lelUid: lote.lelUid,
      pedido,
      envios: [],
      respostas: [],
      tentativas: 0,
      respondido: false,
    }
    this.pedidos.push(aberto)
    this.#enviar(aberto)
    // A second press, a proxy that repeats: the same request twice at once.
    if (acaso.chance(0.06)) this.#enviar(aberto)
  }

  #valor(tipo: PedidoLance['tipo'], lote: LoteAVenda, proximo: number): number | null {
    const { acaso } = this.#m
    if (tipo === 'Compre Já') return acaso.chance(0.9) ? (lote.compreJa ?? 0) : lote.minimo
    if (tipo === 'Configuração Automática')
      return acaso.chance(0.12) ? null : proximo + lote.incremento * acaso.inteiro(-1, 14)
    if (acaso.chance(0.05)) return acaso.escolher([0, -100, 1.5, lote.minimo - 1, 1e15])
    return (
      proximo + lote.incremento * acaso.escolher([0, 0, 0, 0, 1, 1, 2, 4, -1]) + acaso.escolher([0, 0, 0, 37])
    )
  }

  #enviar(a: Aberto): void {
    const { escalonador, acaso, balcoes } = this.#m
    const vivos = balcoes().filter((b) => b.vivo)
    a.tentativas += 1
    const balcao = vivos.length === 0 ? null : acaso.escolher(vivos)
    a.envios.push(instanteDe(escalonador))
    // The answer may be late beyond patience: then it is asked for once more, and both may come.
    escalonador.depois(acaso.entre(1_500, 6_000), () => this.#insistir(a))
    if (balcao === null || acaso.chance(0.02)) return
    escalonador.depois(acaso.demora(6, 900), () => {
      if (!balcao.vivo) return
      balcao.pedir(a.lelUid, a.pedido).then(
        (r) => this.#responder(a, balcao, r),
        () => undefined,
      )
    })
  }

  #responder(a: Aberto, balcao: Balcao, r: RespostaDoNo): void {
    const { escalonador, acaso } = this.#m
    if (r === null || acaso.chance(0.02)) return
    escalonador.depois(acaso.demora(6, 900), () => {
      a.respondido = true
      a.respostas.push({ ...r, quando: instanteDe(escalonador), no: balcao.nome })
      this.#conhecido.set(a.lelUid, Math.max(this.#conhecido.get(a.lelUid) ?? 0, r.proximo))
    })
  }

  #insistir(a: Aberto): void {
    if (a.respondido || a.tentativas >= MAXIMO_DE_TENTATIVAS) return
    this.#enviar(a)
  }

  historia(): PedidoDaHistoria[] {
    return this.pedidos
      .filter((p) => p.envios.length > 0)
      .map(({ lelUid, pedido, envios, respostas }) => ({ lelUid, pedido, envios, respostas }))
  }
}
