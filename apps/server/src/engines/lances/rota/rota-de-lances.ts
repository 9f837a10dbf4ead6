// Bids of one lot meet in one process: its memory of the lot is then always right, and bids that arrive together are
// decided together. A process that is not the lot's owner hands the request over and passes the answer on.
// Nothing rests on it. Whatever goes wrong on the way (the owner died, is stopped, is being replaced) the request is decided
// here, under the same key: had the owner decided it already, the key finds that answer.
// The owner is tried once: a bidder waits, and the retry belongs to this process.
import { createHmac, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { chaveDoSistema } from '../../../core/auth/chaves.ts'
import type { Servicos } from '../../../core/servicos.ts'
import type { PedidoDoMotor, RespostaDoMotor } from '../motor/pedidos.ts'
import { abrirPortaInterna, type PortaInterna } from './atender-outros.ts'
import { donoDoLote } from './dono-do-lote.ts'
import { LigacaoComNo } from './ligacao-com-no.ts'
import { anunciarNo, despedirNo, type NoDeLances } from './nos-de-lances.sql.ts'

const BATIDA_MS = 1_000
/** A process that failed us gets no bids for so long. */
const CASTIGO_MS = 2_000

type Decidir = (p: PedidoDoMotor) => Promise<RespostaDoMotor>
type ServicosDaRota = Pick<Servicos, 'banco' | 'log'>

export class RotaDeLances {
  readonly medidas = { daqui: 0, mandados: 0, voltaram: 0 }
  readonly uid = randomUUID()
  readonly #s: ServicosDaRota
  readonly #decidir: Decidir
  readonly #senha: string
  readonly #log: Logger
  readonly #porta: PortaInterna
  readonly #ligacoes = new Map<string, LigacaoComNo>()
  readonly #castigados = new Map<string, number>()
  #nos: readonly NoDeLances[] = []
  #parada = false
  #batida: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined

  private constructor(s: ServicosDaRota, decidir: Decidir, senha: string, porta: PortaInterna) {
    this.#s = s
    this.#decidir = decidir
    this.#senha = senha
    this.#log = s.log
    this.#porta = porta
  }

  /** `onde`: this process's inner address; `decidir`: its engine. */
  static async abrir(s: ServicosDaRota, onde: string, decidir: Decidir): Promise<RotaDeLances> {
    const chave = await chaveDoSistema(s.banco, 'lances-entre-processos')
    const senha = createHmac('sha256', chave).update('rota-de-lances').digest('hex')
    const rota: RotaDeLances = new RotaDeLances(
      s,
      decidir,
      senha,
      await abrirPortaInterna(onde, senha, (p) => rota.#aqui(p), s.log),
    )
    await rota.#bater()
    rota.#marcar()
    return rota
  }

  /** Decides one request, wherever its lot is at home. */
  async pedir(p: PedidoDoMotor): Promise<RespostaDoMotor> {
    const dono = this.donoDe(p.lelUid)
    if (dono === null || dono.uid === this.uid) return this.#aqui(p)
    try {
      this.medidas.mandados += 1
      return await this.#ligacao(dono).pedir(p)
    } catch (e) {
      this.medidas.voltaram += 1
      this.#castigados.set(dono.uid, Date.now() + CASTIGO_MS)
      this.#log.warn({ err: e, no: dono.endereco, reqId: p.reqId }, 'bid is decided here after all')
      return this.#aqui(p)
    }
  }

  /** Null: no other process is known. */
  donoDe(lelUid: string): NoDeLances | null {
    const agora = Date.now()
    const vivos = this.#nos.filter((n) => (this.#castigados.get(n.uid) ?? 0) <= agora)
    const uid = donoDoLote(
      lelUid,
      vivos.map((n) => n.uid),
    )
    return vivos.find((n) => n.uid === uid) ?? null
  }

  async parar(): Promise<void> {
    this.#parada = true
    clearTimeout(this.#timer)
    await this.#batida
    await despedirNo(this.#s.banco.sistema, this.uid).catch((e: unknown) =>
      this.#log.warn({ err: e }, 'could not take leave of the other processes'),
    )
    for (const l of this.#ligacoes.values()) l.fechar()
    await this.#porta.parar()
  }

  #aqui(p: PedidoDoMotor): Promise<RespostaDoMotor> {
    this.medidas.daqui += 1
    return this.#decidir(p)
  }

  #ligacao(no: NoDeLances): LigacaoComNo {
    const ja = this.#ligacoes.get(no.uid)
    if (ja && !ja.morta) return ja
    const nova = new LigacaoComNo(no.endereco, this.#senha)
    this.#ligacoes.set(no.uid, nova)
    return nova
  }

  async #bater(): Promise<void> {
    try {
      const eu = { uid: this.uid, endereco: this.#porta.endereco }
      this.#nos = await anunciarNo(this.#s.banco.sistema, eu)
    } catch (e) {
      // Without the database nothing is decided; the processes known now are as good a guess as any.
      this.#log.warn({ err: e }, 'other processes could not be read')
    }
    for (const [uid, l] of this.#ligacoes) {
      if (this.#nos.some((n) => n.uid === uid)) continue
      l.fechar()
      this.#ligacoes.delete(uid)
      this.#castigados.delete(uid)
    }
  }

  #marcar(): void {
    this.#timer = setTimeout(() => {
      this.#batida = this.#bater().finally(() => {
        if (!this.#parada) this.#marcar()
      })
    }, BATIDA_MS)
  }
}
