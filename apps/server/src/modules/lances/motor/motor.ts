// The bid engine of one process: requests wait in memory per lot while a statement is under way, the judge decides
// them in their order, and one statement makes all decisions of many lots true, or leaves a lot untouched when it
// moved meanwhile; then that lot is read and decided again. Answers leave after the commit.
//
// Any number of processes may do this on one database without knowing of each other: what keeps them right is the
// version of each lot, the unique sequence and the unique key of each request. A lot that keeps losing the race (or a
// client whose limit depends on his other lots) is decided under its row lock instead (`decidirTravado`).
// Who the client is (blocked, documents, habilitação, groups …) is remembered and proven by version inside the same
// statement: a change that commits before the statement begins is seen; one that commits while it runs is ordered
// after the bid, which is dated before it.
// Refuses by itself: full queues (`OCUPADO`), more than five requests per second of one person. Neither is stored:
// the same key may come again. How one could get it wrong: to answer from memory before the statement came back; to
// give up on a lost connection without asking by the keys what had been committed.
import { setTimeout as esperar } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { anotarDecisoes, medidas } from '../../../core/medidas.ts'
import { decidirLote, type LoteDecidido } from './decidir.ts'
import { decidirTravado } from './decidir-travado.ts'
import { ehRaro, gravarEfeitos, reservarCascatas } from './efeitos-raros.sql.ts'
import { lerFatos, lerLotes, lerRespondidos, type LoteDoMotor } from './estado.sql.ts'
import { Filas, type Grupo, type Item } from './filas.ts'
import { gravar, type ParaGravar } from './gravar.sql.ts'
import { abrirLigacoes, ehPassageiro, emTransacao } from './ligacoes.ts'
import { criarLimitePorPessoa, LANCES_POR_SEGUNDO } from './limite-por-pessoa.ts'
import { Memoria } from './memoria.ts'
import type { Decisao, PedidoDoMotor, RespostaDoMotor } from './pedidos.ts'
import { criarRelogioDoBanco, type RelogioDoBanco } from './relogio-do-banco.ts'

export interface OpcoesDoMotor {
  /** statements under way at once */
  readonly voos?: number
  /** requests per second and person; null: no limit (load programs) */
  readonly porSegundo?: number | null
}

const TENTATIVAS_OTIMISTAS = 3
/** After this long without a decision the person is told to try again (with the same key). */
const PACIENCIA_MS = 8_000
const ESPERA_MAXIMA_MS = 200

export class MotorDeLances {
  readonly relogio: RelogioDoBanco
  readonly medidas = { decididos: 0, comandos: 0, refeitos: 0, travados: 0 }
  readonly #pool: Pool
  readonly #log: Logger
  readonly #mudaram: (lelIds: readonly number[]) => void
  readonly #passa: (usuId: number, agora: number) => boolean
  readonly #voos: number
  readonly #memoria = new Memoria()
  readonly #filas = new Filas()
  readonly #andamento = new Map<string, Promise<RespostaDoMotor>>()
  #emVoo = 0
  #marcado = false
  #medido: Promise<void> | null = null

  /** `mudaram` hears which lots changed, after each commit. */
  constructor(
    s: { readonly banco: { readonly url: string }; readonly log: Logger },
    mudaram: (lelIds: readonly number[]) => void,
    opcoes: OpcoesDoMotor = {},
  ) {
    this.#log = s.log
    this.#mudaram = mudaram
    this.#voos = opcoes.voos ?? 2
    this.#passa =
      opcoes.porSegundo === null ? () => true : criarLimitePorPessoa(opcoes.porSegundo ?? LANCES_POR_SEGUNDO)
    const pool = abrirLigacoes(s.banco.url, this.#voos + 3, s.log)
    this.#pool = pool
    this.relogio = criarRelogioDoBanco(async () => {
      const r = await pool.query<{ t: Date }>('select clock_timestamp() as t')
      return r.rows[0]?.t ?? new Date(Number.NaN)
    })
  }

  /** Decides one request. Rejects only on a bug; the same key gets the same decision, whenever and wherever it comes. */
  pedir(pedido: PedidoDoMotor): Promise<RespostaDoMotor> {
    const chave = `${pedido.lelUid}:${pedido.usuId}:${pedido.chave}`
    const ja = this.#memoria.respondidas.get(chave)
    if (ja) return Promise.resolve(ja)
    const emCurso = this.#andamento.get(chave)
    if (emCurso) return emCurso
    const entrou = performance.now()
    if (!this.#passa(pedido.usuId, entrou))
      return Promise.resolve({ tipo: 'nao-decidido', codigo: 'MUITOS_LANCES' })
    const { promise, resolve, reject } = Promise.withResolvers<RespostaDoMotor>()
    const item: Item = { pedido, chave, entrou, responder: resolve, falhar: reject }
    if (!this.#filas.entrar(pedido.lelUid, item))
      return Promise.resolve({ tipo: 'nao-decidido', codigo: 'OCUPADO' })
    this.#andamento.set(chave, promise)
    this.#marcar()
    return promise
  }

  /** Requests that wait, and those of the lot with the longest queue. */
  get espera(): { readonly total: number; readonly maior: number } {
    return { total: this.#filas.esperando, maior: this.#filas.maior }
  }

  /** Waits for what is queued, then lets go of the connections. */
  async parar(): Promise<void> {
    while (this.#filas.esperando > 0) await esperar(5)
    await this.#pool.end()
  }

  #marcar(): void {
    if (this.#marcado) return
    this.#marcado = true
    setImmediate(() => {
      this.#marcado = false
      this.#girar()
    })
  }

  #girar(): void {
    while (this.#emVoo < this.#voos) {
      const grupos = this.#filas.colher()
      if (grupos.length === 0) return
      this.#emVoo += 1
      this.#voar(grupos)
        .catch((e: unknown) => this.#log.error({ err: e }, 'bid engine failed'))
        .finally(() => {
          this.#emVoo -= 1
          this.#marcar()
        })
    }
  }

  async #voar(grupos: readonly Grupo[]): Promise<void> {
    try {
      this.#medido ??= this.relogio.medir()
      await this.#medido
      await this.#carregar(grupos)
    } catch (e) {
      this.#medido = null
      return this.#falharOuRefazer(grupos, e)
    }
    const vivos = grupos.filter((g) => this.#restaDecidir(g))
    const otimistas: Grupo[] = []
    for (const g of vivos)
      if (this.#precisaTrava(g)) void this.#travar(g)
      else otimistas.push(g)
    if (otimistas.length > 0)
      await this.#decidir(otimistas).catch((e: unknown) => this.#falharOuRefazer(otimistas, e))
  }

  /** Lots, clients and stored answers that are not here yet, each in one query. */
  async #carregar(grupos: readonly Grupo[]): Promise<void> {
    const { lotes, fatos, respondidas } = this.#memoria
    const faltam = grupos.map((g) => g.fila.lelUid).filter((uid) => !lotes.has(uid))
    if (faltam.length > 0) for (const l of await lerLotes(this.#pool, faltam)) lotes.set(l.estado.lelUid, l)
    const novos: { cliId: number; leiId: number }[] = []
    const conferir: { lelId: number; usuId: number; chave: string; item: Item }[] = []
    for (const { fila, itens } of grupos) {
      const lote = lotes.get(fila.lelUid)
      if (!lote) continue
      for (const item of itens) {
        const { pedido } = item
        const novo = pedido.tipo !== 'Leiloeiro' && this.#memoria.fatosDe(pedido, lote.leiId) === null
        if (novo) novos.push({ cliId: pedido.cliId, leiId: lote.leiId })
        // A client who is new here may have been answered by another process, or before a restart.
        if (novo || fila.conferir)
          conferir.push({ lelId: lote.lelId, usuId: pedido.usuId, chave: pedido.chave, item })
      }
    }
    const [lidos, ja] = await Promise.all([
      novos.length > 0 ? lerFatos(this.#pool, novos) : null,
      conferir.length > 0 ? lerRespondidos(this.#pool, conferir) : null,
    ])
    for (const [k, f] of lidos ?? []) fatos.set(k, f)
    for (const c of conferir) {
      const d = ja?.get(`${c.lelId}:${c.usuId}:${c.chave}`)
      if (d) respondidas.set(c.item.chave, d)
    }
  }

  /** Answers what needs no decision; false when nothing is left. */
  #restaDecidir(g: Grupo): boolean {
    const lote = this.#memoria.lotes.get(g.fila.lelUid)
    g.fila.conferir = false
    g.itens = g.itens.filter((item) => {
      const ja = this.#memoria.respondidas.get(item.chave)
      const meu = lote !== undefined && lote.hotId === item.pedido.hotId
      if (ja) this.#responder(item, ja)
      else if (!meu) this.#responder(item, { tipo: 'nao-decidido', codigo: 'LOTE_INEXISTENTE' })
      return !ja && meu
    })
    if (g.itens.length > 0) return true
    this.#pousar(g)
    return false
  }

  #precisaTrava(g: Grupo): boolean {
    const leiId = this.#memoria.lotes.get(g.fila.lelUid)?.leiId ?? 0
    return (
      g.fila.tentativas > TENTATIVAS_OTIMISTAS ||
      g.itens.some((i) => this.#memoria.fatosDe(i.pedido, leiId)?.limitado === true)
    )
  }

  async #decidir(grupos: readonly Grupo[]): Promise<void> {
    const agora = this.relogio.agora()
    const prontos = grupos.map((g) => this.#preparar(g, agora))
    const enviado = performance.now()
    const { valem, agora: noBanco, outros } = await this.#gravar(prontos)
    this.medidas.comandos += 1
    if (noBanco) this.relogio.ouvir(enviado, noBanco)
    const mudados = [...outros]
    this.#memoria.esquecerLotes(outros)
    for (const [i, { decidido }] of prontos.entries()) {
      const g = grupos[i] as Grupo
      if (!valem.has(decidido.antes.lelId)) void this.#refazer(g, false)
      else {
        if (decidido.mudou) mudados.push(decidido.antes.lelId)
        this.#concluir(g, decidido)
      }
    }
    if (mudados.length > 0) this.#mudaram(mudados)
  }

  #preparar(g: Grupo, agora: number): ParaGravar {
    const lote = this.#memoria.lotes.get(g.fila.lelUid) as LoteDoMotor
    const versoes = new Map<number, number>()
    const itens = g.itens.map(({ pedido }) => {
      const lido = this.#memoria.fatosDe(pedido, lote.leiId)
      if (pedido.tipo !== 'Leiloeiro' && lido) versoes.set(pedido.cliId, lido.versao)
      return { pedido, fatos: lido?.fatos ?? null }
    })
    return {
      decidido: decidirLote(lote, itens, agora),
      clientes: [...versoes].map(([cliId, versao]) => ({ cliId, versao })),
    }
  }

  async #gravar(
    prontos: readonly ParaGravar[],
  ): Promise<{ valem: Set<number>; agora: Date | null; outros: number[] }> {
    if (!prontos.some((p) => ehRaro(p.decidido)))
      return { ...(await gravar(this.#pool, prontos)), outros: [] }
    return emTransacao(this.#pool, async (db) => {
      const todos = prontos.map((p) => p.decidido)
      await reservarCascatas(db, todos)
      const r = await gravar(db, prontos)
      const outros = await gravarEfeitos(
        db,
        todos.filter((d) => r.valem.has(d.antes.lelId)),
      )
      return { ...r, outros }
    })
  }

  #concluir(g: Grupo, d: LoteDecidido): void {
    if (d.mudou) this.#memoria.lotes.set(g.fila.lelUid, d.depois)
    g.fila.tentativas = 0
    anotarDecisoes(d.antes.leiId, g.itens.length)
    for (const [i, item] of g.itens.entries()) this.#responder(item, d.decisoes[i]?.decisao as Decisao)
    this.#pousar(g)
  }

  /** One lot under its row lock, on a connection of its own: the others go on. */
  async #travar(g: Grupo): Promise<void> {
    this.medidas.travados += 1
    const { fila } = g
    try {
      const pedidos = g.itens.map((i) => i.pedido)
      const r = await emTransacao(this.#pool, (db) => decidirTravado(db, fila.lelUid, pedidos, this.relogio))
      this.#memoria.lotes.delete(fila.lelUid)
      if (r === null) return await this.#refazer(g, true)
      fila.tentativas = 0
      for (const item of g.itens) this.#responder(item, r.decisoes.get(item.pedido) as Decisao)
      this.#pousar(g)
      if (r.mudaram.length > 0) this.#mudaram(r.mudaram)
    } catch (e) {
      await this.#falharOuRefazer([g], e)
    }
  }

  /** The lot was not taken: forget what was believed, and decide again in a moment. */
  async #refazer(g: Grupo, conferir: boolean): Promise<void> {
    const { fila } = g
    this.medidas.refeitos += 1
    fila.tentativas += 1
    fila.conferir ||= conferir
    this.#memoria.esquecer(
      fila.lelUid,
      g.itens.map((i) => i.pedido),
    )
    const limite = performance.now() - PACIENCIA_MS
    for (const item of g.itens)
      if (item.entrou < limite) this.#responder(item, { tipo: 'nao-decidido', codigo: 'OCUPADO' })
    // Only a clock that is far off makes a lot lose twice without a rival.
    if (fila.tentativas > 1) this.#medido = null
    await esperar(Math.min(ESPERA_MAXIMA_MS, 2 ** fila.tentativas) * (0.5 + Math.random()))
    fila.itens.unshift(...g.itens.filter((i) => i.entrou >= limite))
    this.#pousar(g)
  }

  /** What can pass (races, a lost connection, a database that restarts) is tried again; a bug is told to the caller. */
  async #falharOuRefazer(grupos: readonly Grupo[], e: unknown): Promise<void> {
    if (ehPassageiro(e)) {
      this.#log.warn({ err: e, lotes: grupos.length }, 'decisions are made again')
      await Promise.all(grupos.map((g) => this.#refazer(g, true)))
      return
    }
    for (const g of grupos) {
      this.#memoria.lotes.delete(g.fila.lelUid)
      for (const item of g.itens) {
        this.#largar(item)
        item.falhar(e)
      }
      this.#pousar(g)
    }
  }

  #responder(item: Item, r: RespostaDoMotor): void {
    this.#largar(item)
    medidas.decisao.observe((performance.now() - item.entrou) / 1000)
    medidas.lances.inc({ resultado: r.tipo })
    if (r.tipo !== 'nao-decidido') {
      this.medidas.decididos += 1
      this.#memoria.respondidas.set(item.chave, r)
    }
    item.responder(r)
  }

  #largar(item: Item): void {
    this.#filas.esperando -= 1
    this.#andamento.delete(item.chave)
  }

  #pousar(g: Grupo): void {
    this.#filas.pousar(g.fila)
    this.#marcar()
  }
}
