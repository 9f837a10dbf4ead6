// One quick simulation: some auctions, nodes that die and come back, bidders, watchers, an auctioneer who pauses; then
// quiet, until everything is told and closed; then the history.
import type { EstadoLote } from '@martelo/domain/lances/estado-do-lote.ts'
import { interessado, loteDeExemplo } from '@martelo/domain/lances/exemplos.ts'
import { julgarEmLote } from '@martelo/domain/lances/julgar-lance.ts'
import type { PedidoLance } from '@martelo/domain/lances/pedido.ts'
import { ESCADA_PADRAO } from '@martelo/domain/lotes/incrementos.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import type { Barramento } from '../../../apps/server/src/core/bus/barramento.ts'
import { Acaso } from '../acaso.ts'
import { comMundo, type Dono, instanteDe, novoDono } from '../ambiente.ts'
import { Apostador, type LoteAVenda } from '../apostador.ts'
import { type Desastre, sortearDesastres } from '../desastres.ts'
import { Escalonador } from '../escalonador.ts'
import { Espectador } from '../espectador.ts'
import type { Historia, Interrupcao } from '../historia.ts'
import { Armazem } from './armazem.ts'
import type { Juizo } from './no-puro.ts'
import { ProcessoPuro } from './processo-puro.ts'
import { Rede } from './rede.ts'

export interface OpcoesPuras {
  readonly semente: number | string
  readonly leiloes: number
  /** a planted fault: replaces pieces of the store or of an engine as they are made */
  readonly falha?: (onde: { armazem?: Armazem; juizo?: Juizo; acaso: Acaso; espectador?: Espectador }) => void
  readonly intensidade?: number
  /** some clients have a buying limit that they reach */
  readonly limites?: boolean
}

export interface Rodada {
  readonly historia: Historia
  readonly passos: number
  readonly impressao: number
  readonly lances: number
}

const NOS = 3
const DISPUTA_MS = 45_000
const SOSSEGO_MS = 30_000
/** The longest that a lot may still run: soft closes, outages, pauses. */
const LIMITE_MS = 400_000

export function simularPuro(o: OpcoesPuras): Promise<Rodada> {
  const acaso = new Acaso(o.semente)
  const escalonador = new Escalonador()
  return comMundo(escalonador, acaso.ramo('chance'), () => new MundoPuro(o, acaso, escalonador).rodar())
}

class MundoPuro {
  readonly #o: OpcoesPuras
  readonly #acaso: Acaso
  readonly #esc: Escalonador
  readonly #armazem: Armazem
  readonly #banco = { foraAte: 0 }
  readonly #nos: { processo: ProcessoPuro; rede: Rede; barramento: BarramentoSimulado }[] = []
  readonly #interrupcoes: Interrupcao[] = []
  readonly #apostadores: Apostador[] = []
  readonly #espectadores: Espectador[] = []
  #foraDoArDesde: number | null = null
  readonly #pausas = new Map<string, Interrupcao[]>()
  #iniciais = new Map<string, EstadoLote>()

  constructor(o: OpcoesPuras, acaso: Acaso, esc: Escalonador) {
    this.#o = o
    this.#acaso = acaso
    this.#esc = esc
    this.#armazem = new Armazem(() => instanteDe(esc))
    o.falha?.({ armazem: this.#armazem, acaso })
  }

  async rodar(): Promise<Rodada> {
    for (let i = 0; i < this.#o.leiloes; i++) this.#criarLeilao(i)
    for (let i = 0; i < NOS; i++) this.#subir(i)
    if (this.#o.limites !== false) this.#limitar()
    this.#chamarGente()
    for (const d of sortearDesastres(
      this.#acaso.ramo('desastres'),
      NOS,
      DISPUTA_MS,
      this.#o.intensidade ?? 1,
    ))
      this.#esc.depois(d.quando, () => this.#acontecer(d))
    await this.#esc.rodar(DISPUTA_MS + 15_000)
    while (this.#esc.agora < LIMITE_MS && this.#aberto()) await this.#esc.rodar(this.#esc.agora + 5_000)
    await this.#esc.rodar(this.#esc.agora + SOSSEGO_MS)
    const historia = this.#historia()
    return {
      historia,
      passos: this.#esc.passos,
      impressao: this.#esc.impressao,
      lances: historia.lotes.reduce((n, l) => n + l.linhas.length, 0),
    }
  }

  #aberto(): boolean {
    return [...this.#armazem.lotes.values()].some((l) => recebeLances(l.estado.situacao))
  }

  #criarLeilao(i: number): void {
    const acaso = this.#acaso
    const leiUid = `leilao-${i}`
    const online = acaso.chance(0.6)
    const lotes = Array.from({ length: acaso.inteiro(1, 3) }, (_, k) => `${leiUid}-lote-${k}`)
    this.#armazem.leiloes.set(leiUid, {
      leiUid,
      id: i + 1,
      online,
      pausadoEm: null,
      ultimoFim: null,
      lotes,
      versaoDaSala: 0,
      quadros: [],
    })
    for (const lelUid of lotes) {
      const estado = this.#criarLote(lelUid, online)
      this.#iniciais.set(lelUid, estado)
      this.#armazem.lotes.set(lelUid, {
        lelUid,
        leiUid,
        versao: 1,
        estado,
        valorComitente: acaso.chance(0.5) ? 0 : estado.regras.minimo * 2,
        chamadaEm: null,
        linhas: [],
        fechamentos: [],
        vendas: 0,
        salaVersao: 1,
        salaSeq: 0,
        mudouEm: 0,
      })
    }
  }

  #criarLote(lelUid: string, online: boolean): EstadoLote {
    const acaso = this.#acaso
    const minimo = acaso.inteiro(1, 60) * 100_00
    return loteDeExemplo(
      {
        lelUid,
        situacaoLeilao: 'AO_VIVO',
        dataFim: online ? instanteDe(this.#esc) + acaso.inteiro(8_000, DISPUTA_MS) : null,
      },
      {
        minimo,
        incremento: acaso.escolher([50_00, 100_00, 250_00]),
        escada: acaso.chance(0.3) ? ESCADA_PADRAO : null,
        compreJa: online && acaso.chance(0.15) ? minimo * 3 : null,
        encerraPorTempo: online,
        recebeIncrementoTempo: acaso.chance(0.8),
        pontoCorteParaIncrementoPosLancesSegundos: 6,
        incrementoAposLancesSegundos: 6,
        cronometroSegundos: 6,
      },
    )
  }

  #subir(i: number): void {
    const acaso = this.#acaso.ramo(`no ${i} em ${this.#esc.passos}`)
    const dono: Dono = novoDono(`no-${i}`, acaso, this.#esc.agora)
    const rede = new Rede({ escalonador: this.#esc, acaso }, this.#armazem, dono, this.#banco)
    const barramento = new BarramentoSimulado(this.#esc, acaso, dono, () =>
      this.#nos.map((n) => n.barramento),
    )
    // How far the node's idea of the database's clock is off: round trips, never whole seconds.
    const erro = acaso.entre(-40, 40)
    const juizo: Juizo = {
      julgar: julgarEmLote,
      agora: () => Math.floor(instanteDe(this.#esc) + erro),
      confiarNaMemoria: false,
      responderAntes: false,
      conferirChaves: true,
    }
    this.#o.falha?.({ juizo, acaso })
    const processo = new ProcessoPuro({
      dono,
      rede,
      acaso,
      juizo,
      limitado: (cliUid) => this.#armazem.limites.has(cliUid),
      barramento: (aoReligar) => {
        barramento.aoReligar = aoReligar
        return barramento
      },
    })
    this.#nos[i] = { processo, rede, barramento }
    this.#notarDisponibilidade()
  }

  /** Every fourth client or so may commit no more than what one or two of his auction's lots will cost. */
  #limitar(): void {
    // From chance of its own: who bids what, and when, stays the seed's.
    const acaso = new Acaso(`limites de ${this.#o.semente}`)
    for (const l of this.#armazem.leiloes.values())
      for (let i = 1; i <= 9; i++) {
        if (!acaso.chance(0.25)) continue
        const lote = this.#iniciais.get(acaso.escolher(l.lotes))
        if (lote === undefined) continue
        const { minimo, incremento } = lote.regras
        const limite = minimo * acaso.inteiro(1, 2) + incremento * acaso.inteiro(5, 60)
        this.#armazem.limites.set(interessado(`${l.id}.${i}`).cliUid, limite)
      }
  }

  #chamarGente(): void {
    const acaso = this.#acaso
    const processos = () => this.#nos.map((n) => n.processo)
    for (const l of this.#armazem.leiloes.values()) {
      const lotes = l.lotes.map((u) => loteAVenda(this.#iniciais.get(u) as EstadoLote, l.online))
      const mundo = { escalonador: this.#esc, acaso: acaso.ramo(`gente ${l.id}`), portas: processos }
      for (let i = acaso.inteiro(1, 3); i > 0; i--) {
        const e = new Espectador(`espectador ${l.id}.${i}`, l.leiUid, mundo)
        this.#o.falha?.({ espectador: e, acaso })
        this.#espectadores.push(e)
      }
      const olhar = (u: string) => {
        const e = this.#espectadores.find((x) => x.estado(u) !== null)?.estado(u)
        return e ? { valor: e.valor, proximo: e.proximo } : null
      }
      for (let i = acaso.inteiro(3, 9); i > 0; i--)
        this.#apostadores.push(
          new Apostador(
            {
              escalonador: this.#esc,
              acaso: acaso.ramo(`apostador ${l.id}.${i}`),
              balcoes: processos,
              olhar,
              ate: DISPUTA_MS + 10_000,
            },
            lotes,
            i === 1 && !l.online ? ['Leiloeiro'] : TIPOS,
            (tipo, valor, chave, alto) => pedidoDe(`${l.id}.${i}`, tipo, valor, chave, alto),
          ),
        )
      // An auctioneer who stops the room for a while.
      if (acaso.chance(0.3)) this.#esc.depois(acaso.entre(2_000, DISPUTA_MS), () => this.#pausar(l.leiUid))
    }
  }

  #pausar(leiUid: string): void {
    const leilao = this.#armazem.leiloes.get(leiUid)
    if (leilao === undefined || leilao.pausadoEm !== null || this.#foraDoArDesde !== null) return
    const inicio = this.#armazem.agora()
    leilao.pausadoEm = inicio
    const cada = (fn: (e: EstadoLote) => EstadoLote): void => {
      for (const u of leilao.lotes) {
        const lote = this.#armazem.lotes.get(u)
        if (lote && recebeLances(lote.estado.situacao)) this.#armazem.mudar(lote, fn(lote.estado))
      }
    }
    if (!leilao.online) cada((e) => ({ ...e, pausado: true }))
    const retomar = (): void => {
      if (this.#foraDoArDesde !== null) return void this.#esc.depois(500, retomar)
      leilao.pausadoEm = null
      this.#pausas.set(leiUid, [...(this.#pausas.get(leiUid) ?? []), { inicio, fim: this.#armazem.agora() }])
      const durou = this.#armazem.agora() - inicio
      cada((e) => ({ ...e, pausado: false, dataFim: e.dataFim === null ? null : e.dataFim + durou }))
    }
    this.#esc.depois(this.#acaso.entre(1_000, 9_000), retomar)
  }

  #acontecer(d: Desastre): void {
    const no = this.#nos[d.no]
    if (no === undefined) return
    const ate = this.#esc.agora + d.dura
    if (d.tipo === 'morte') this.#matar(d.no, d.dura)
    else if (d.tipo === 'parada') no.processo.dono.paradoAte = Math.max(no.processo.dono.paradoAte, ate)
    else if (d.tipo === 'rede') no.rede.cortadaAte = ate
    else if (d.tipo === 'banco') this.#banco.foraAte = Math.max(this.#banco.foraAte, ate)
    else if (d.tipo === 'barramento') no.barramento.cortar(d.dura)
    else if (d.tipo === 'relogio') no.processo.dono.desvio += this.#acaso.entre(-60_000, 60_000)
    else for (const e of this.#espectadores) if (this.#acaso.chance(0.5)) e.cair()
    if (d.tipo === 'banco' || d.tipo === 'rede' || d.tipo === 'parada')
      this.#esc.depois(d.dura + 1, () => this.#notarDisponibilidade())
    this.#notarDisponibilidade()
  }

  #matar(i: number, dura: number): void {
    const no = this.#nos[i]
    if (!no?.processo.vivo) return
    no.processo.dono.vivo = false
    for (const e of this.#espectadores)
      if (e.porta === no.processo) this.#esc.depois(this.#acaso.entre(1, 50), () => e.cair())
    this.#esc.depois(dura, () => this.#subir(i))
    this.#notarDisponibilidade()
  }

  /** Whether a request could be answered now; the spans in which none could are remembered. */
  #notarDisponibilidade(): void {
    const agora = this.#esc.agora
    const alguem =
      this.#banco.foraAte <= agora &&
      this.#nos.some(
        (n) => n.processo.vivo && n.rede.cortadaAte <= agora && n.processo.dono.paradoAte <= agora,
      )
    if (!alguem) this.#foraDoArDesde ??= instanteDe(this.#esc)
    else if (this.#foraDoArDesde !== null) {
      this.#interrupcoes.push({ inicio: this.#foraDoArDesde, fim: instanteDe(this.#esc) })
      this.#foraDoArDesde = null
    }
  }

  #historia(): Historia {
    return {
      origem: `puro, semente ${this.#o.semente}`,
      lotes: [...this.#armazem.lotes.values()].map((l) => ({
        lelUid: l.lelUid,
        inicial: this.#iniciais.get(l.lelUid) as EstadoLote,
        linhas: l.linhas,
        fechamentos: [
          ...l.fechamentos,
          // A buy-now ends the dispute by itself.
          ...(l.estado.situacao === 'BUY_NOW'
            ? [{ evento: 'comprarJa', para: 'BUY_NOW', instante: l.linhas.at(-1)?.instante ?? 0 }]
            : []),
        ],
        reaberturas: 0,
        pausas: this.#pausas.get(l.leiUid) ?? [],
        final: {
          situacao: l.estado.situacao,
          valor: l.estado.valor,
          lider:
            l.estado.lider === null
              ? null
              : l.estado.lider.tipo === 'cliente'
                ? l.estado.lider.cliUid
                : l.estado.lider.apeUid,
          seq: l.estado.seq,
          versao: l.versao,
          dataFim: l.estado.dataFim,
          encerraPorTempo: l.estado.regras.encerraPorTempo && l.estado.situacao !== 'BUY_NOW',
          vendas: l.vendas,
        },
      })),
      pedidos: this.#apostadores.flatMap((a) => a.historia()),
      espectadores: this.#espectadores.map((e) => e.historia()),
      quedas: this.#armazem.quedas,
      interrupcoes: this.#interrupcoes,
      limites: Object.fromEntries(this.#armazem.limites),
      fim: instanteDe(this.#esc),
      // A beat may be a second old when everything stops.
      tolerancia: 1_500,
    }
  }
}

const TIPOS = [
  'Manual',
  'Manual',
  'Manual',
  'Configuração Automática',
  'Configuração Automática',
  'Proposta',
  'Compre Já',
] as const

const loteAVenda = (e: EstadoLote, online: boolean): LoteAVenda => ({
  lelUid: e.lelUid,
  minimo: e.regras.minimo,
  incremento: e.regras.incremento,
  compreJa: e.regras.compreJa,
  aceita: (tipo) => (tipo === 'Compre Já' ? e.regras.compreJa !== null : tipo !== 'Leiloeiro' || !online),
})

function pedidoDe(
  nome: string,
  tipo: PedidoLance['tipo'],
  valor: number | null,
  chave: string,
  alto: boolean,
): PedidoLance {
  const comum = { hotUid: 'hot-1', chave, confirmarValorAlto: alto }
  if (tipo === 'Leiloeiro')
    return {
      ...comum,
      tipo,
      valor: valor ?? 0,
      quem: { tipo: 'apelido', apeUid: `ape-${nome}`, apelido: nome, usuUid: 'leiloeiro', emDefesa: false },
    }
  const quem = interessado(nome)
  if (tipo === 'Configuração Automática') return { ...comum, tipo, valor, quem }
  return { ...comum, tipo, valor: valor ?? 0, quem }
}

/** Words between the nodes: late, in order per listener, and lost while the line is cut. */
class BarramentoSimulado implements Barramento {
  aoReligar: () => void = () => undefined
  readonly #esc: Escalonador
  readonly #acaso: Acaso
  readonly #dono: Dono
  readonly #todos: () => readonly BarramentoSimulado[]
  readonly #ouvintes = new Map<string, ((dados: never) => void)[]>()
  #cortado = false
  #chega = 0

  constructor(esc: Escalonador, acaso: Acaso, dono: Dono, todos: () => readonly BarramentoSimulado[]) {
    this.#esc = esc
    this.#acaso = acaso
    this.#dono = dono
    this.#todos = todos
  }
  publicar(assunto: string, dados: unknown): Promise<void> {
    if (this.#cortado) return Promise.reject(new Error('bus is cut'))
    for (const b of this.#todos()) if (b !== this) b.#receber(assunto, dados)
    return Promise.resolve()
  }
  #receber(assunto: string, dados: unknown): void {
    if (this.#cortado) return
    this.#chega = Math.max(this.#chega, this.#esc.agora + this.#acaso.demora(3, 400))
    this.#esc.depois(
      this.#chega - this.#esc.agora,
      () => {
        if (!this.#cortado) for (const fn of this.#ouvintes.get(assunto) ?? []) fn(dados as never)
      },
      this.#dono,
    )
  }
  assinar(assunto: string, fn: (dados: never) => void): void {
    this.#ouvintes.set(assunto, [...(this.#ouvintes.get(assunto) ?? []), fn])
  }
  cortar(ms: number): void {
    if (this.#cortado) return
    this.#cortado = true
    this.#esc.depois(
      ms,
      () => {
        this.#cortado = false
        this.aoReligar()
      },
      this.#dono,
    )
  }
  parar(): Promise<void> {
    return Promise.resolve()
  }
}
