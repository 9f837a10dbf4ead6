// One simulated world over the real SQL: the product's processes as they are (engine, rooms, closing clock, robot, sweeps)
// on a real PostgreSQL behind a virtual network, with everything that the quick simulations throw at them. The database
// is a copy of its own, thrown away afterwards.

import { conduzirLeilao } from '@martelo/contracts/pregao/conduzir-leilao.contract.ts'
import { conduzirLote } from '@martelo/contracts/pregao/conduzir-lote.contract.ts'
import type { EstadoLote } from '@martelo/domain/lances/estado-do-lote.ts'
import { clienteDeExemplo, interessado } from '@martelo/domain/lances/exemplos.ts'
import type { PedidoLance } from '@martelo/domain/lances/pedido.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { abrirBanco, type BancoDeDados } from '../../../apps/server/src/core/database/database.ts'
import { Acaso } from '../acaso.ts'
import { comMundo, EPOCA, emNome, instanteDe, novoDono } from '../ambiente.ts'
import { Apostador, type LoteAVenda } from '../apostador.ts'
import { type Desastre, sortearDesastres } from '../desastres.ts'
import { Escalonador } from '../escalonador.ts'
import { Espectador } from '../espectador.ts'
import type { Historia, Interrupcao } from '../historia.ts'
import type { Rodada } from '../puro/mundo-puro.ts'
import { ComitenteSimulado } from './comitente.ts'
import { lerCondicionais, lerIniciais, lerLotesDaHistoria, lerQuedas } from './ler-historia.ts'
import { ClienteVirtual, PoolVirtual } from './ligacoes-virtuais.ts'
import { type Interceptar, PostgresVirtual } from './postgres-virtual.ts'
import { type LeilaoSimulado, type MundoPovoado, povoarSimulacao } from './povoar-simulacao.ts'
import { ProcessoDoBanco } from './processo-do-banco.ts'

export interface OpcoesDoBanco {
  readonly semente: string
  readonly leiloes: number
  readonly intensidade?: number
  /** a copy of the template, made for this run */
  readonly url: string
  readonly interceptar?: (acaso: Acaso) => Interceptar
}

const NOS = 3
const DISPUTA_MS = 16_000
const SOSSEGO_MS = 9_000
/** A lot on the block has half a minute, again with each bid during a call. */
const LIMITE_MS = 300_000

export async function simularNoBanco(o: OpcoesDoBanco): Promise<Rodada> {
  const acaso = new Acaso(o.semente)
  const esc = new Escalonador()
  const servidor = new PostgresVirtual(o.url, esc, acaso.ramo('servidor'))
  await servidor.abrir()
  const banco = abrirBanco(o.url)
  try {
    if (o.interceptar) servidor.interceptar = o.interceptar(acaso.ramo('falha'))
    const mundo = await povoarSimulacao(servidor.admin, acaso.ramo('mundo'), {
      leiloes: o.leiloes,
      clientes: 60,
      disputaMs: DISPUTA_MS,
    })
    const iniciais = await lerIniciais(
      banco,
      mundo.leiloes.flatMap((l) => l.lotes),
    )
    return await comMundo(esc, acaso.ramo('chance'), () =>
      servidor.emVigor({ Pool: PoolVirtual, Client: ClienteVirtual }, () =>
        new MundoDoBanco(o, acaso, esc, servidor, banco, mundo, iniciais).rodar(),
      ),
    )
  } finally {
    await banco.fechar()
    await servidor.fechar()
  }
}

class MundoDoBanco {
  readonly #o: OpcoesDoBanco
  readonly #acaso: Acaso
  readonly #esc: Escalonador
  readonly #servidor: PostgresVirtual
  readonly #banco: BancoDeDados
  readonly #mundo: MundoPovoado
  readonly #iniciais: ReadonlyMap<string, EstadoLote>
  readonly #nos: ProcessoDoBanco[] = []
  readonly #apostadores: Apostador[] = []
  readonly #espectadores: Espectador[] = []
  readonly #interrupcoes: Interrupcao[] = []
  readonly #pausas = new Map<string, Interrupcao[]>()
  #comitente: ComitenteSimulado | null = null
  #foraDoArDesde: number | null = null

  constructor(
    ...[o, acaso, esc, servidor, banco, mundo, iniciais]: [
      OpcoesDoBanco,
      Acaso,
      Escalonador,
      PostgresVirtual,
      BancoDeDados,
      MundoPovoado,
      ReadonlyMap<string, EstadoLote>,
    ]
  ) {
    this.#o = o
    this.#acaso = acaso
    this.#esc = esc
    this.#servidor = servidor
    this.#banco = banco
    this.#mundo = mundo
    this.#iniciais = iniciais
  }

  async rodar(): Promise<Rodada> {
    for (let i = 0; i < NOS; i++) this.#subir(i)
    // Everyone comes when the house is open.
    await this.#esc.rodar(1_500)
    for (const l of this.#mundo.leiloes) this.#chamarGente(l)
    const doComitente = new Acaso(`comitente de ${this.#o.semente}`)
    this.#comitente = new ComitenteSimulado(this.#esc, doComitente, this.#mundo, this.#nos)
    for (const d of sortearDesastres(
      this.#acaso.ramo('desastres'),
      NOS,
      DISPUTA_MS,
      this.#o.intensidade ?? 1,
    ))
      this.#esc.depois(d.quando, () => this.#acontecer(d))
    await this.#esc.rodar(DISPUTA_MS + 6_000)
    while (this.#esc.agora < LIMITE_MS && (await this.#aberto()))
      await this.#esc.rodar(this.#esc.agora + 4_000)
    await this.#esc.rodar(this.#esc.agora + SOSSEGO_MS)
    await this.#vencerCondicionais()
    const historia = await emNome(null, () => this.#historia())
    return {
      historia,
      passos: this.#esc.passos,
      impressao: this.#esc.impressao,
      lances: historia.lotes.reduce((n, l) => n + l.linhas.length, 0),
    }
  }

  /**
   * The deadline of those who have not answered is now: first they answer too late, then the sweep comes. A row that
   * some process locks is left: virtual time stands still while this waits.
   */
  async #vencerCondicionais(): Promise<void> {
    const r = await this.#servidor.admin.query<{ uid: string }>(
      `update lote set condicional_prazo = $1 where id in
         (select id from lote where situacao = 'CONDICIONAL' for no key update skip locked) returning uid`,
      [new Date(instanteDe(this.#esc))],
    )
    this.#comitente?.vencer(r.rows.map((l) => l.uid).toSorted())
    await this.#esc.rodar(this.#esc.agora + 4_000)
    // The scheduler waits for what a step answers, and in virtual time this one needs more steps.
    this.#esc.depois(1, () => {
      const no = this.#nos.find((n) => n.vivo)
      no?.vencerCondicionais().catch(() => undefined)
    })
    await this.#esc.rodar(this.#esc.agora + SOSSEGO_MS)
  }

  async #aberto(): Promise<boolean> {
    const r = await this.#servidor.admin.query<{ situacao: Parameters<typeof recebeLances>[0] }>(
      'select situacao from lote',
    )
    return r.rows.some((l) => recebeLances(l.situacao))
  }

  #subir(i: number): void {
    const acaso = this.#acaso.ramo(`no ${i}`)
    const dono = novoDono(`no-${i}`, acaso, this.#esc.agora)
    this.#nos[i] = new ProcessoDoBanco(dono, this.#o.url, this.#mundo)
    this.#acompanharVolta()
  }

  /** A process that starts is of use only some steps later. */
  #acompanharVolta(): void {
    this.#notarDisponibilidade()
    if (this.#foraDoArDesde !== null) this.#esc.depois(100, () => this.#acompanharVolta())
  }

  #chamarGente(l: LeilaoSimulado): void {
    const acaso = this.#acaso.ramo(`gente ${l.leiId}`)
    const lotes = l.lotes.map((u) => loteAVenda(this.#iniciais.get(u) as EstadoLote, l.online))
    const hotUid = this.#iniciais.get(l.lotes[0] ?? '')?.hotUid ?? ''
    const portas = () => this.#nos
    for (let i = acaso.chance(0.2) ? 2 : 1; i > 0; i--)
      this.#espectadores.push(
        new Espectador(`espectador ${l.leiId}.${i}`, l.leiUid, {
          escalonador: this.#esc,
          acaso: acaso.ramo('espectador'),
          portas,
        }),
      )
    const olhar = (u: string) => {
      const e = this.#espectadores.find((x) => x.estado(u) !== null)?.estado(u)
      return e ? { valor: e.valor, proximo: e.proximo } : null
    }
    for (let i = acaso.inteiro(2, 3); i > 0; i--) {
      const quem = acaso.escolher(this.#mundo.clientes)
      const apelido = i === 1 ? l.apelidos[0] : undefined
      this.#apostadores.push(
        new Apostador(
          {
            escalonador: this.#esc,
            acaso: acaso.ramo(`apostador ${i}`),
            balcoes: portas,
            olhar,
            ate: DISPUTA_MS + 4_000,
            calma: 900,
          },
          lotes,
          apelido ? ['Leiloeiro'] : TIPOS,
          (tipo, valor, chave, alto) =>
            pedidoDe({ ...quem, hotUid }, apelido, this.#mundo.leiloeiro.usuUid, tipo, valor, chave, alto),
        ),
      )
    }
    this.#esc.depois(acaso.entre(2_000, 6_000), () => this.#leiloar(l, acaso))
  }

  /** The auctioneer: stops the room now and then, brings the hammer down where the robot may not. */
  #leiloar(l: LeilaoSimulado, acaso: Acaso): void {
    const no = acaso.escolher(this.#nos)
    this.#esc.depois(acaso.entre(1_500, 5_000), () => this.#leiloar(l, acaso))
    if (!no.vivo) return
    const papel = { ...this.#mundo.leiloeiro, papeis: ['Leiloeiro'] }
    if (acaso.chance(0.04)) void this.#pausar(l, no, papel, acaso).catch(() => undefined)
    else if (!l.online) void this.#baterMartelo(l, no, papel, acaso).catch(() => undefined)
  }

  async #pausar(
    l: LeilaoSimulado,
    no: ProcessoDoBanco,
    papel: { usuId: number; usuUid: string; papeis: string[] },
    acaso: Acaso,
  ): Promise<void> {
    const inicio = instanteDe(this.#esc)
    const agir = (n: ProcessoDoBanco, acao: string, pausada: boolean) =>
      n.chamar(papel, conduzirLeilao.key, {
        params: { leiUid: l.leiUid },
        body: { acao, situacao: 'AO_VIVO', pausada, motivo: 'água' },
      })
    const r = await agir(no, 'pausar', false)
    if (!r.ok) return
    const retomar = (): void => {
      const outro = this.#nos.find((n) => n.vivo)
      const deNovo = (): void => void this.#esc.depois(900, retomar)
      if (outro === undefined) return deNovo()
      agir(outro, 'retomar', true).then((x) => {
        if (x.ok || ('erro' in x && x.erro.error === 'MUDOU'))
          for (const u of l.lotes)
            this.#pausas.set(u, [...(this.#pausas.get(u) ?? []), { inicio, fim: instanteDe(this.#esc) }])
        else deNovo()
      }, deNovo)
      // A node that dies meanwhile never answers.
      this.#esc.depois(12_000, () => {
        if (!outro.vivo) deNovo()
      })
    }
    this.#esc.depois(acaso.entre(1_000, 8_000), retomar)
  }

  async #baterMartelo(
    l: LeilaoSimulado,
    no: ProcessoDoBanco,
    papel: { usuId: number; usuUid: string; papeis: string[] },
    acaso: Acaso,
  ): Promise<void> {
    const { retrato } = await no.retrato(l.leiUid)
    const noBloco = retrato.lotes.find(
      (x) => x.estado.situacao === 'DOULHE_DUAS' || x.estado.situacao === 'AO_VIVO',
    )?.estado
    if (noBloco === undefined) return
    const acao =
      noBloco.situacao === 'DOULHE_DUAS'
        ? acaso.escolher(['bater', 'bater', 'desfazer'])
        : acaso.chance(0.1)
          ? 'renovarTempo'
          : null
    if (acao === null || (this.#esc.agora > DISPUTA_MS * 4 && acao !== 'bater')) return
    await no.chamar(papel, conduzirLote.key, {
      params: { leiUid: l.leiUid, lelUid: noBloco.lelUid },
      body: {
        acao,
        situacao: noBloco.situacao,
        valor: noBloco.valor,
        ...(acao === 'desfazer' ? { motivo: 'mão levantada' } : {}),
      },
    })
  }

  async #acontecer(d: Desastre): Promise<void> {
    const no = this.#nos[d.no]
    if (no === undefined) return
    const ate = this.#esc.agora + d.dura
    const { dono } = no
    if (d.tipo === 'morte') await this.#matar(d.no, d.dura)
    else if (d.tipo === 'parada') dono.paradoAte = Math.max(dono.paradoAte, ate)
    else if (d.tipo === 'rede') {
      this.#servidor.cortados.set(dono.nome, ate)
      await this.#servidor.perderTodas((x) => x === dono)
    } else if (d.tipo === 'banco') {
      this.#servidor.foraAte = Math.max(this.#servidor.foraAte, ate)
      await this.#servidor.perderTodas(() => true)
    } else if (d.tipo === 'barramento') {
      this.#servidor.surdos.set(dono.nome, ate)
      for (const o of Array.from(this.#servidor.ouvintes)) if (o.dono === dono) o.cair()
    } else if (d.tipo === 'relogio') dono.desvio += this.#acaso.entre(-60_000, 60_000)
    else for (const e of this.#espectadores) if (this.#acaso.chance(0.5)) e.cair()
    this.#esc.depois(d.dura + 1, () => this.#acompanharVolta())
    this.#notarDisponibilidade()
  }

  async #matar(i: number, dura: number): Promise<void> {
    const no = this.#nos[i]
    if (!no?.dono.vivo) return
    no.dono.vivo = false
    for (const e of this.#espectadores)
      if (e.porta === no) this.#esc.depois(this.#acaso.entre(1, 50), () => e.cair())
    // The server notices by the closed connections, a moment later.
    this.#esc.depois(this.#acaso.entre(0, 60), () => this.#servidor.perderTodas((d) => d === no.dono))
    this.#esc.depois(dura, () => this.#subir(i))
  }

  #notarDisponibilidade(): void {
    const alguem = this.#nos.some(
      (n) => n.vivo && n.dono.paradoAte <= this.#esc.agora && this.#servidor.alcanca(n.dono),
    )
    if (!alguem) this.#foraDoArDesde ??= instanteDe(this.#esc)
    else if (this.#foraDoArDesde !== null) {
      // The first start of all is no outage: no process ran before.
      if (this.#foraDoArDesde > EPOCA)
        this.#interrupcoes.push({ inicio: this.#foraDoArDesde, fim: instanteDe(this.#esc) })
      this.#foraDoArDesde = null
    }
  }

  async #historia(): Promise<Historia> {
    const lotes = await lerLotesDaHistoria(this.#banco, this.#iniciais, (u) => this.#pausas.get(u) ?? [])
    return {
      origem: `banco, semente ${this.#o.semente}`,
      lotes,
      condicionais: await lerCondicionais(this.#banco, this.#mundo.hotId),
      ditos: this.#comitente?.ditos ?? [],
      pedidos: this.#apostadores.flatMap((a) => a.historia()),
      espectadores: this.#espectadores.map((e) => e.historia()),
      quedas: await lerQuedas(this.#banco),
      interrupcoes: this.#interrupcoes,
      limites: Object.fromEntries(
        this.#mundo.clientes.flatMap((c) => (c.limite === null ? [] : [[c.cliUid, c.limite]])),
      ),
      fim: instanteDe(this.#esc),
      tolerancia: 2_500,
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
  quem: { cliUid: string; apelido: string; hotUid: string },
  apelido: LeilaoSimulado['apelidos'][number] | undefined,
  usuUid: string,
  ...[tipo, valor, chave, alto]: [PedidoLance['tipo'], number | null, string, boolean]
): PedidoLance {
  const comum = { hotUid: quem.hotUid, chave, confirmarValorAlto: alto }
  if (tipo === 'Leiloeiro')
    return {
      ...comum,
      tipo,
      valor: valor ?? 0,
      quem: {
        tipo: 'apelido',
        apeUid: apelido?.uid ?? '',
        apelido: apelido?.nome ?? '',
        usuUid,
        emDefesa: false,
      },
    }
  const cliente = { ...interessado(quem.apelido), ...clienteDeExemplo(quem.apelido), cliUid: quem.cliUid }
  if (tipo === 'Configuração Automática') return { ...comum, tipo, valor, quem: cliente }
  return { ...comum, tipo, valor: valor ?? 0, quem: cliente }
}
