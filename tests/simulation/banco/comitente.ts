// The consignor of a simulated world and, where he asks for a new value, the client who answers him: during the auction and
// after the hammer, sometimes twice at once, over whichever process lives, and once more when the deadline is over. He
// keeps what he said and whether it was taken.
import { responderCondicional } from '@martelo/contracts/condicionais/responder-condicional.contract.ts'
import { responderNovoValor } from '@martelo/contracts/condicionais/responder-novo-valor.contract.ts'
import type { Acaso } from '../acaso.ts'
import { instanteDe } from '../ambiente.ts'
import type { Escalonador } from '../escalonador.ts'
import type { DitoDaCondicional } from '../historia.ts'
import type { MundoPovoado } from './povoar-simulacao.ts'
import type { LoteDoComitente, ProcessoDoBanco } from './processo-do-banco.ts'

/** Lots that he looks at each time. */
const POR_VEZ = 6

export class ComitenteSimulado {
  readonly ditos: DitoDaCondicional[] = []
  readonly #esc: Escalonador
  readonly #acaso: Acaso
  readonly #mundo: MundoPovoado
  readonly #nos: readonly ProcessoDoBanco[]
  #vencidos: ReadonlySet<string> | null = null

  constructor(esc: Escalonador, acaso: Acaso, mundo: MundoPovoado, nos: readonly ProcessoDoBanco[]) {
    this.#esc = esc
    this.#acaso = acaso
    this.#mundo = mundo
    this.#nos = nos
    esc.depois(acaso.entre(3_000, 5_000), () => this.#vez())
  }

  /** From now on these are late: everyone whose turn it was says something all the same. */
  vencer(lelUids: readonly string[]): void {
    this.#vencidos = new Set(lelUids)
    for (let i = 0; i < 3; i++)
      this.#esc.depois(this.#acaso.entre(0, 2_000), () => this.#olhar(lelUids.length))
  }

  #vez(): void {
    this.#esc.depois(this.#acaso.entre(500, 1_500), () => this.#vez())
    if (this.#vencidos === null) this.#olhar(POR_VEZ)
  }

  #algum(): ProcessoDoBanco | null {
    const vivos = this.#nos.filter((n) => n.vivo)
    return vivos.length === 0 ? null : this.#acaso.escolher(vivos)
  }

  #olhar(quantos: number): void {
    const no = this.#algum()
    no?.lotesDoComitente().then(
      (lotes) => {
        for (let i = 0; i < quantos && lotes.length > 0; i++) this.#tratar(no, this.#acaso.escolher(lotes))
      },
      () => undefined,
    )
  }

  #tratar(no: ProcessoDoBanco, l: LoteDoComitente): void {
    if (l.situacao !== 'CONDICIONAL') {
      if (this.#acaso.chance(0.25)) this.#comitente(l, l.lance)
      return
    }
    // The job of the outbox, at least once.
    if (this.#vencidos === null) no.abrirCondicional(l.lelId).catch(() => undefined)
    // Some he leaves until it is too late.
    if (this.#vencidos === null && l.lelId % 4 === 0) return
    const vezes = this.#acaso.chance(0.3) ? 2 : 1
    for (let i = 0; i < vezes; i++) {
      if (l.etapa === 'AGUARDANDO_CLIENTE' && this.#acaso.chance(0.85)) this.#cliente(l)
      else this.#comitente(l, l.etapa === 'REPLICA_DO_CLIENTE' ? l.replica : l.lance)
    }
  }

  #comitente(l: LoteDoComitente, sobre: number | null): void {
    const resposta = this.#acaso.escolher(['Liberada', 'Recusada', 'Novo valor', 'Novo valor'] as const)
    const valor = resposta === 'Novo valor' ? (l.lance ?? 100_00) + this.#acaso.inteiro(0, 20) * 100_00 : null
    const dito = { quem: 'comitente', etapa: l.etapa, resposta, valor: valor ?? sobre } as const
    this.#dizer(l, dito, (no) =>
      no.chamar({ ...this.#mundo.comitente, papeis: ['Comitente'] }, responderCondicional.key, {
        params: { lelUid: l.lelUid },
        body: { resposta, valor, sobre },
      }),
    )
  }

  #cliente(l: LoteDoComitente): void {
    const quem = this.#mundo.clientes.find((c) => c.cliId === l.cliId)
    const { novoValor, lance } = l
    if (quem === undefined || novoValor === null || lance === null) return
    const resposta = this.#acaso.escolher(['aceitar', 'aceitar', 'recusar', 'contraproposta'] as const)
    const valor =
      resposta === 'contraproposta' ? this.#acaso.inteiro(lance / 100, novoValor / 100) * 100 : null
    const dito = { quem: 'cliente', etapa: l.etapa, resposta, valor: valor ?? novoValor } as const
    this.#dizer(l, dito, (no) =>
      no.chamar({ ...quem, papeis: ['Clientes'] }, responderNovoValor.key, {
        params: { lelUid: l.lelUid },
        body: { resposta, valor, novoValor },
      }),
    )
  }

  #dizer(
    { lelUid, situacao }: LoteDoComitente,
    dito: Pick<DitoDaCondicional, 'quem' | 'etapa' | 'resposta' | 'valor'>,
    falar: (no: ProcessoDoBanco) => ReturnType<ProcessoDoBanco['chamar']>,
  ): void {
    const tarde = this.#vencidos?.has(lelUid) === true
    this.#esc.depois(this.#acaso.demora(20, 900), () => {
      const no = this.#algum()
      if (no === null) return
      const aberto: { -readonly [K in keyof DitoDaCondicional]: DitoDaCondicional[K] } = {
        ...dito,
        lelUid,
        tarde,
        depoisDoMartelo: situacao === 'CONDICIONAL',
        quando: instanteDe(this.#esc),
        aceito: null,
      }
      this.ditos.push(aberto)
      falar(no).then(
        (r) => {
          aberto.aceito = r.ok
        },
        () => undefined,
      )
    })
  }
}
