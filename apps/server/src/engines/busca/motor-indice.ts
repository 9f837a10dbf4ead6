// The engine of the index: questions go to a worker thread, answers come back by number. Starts the worker, watches it,
// and starts it again when it ends or does not answer; meanwhile every question is refused with MotorIndisponivel, and
// the caller (servico-de-busca.ts) asks PostgreSQL.
// No query waits for a dead worker: every pending one is settled when the worker ends, and none waits longer than
// LIMITE_DE_RESPOSTA_MS.
import { Worker } from 'node:worker_threads'
import type { BuscaPossiveis } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { Logger } from 'pino'
import type { Consulta } from './consulta-de-busca.ts'
import type { Documento } from './documento-de-busca.ts'
import type { Achados } from './indice.ts'
import { type MotorDeBusca, MotorIndisponivel } from './motor-de-busca.ts'
import type { DadosDoTrabalhador, DoTrabalhador, Pergunta } from './protocolo-da-busca.ts'

/** More waiting questions than this are answered by PostgreSQL: the queue would only grow. */
const FILA_MAXIMA = 1000
/** A thousand times the usual answer: the worker is stuck. */
const LIMITE_DE_RESPOSTA_MS = 5000
const PRIMEIRA_PAUSA_MS = 200
const MAIOR_PAUSA_MS = 10_000
/** A million lots take about 0.4 GB; beyond this the thread ends instead of taking the process with it. */
const MEMORIA_MB = 4096

interface Pendente {
  readonly pergunta: Pergunta
  readonly desde: number
  readonly ok: (valor: Achados | BuscaPossiveis | null) => void
  readonly falhou: (erro: Error) => void
}
type SemNumero<P> = P extends Pergunta ? Omit<P, 'n'> : never
export type RegistroDaBusca = Pick<Logger, 'info' | 'warn' | 'error'>

export class MotorIndice implements MotorDeBusca {
  readonly #dados: DadosDoTrabalhador
  readonly #log: RegistroDaBusca
  readonly #pendentes = new Map<number, Pendente>()
  readonly #vigia: NodeJS.Timeout
  #worker: Worker | null = null
  #carregado = false
  #fechando = false
  #seguinte = 1
  #pausa = PRIMEIRA_PAUSA_MS
  #avisos: (() => void)[] = []

  /** `fonte`: URL of a module with `abrirFonte` (see protocolo-da-busca.ts); `opcoes` is passed on to it. */
  constructor(fonte: URL, opcoes: unknown, log: RegistroDaBusca) {
    this.#dados = { fonte: fonte.href, opcoes }
    this.#log = log
    this.#vigia = setInterval(() => this.#vigiar(), LIMITE_DE_RESPOSTA_MS / 5)
    this.#vigia.unref()
    this.#iniciar()
  }

  get pronto(): boolean {
    return this.#carregado
  }

  /** Resolves when the index answers; at once if it does. */
  aguardar(): Promise<void> {
    return this.#carregado ? Promise.resolve() : new Promise((ok) => this.#avisos.push(ok))
  }

  async buscar(hotId: number, consulta: Consulta): Promise<Achados> {
    return (await this.#perguntar({ tipo: 'buscar', hotId, consulta })) as Achados
  }

  async possiveis(hotId: number, consulta: Consulta): Promise<BuscaPossiveis> {
    return (await this.#perguntar({ tipo: 'possiveis', hotId, consulta })) as BuscaPossiveis
  }

  /** Without a worker there is nothing to change: the next one loads the projection, which is ahead of us. */
  async aplicar(mudancas: readonly Documento[]): Promise<void> {
    if (this.#worker === null || mudancas.length === 0) return
    try {
      await this.#enviar(this.#worker, { tipo: 'aplicar', mudancas })
    } catch (erro) {
      if (!(erro instanceof MotorIndisponivel)) throw erro
    }
  }

  async fechar(): Promise<void> {
    this.#fechando = true
    clearInterval(this.#vigia)
    const worker = this.#worker
    if (worker === null) return
    const fim = new Promise<void>((ok) => worker.once('exit', () => ok()))
    worker.postMessage({ tipo: 'fechar' })
    const demora = setTimeout(() => void worker.terminate(), 2000)
    await fim
    clearTimeout(demora)
  }

  #perguntar(p: SemNumero<Pergunta>): Promise<Achados | BuscaPossiveis | null> {
    if (this.#worker === null || !this.#carregado)
      return Promise.reject(new MotorIndisponivel('the index is loading'))
    if (this.#pendentes.size >= FILA_MAXIMA)
      return Promise.reject(new MotorIndisponivel('too many questions are waiting'))
    return this.#enviar(this.#worker, p)
  }

  #enviar(worker: Worker, p: SemNumero<Pergunta>): Promise<Achados | BuscaPossiveis | null> {
    const pergunta = { ...p, n: this.#seguinte++ } as Pergunta
    return new Promise((ok, falhou) => {
      this.#pendentes.set(pergunta.n, { pergunta, desde: performance.now(), ok, falhou })
      worker.postMessage(pergunta)
    })
  }

  #iniciar(): void {
    const worker = new Worker(new URL('./trabalhador.ts', import.meta.url), {
      name: 'busca',
      workerData: this.#dados,
      resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    })
    worker.unref()
    worker.on('message', (m: DoTrabalhador) => this.#receber(m))
    worker.on('error', (erro) => this.#log.error({ err: erro }, 'the search worker failed'))
    worker.on('exit', () => this.#terminou())
    this.#worker = worker
  }

  #receber(m: DoTrabalhador): void {
    if (m.tipo === 'pronto') {
      this.#carregado = true
      this.#pausa = PRIMEIRA_PAUSA_MS
      this.#log.info({ lotes: m.lotes, ms: m.ms }, 'the search index is ready')
      for (const avisar of this.#avisos.splice(0)) avisar()
      return
    }
    const pendente = this.#pendentes.get(m.n)
    if (pendente === undefined) return
    this.#pendentes.delete(m.n)
    if (m.tipo === 'resposta') pendente.ok(m.valor)
    else
      pendente.falhou(
        new Error(`the search worker could not answer ${pendente.pergunta.tipo}: ${m.mensagem}`),
      )
  }

  #terminou(): void {
    this.#worker = null
    this.#carregado = false
    for (const { falhou } of this.#pendentes.values())
      falhou(new MotorIndisponivel('the search worker ended'))
    this.#pendentes.clear()
    if (this.#fechando) return
    this.#log.warn({ pausa: this.#pausa }, 'the search worker ended and will be started again')
    setTimeout(() => {
      if (!this.#fechando) this.#iniciar()
    }, this.#pausa).unref()
    this.#pausa = Math.min(MAIOR_PAUSA_MS, this.#pausa * 2)
  }

  /** Only a loaded worker has a time-out: while it loads, changes wait for the chunk in hand. */
  #vigiar(): void {
    const [primeiro] = this.#pendentes.values()
    if (
      !this.#carregado ||
      primeiro === undefined ||
      performance.now() - primeiro.desde < LIMITE_DE_RESPOSTA_MS
    )
      return
    this.#log.error({ pergunta: primeiro.pergunta.tipo }, 'the search worker does not answer')
    void this.#worker?.terminate()
  }
}
