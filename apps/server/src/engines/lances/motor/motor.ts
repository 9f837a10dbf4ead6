// The bid engine of one process: requests wait in memory per lot, the judge decides them in order, and one statement
// writes the decisions of many lots, or leaves a lot untouched that moved meanwhile; then it is read and decided again.
// Any number of processes may run it (docs/decisions/031-one-statement-for-many-lots.md).
// Refuses: full queues (`OCUPADO`) and more than five requests per second of one person. Neither is stored: the same
// key may come again.
import { setTimeout as esperar } from 'node:timers/promises'
import type { Client, Pool } from 'pg'
import type { Logger } from 'pino'
import { criarRelogioDoBanco, type RelogioDoBanco } from '../../../core/database/relogio-do-banco.ts'
import { anotarDecisoes, anotarFalhas, medidas } from '../../../core/medidas.ts'
import type { Barramento } from '../../../core/bus/barramento.ts'
import { decidirLote, type LoteDecidido } from './decidir.ts'
import { decidirTravado } from './decidir-travado.ts'
import { ehRaro, gravarEfeitos, reservarCascatas } from './efeitos-raros.sql.ts'
import {
  type ChaveDePedido,
  chaveDe,
  lerFatos,
  lerLotes,
  lerRespondidos,
  type LoteDoMotor,
} from './estado.sql.ts'
import { type Fila, Filas, type Grupo, type Item } from './filas.ts'
import { gravar, type ParaGravar } from './gravar.sql.ts'
import { abrirLigacoes, ehPassageiro, emTransacao, transacao } from './ligacoes.ts'
import { criarLimitePorPessoa, type LimitePorPessoa, limiteEntreProcessos } from './limite-por-pessoa.ts'
import { Memoria } from './memoria.ts'
import type { Decisao, PedidoDoMotor, RespostaDoMotor } from './pedidos.ts'
import { Pista } from './pista.ts'

export interface OpcoesDoMotor {
  /** tracks: connections that write, two statements under way on each */
  readonly voos?: number
  /** requests per second and person; null: no limit (load programs) */
  readonly porSegundo?: number | null
}

/** Hears after each commit which lots changed and, where they are known here, the rows that were written. */
export type Ouvinte = (lelIds: readonly number[], decididos: readonly LoteDecidido[]) => void

/** What a flight wrote: the lots whose decisions stand, and further ones that it moved. */
interface Gravado {
  readonly valem: ReadonlySet<number>
  readonly agora: Date | null
  readonly outros: readonly number[]
}

const gravarSos = async (db: Client, prontos: readonly ParaGravar[]): Promise<Gravado> => ({
  ...(await gravar(db, prontos)),
  outros: [],
})

const TENTATIVAS_OTIMISTAS = 3
/** After this long without a decision the person is told to retry (with the same key). */
const PACIENCIA_MS = 8_000
const ESPERA_MAXIMA_MS = 200

export class MotorDeLances {
  readonly relogio: RelogioDoBanco
  readonly medidas = { decididos: 0, comandos: 0, refeitos: 0, travados: 0 }
  readonly #pool: Pool
  readonly #log: Logger
  readonly #mudaram: Ouvinte
  readonly #limite: LimitePorPessoa | null
  readonly #pistas: readonly Pista[]
  readonly #memoria = new Memoria()
  readonly #filas: Filas
  readonly #andamento = new Map<string, Promise<RespostaDoMotor>>()
  #marcado = false
  #medido: Promise<void> | null = null

  constructor(
    s: { readonly banco: { readonly url: string }; readonly log: Logger; readonly barramento?: Barramento },
    mudaram: Ouvinte,
    opcoes: OpcoesDoMotor = {},
  ) {
    this.#log = s.log
    this.#mudaram = mudaram
    const voos = opcoes.voos ?? 2
    this.#pistas = Array.from({ length: voos }, (_, i) => new Pista(i, s.banco.url, s.log))
    this.#filas = new Filas(voos)
    const { porSegundo } = opcoes
    if (porSegundo === null) this.#limite = null
    else if (s.barramento === undefined) this.#limite = criarLimitePorPessoa(porSegundo)
    else this.#limite = limiteEntreProcessos(s.barramento, s.log, porSegundo)
    const pool = abrirLigacoes(s.banco.url, voos + 2, s.log)
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
    if (this.#limite?.passa(pedido.usuId, entrou) === false)
      return Promise.resolve({ tipo: 'nao-decidido', codigo: 'MUITOS_LANCES' })
    const { promise, resolve, reject } = Promise.withResolvers<RespostaDoMotor>()
    const item: Item = { pedido, chave, entrou, responder: resolve, falhar: reject }
    if (!this.#filas.entrar(pedido.lelUid, item)) {
      anotarFalhas(this.#filas.leilaoDe(pedido.lelUid), 1)
      return Promise.resolve({ tipo: 'nao-decidido', codigo: 'OCUPADO' })
    }
    this.#andamento.set(chave, promise)
    this.#marcar()
    return promise
  }

  /** Requests that wait, by lot. */
  get filas(): readonly { readonly lelUid: string; readonly leiId: number | null; readonly n: number }[] {
    return this.#filas.porLote
  }

  /** Waits for what is queued, then closes the connections. */
  async parar(): Promise<void> {
    while (this.#filas.esperando > 0) await esperar(5)
    await Promise.all([...this.#pistas.map((p) => p.parar()), this.#pool.end()])
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
    for (const pista of this.#pistas) {
      if (!pista.livre) continue
      const grupos = this.#filas.colher(pista.numero, pista.noAr === 0, performance.now())
      if (grupos.length === 0) continue
      pista.noAr += 1
      pista.preparando = true
      this.#voar(pista, grupos)
        .catch((e: unknown) => this.#log.error({ err: e }, 'bid engine failed'))
        .finally(() => {
          pista.noAr -= 1
          this.#marcar()
        })
    }
  }

  async #voar(pista: Pista, grupos: readonly Grupo[]): Promise<void> {
    let preparando = true
    const soltar = (): void => {
      if (preparando) pista.preparando = preparando = false
      this.#marcar()
    }
    try {
      const db = await pista.ligar()
      this.#medido ??= this.relogio.medirDeNovo()
      await this.#medido
      await this.#carregar(grupos)
      // From here to the statement nothing is awaited: what was read is what is judged.
      const otimistas = grupos.filter((g) => this.#restaDecidir(g) && !this.#desviar(g))
      if (otimistas.length > 0)
        await this.#decidir(pista, db, otimistas, soltar).catch((e: unknown) =>
          this.#falharOuRefazer(otimistas, e),
        )
    } catch (e) {
      this.#medido = null
      this.#falharOuRefazer(grupos, e)
    } finally {
      soltar()
    }
  }

  /** Lots, clients and stored answers that are not here yet, each in one query. */
  async #carregar(grupos: readonly Grupo[]): Promise<void> {
    const { lotes, fatos, respondidas } = this.#memoria
    const faltam = grupos.map((g) => g.fila.lelUid).filter((uid) => !lotes.has(uid))
    if (faltam.length > 0) for (const l of await lerLotes(this.#pool, faltam)) lotes.set(l.estado.lelUid, l)
    const novos: { cliId: number; leiId: number }[] = []
    const conferir: (ChaveDePedido & { readonly item: Item })[] = []
    for (const { fila, itens } of grupos) {
      const lote = lotes.get(fila.lelUid)
      if (!lote) continue
      for (const item of itens) {
        const { pedido } = item
        const novo = this.#memoria.faltamFatos(pedido, lote)
        if (novo && pedido.tipo !== 'Leiloeiro') novos.push({ cliId: pedido.cliId, leiId: lote.leiId })
        // A client who is new here may have been answered by another process, or before a restart.
        if (novo || fila.conferir) conferir.push({ ...chaveDe(pedido, lote.lelId), item })
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
    const { fila } = g
    const lote = this.#memoria.lotes.get(fila.lelUid)
    // What it would rest on did not stand.
    if (fila.falhos.length > 0 || (lote === undefined && fila.emVoo > 1)) {
      this.#falhou(g, false)
      return false
    }
    fila.conferir = false
    fila.leiId = lote?.leiId ?? fila.leiId
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

  /** True for a group that is decided under the lot's lock, by itself and with nothing else of the lot on its way. */
  #desviar(g: Grupo): boolean {
    const { fila } = g
    const leiId = this.#memoria.lotes.get(fila.lelUid)?.leiId ?? 0
    const precisa =
      fila.tentativas > TENTATIVAS_OTIMISTAS ||
      g.itens.some((i) => this.#memoria.fatosDe(i.pedido, leiId)?.limitado === true)
    if (!precisa) return false
    fila.barreira = true
    if (fila.emVoo === 1) void this.#travar(g)
    else {
      fila.itens.unshift(...g.itens)
      this.#pousar(g)
    }
    return true
  }

  /** `soltar`: the statement is sent, the next flight may be put together. */
  async #decidir(pista: Pista, db: Client, grupos: readonly Grupo[], soltar: () => void): Promise<void> {
    const agora = this.relogio.agora()
    const prontos = grupos.map((g) => this.#preparar(g, agora))
    const enviado = performance.now()
    const rara = prontos.some((p) => ehRaro(p.decidido))
    const gravando = rara ? this.#gravarRaros(pista, db, prontos) : gravarSos(db, prontos)
    // A transaction of several statements has the track for itself.
    if (!rara) soltar()
    const { valem, agora: noBanco, outros } = await gravando
    this.medidas.comandos += 1
    if (noBanco) this.relogio.ouvir(enviado, noBanco)
    const mudados = [...outros]
    const decididos: LoteDecidido[] = []
    this.#memoria.esquecerLotes(outros)
    for (const [i, { decidido }] of prontos.entries()) {
      const g = grupos[i] as Grupo
      // Another process has written on it, perhaps the same request.
      if (!valem.has(decidido.antes.lelId)) this.#falhou(g, true)
      else {
        if (decidido.mudou) {
          mudados.push(decidido.antes.lelId)
          decididos.push(decidido)
        }
        this.#concluir(g, decidido, enviado)
      }
    }
    if (mudados.length > 0) this.#mudaram(mudados, decididos)
  }

  #preparar(g: Grupo, agora: number): ParaGravar {
    const { fila } = g
    const lote = fila.previsto ?? (this.#memoria.lotes.get(fila.lelUid) as LoteDoMotor)
    const versoes = new Map<number, number>()
    const itens = g.itens.map(({ pedido }) => {
      const lido = this.#memoria.fatosDe(pedido, lote.leiId)
      if (pedido.tipo !== 'Leiloeiro' && lido) versoes.set(pedido.cliId, lido.versao)
      return { pedido, fatos: lido?.fatos ?? null }
    })
    const decidido = decidirLote(lote, itens, agora)
    if (decidido.mudou) fila.previsto = decidido.depois
    return { decidido, clientes: [...versoes].map(([cliId, versao]) => ({ cliId, versao })) }
  }

  #gravarRaros(pista: Pista, db: Client, prontos: readonly ParaGravar[]): Promise<Gravado> {
    const gravarTodos = async (): Promise<Gravado> => {
      const todos = prontos.map((p) => p.decidido)
      await reservarCascatas(db, todos)
      const r = await gravar(db, prontos)
      const outros = await gravarEfeitos(
        db,
        todos.filter((d) => r.valem.has(d.antes.lelId)),
      )
      return { ...r, outros }
    }
    return transacao(db, gravarTodos, () => void pista.parar())
  }

  // Answers leave only here, after the commit.
  #concluir(g: Grupo, d: LoteDecidido, julgado: number): void {
    if (d.mudou) this.#memoria.lotes.set(g.fila.lelUid, d.depois)
    g.fila.tentativas = 0
    this.#anotar(g, julgado)
    for (const [i, item] of g.itens.entries()) this.#responder(item, d.decisoes[i]?.decisao as Decisao)
    this.#pousar(g)
  }

  /** What was decided, for the operator; and, at debug level, where the time of each one went. */
  #anotar({ fila, itens, colhido }: Grupo, julgado: number): void {
    const agora = performance.now()
    if (fila.leiId !== null)
      anotarDecisoes(
        fila.leiId,
        itens.map((i) => agora - i.entrou),
      )
    if (!this.#log.isLevelEnabled('debug')) return
    const tempos = { decisaoMs: julgado - colhido, gravacaoMs: agora - julgado }
    for (const { pedido, entrou } of itens)
      this.#log.debug(
        { reqId: pedido.reqId, lote: fila.lelUid, filaMs: colhido - entrou, ...tempos },
        'bid decided',
      )
  }

  /** One lot under its row lock, on a connection of its own: the others go on. */
  async #travar(g: Grupo): Promise<void> {
    this.medidas.travados += 1
    const { fila } = g
    try {
      const pedidos = g.itens.map((i) => i.pedido)
      const r = await emTransacao(this.#pool, (db) => decidirTravado(db, fila.lelUid, pedidos, this.relogio))
      this.#memoria.lotes.delete(fila.lelUid)
      if (r === null) return this.#falhou(g, true)
      fila.tentativas = 0
      this.#anotar(g, r.julgado)
      for (const item of g.itens) this.#responder(item, r.decisoes.get(item.pedido) as Decisao)
      this.#pousar(g)
      if (r.mudaram.length > 0) this.#mudaram(r.mudaram, [])
    } catch (e) {
      this.#falharOuRefazer([g], e)
    }
  }

  /** Its decisions do not stand: it waits for what else of its lot is on its way, then all is decided again. */
  #falhou(g: Grupo, conferir: boolean): void {
    const { fila } = g
    this.medidas.refeitos += 1
    fila.conferir ||= conferir
    fila.falhos.push(g)
    this.#memoria.esquecer(
      fila.lelUid,
      g.itens.map((i) => i.pedido),
    )
    this.#pousar(g)
  }

  /** Forgets what was believed, and decides again in a moment, in the order of arrival. */
  async #refazer(fila: Fila): Promise<void> {
    const grupos = fila.falhos
    fila.falhos = []
    fila.tentativas += 1
    fila.barreira = true
    fila.emVoo += 1
    const limite = performance.now() - PACIENCIA_MS
    const itens = grupos.flatMap((g) => g.itens)
    const desistem = itens.filter((i) => i.entrou < limite)
    anotarFalhas(fila.leiId, desistem.length)
    for (const item of desistem) this.#responder(item, { tipo: 'nao-decidido', codigo: 'OCUPADO' })
    // Only a clock that is far off makes a lot lose twice without a rival.
    if (fila.tentativas > 1) this.#medido = null
    await esperar(Math.min(ESPERA_MAXIMA_MS, 2 ** fila.tentativas) * (0.5 + Math.random()))
    fila.itens.unshift(...itens.filter((i) => i.entrou >= limite))
    this.#filas.pousar(fila)
    this.#marcar()
  }

  /**
   * What can pass (races, a lost connection, a database that restarts) is retried after asking by the keys what was
   * committed; a bug is told to the caller.
   */
  #falharOuRefazer(grupos: readonly Grupo[], e: unknown): void {
    if (ehPassageiro(e)) {
      this.#log.warn({ err: e, lotes: grupos.length }, 'decisions are made again')
      for (const g of grupos) this.#falhou(g, true)
      return
    }
    for (const g of grupos) {
      this.#memoria.lotes.delete(g.fila.lelUid)
      anotarFalhas(g.fila.leiId, g.itens.length)
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
    const { fila } = g
    this.#filas.pousar(fila)
    if (fila.emVoo === 0 && fila.falhos.length > 0) void this.#refazer(fila)
    this.#marcar()
  }
}
