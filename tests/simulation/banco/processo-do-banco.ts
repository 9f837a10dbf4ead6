// One simulated process of the product: its own connections, bus, rooms, engine, closing clock, heartbeat, robot and
// sweeps, started by the product's own functions, in a simulated process's name. Nothing of it is replaced.
import { salaDoLeilao } from '@martelo/contracts/pregao/sala-do-leilao.contract.ts'
import type { PedidoLance } from '@martelo/domain/lances/pedido.ts'
import pino from 'pino'
import { abrirBloqueios } from '../../../apps/server/src/core/auth/bloqueios.ts'
import { lerConfig } from '../../../apps/server/src/core/config.ts'
import { abrirBanco } from '../../../apps/server/src/core/database/database.ts'
import { criarCorreio } from '../../../apps/server/src/core/avisos/avisar.ts'
import { montarCtx } from '../../../apps/server/src/core/http/aplicacao.ts'
import type { Sessao as SessaoWeb } from '../../../apps/server/src/core/http/contexto.ts'
import { executar, type Resultado } from '../../../apps/server/src/core/http/executar.ts'
import { tratadores } from '../../../apps/server/src/core/http/handle.ts'
import { abrirBarramento } from '../../../apps/server/src/core/bus/barramento.ts'
import { criarTempoReal } from '../../../apps/server/src/engines/salas/tempo-real.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import { criarHotsites } from '../../../apps/server/src/core/tenant/hotsites.ts'
import { abrirCondicional } from '../../../apps/server/src/modules/condicionais/abrir-condicional.ts'
import '../../../apps/server/src/modules/condicionais/responder-condicional.handler.ts'
import '../../../apps/server/src/modules/condicionais/responder-novo-valor.handler.ts'
import { emNomeDoSistema } from '../../../apps/server/src/modules/condicionais/em-nome-da-regra.ts'
import { vencerCondicionais } from '../../../apps/server/src/modules/condicionais/vencer-condicionais.job.ts'
import type { RespostaDoMotor } from '../../../apps/server/src/engines/lances/motor/pedidos.ts'
import { Lances } from '../../../apps/server/src/engines/lances/lances.ts'
import { Publicador } from '../../../apps/server/src/engines/salas/publicador/publicador.ts'
import { iniciarPregao } from '../../../apps/server/src/modules/pregao/robo-das-salas.part.ts'
import '../../../apps/server/src/modules/pregao/conduzir-leilao.handler.ts'
import '../../../apps/server/src/modules/pregao/conduzir-lote.handler.ts'
import '../../../apps/server/src/modules/pregao/sala-do-leilao.handler.ts'
import type { RetratoDaSala } from '../../../apps/web/src/parts/pregao/sala.ts'
import { type Dono, emNome } from '../ambiente.ts'
import type { Balcao, RespostaDoNo } from '../apostador.ts'
import { type Porta, PUBLICO } from '../espectador.ts'
import type { MundoPovoado } from './povoar-simulacao.ts'

/** A lot as its consignor looks at it: with a bid before the hammer, or conditional. */
export interface LoteDoComitente {
  readonly lelId: number
  readonly lelUid: string
  readonly situacao: string
  readonly lance: number | null
  readonly etapa: string | null
  readonly novoValor: number | null
  readonly replica: number | null
  readonly cliId: number | null
}

const CONFIG = { ...lerConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), porta: 0 }
const log = pino({ level: process.env.SIMULACAO_LOG ?? 'silent' })

export class ProcessoDoBanco implements Balcao, Porta {
  readonly dono: Dono
  readonly #mundo: MundoPovoado
  #servicos: Servicos | null = null

  constructor(dono: Dono, url: string, mundo: MundoPovoado) {
    this.dono = dono
    this.#mundo = mundo
    emNome(dono, () => {
      const tentar = (): void => {
        // A process that finds no database at its start is restarted by its supervisor.
        this.#iniciar(url).catch((e: unknown) => {
          log.warn({ err: e }, 'start failed')
          setTimeout(tentar, 700)
        })
      }
      tentar()
    })
  }

  async #iniciar(url: string): Promise<void> {
    const banco = abrirBanco(url, { app: 4, sistema: 5 })
    let recomecar = (): void => undefined
    const barramento = await abrirBarramento(banco, log, () => recomecar())
    const tempoReal = criarTempoReal(banco, barramento, log)
    recomecar = () => tempoReal.recomecar()
    const hotsites = criarHotsites(banco, 'localhost')
    const publicador = new Publicador({ banco, tempoReal, log })
    const servicos = {
      config: CONFIG,
      log,
      banco,
      barramento,
      bloqueios: await abrirBloqueios(banco, barramento, log),
      tempoReal,
      hotsites,
      publicador,
      lances: new Lances({ banco, log, hotsites, barramento, publicador }),
      correio: criarCorreio({
        origemDaCasa: () => Promise.resolve('http://casa.localhost'),
        segredo: Buffer.alloc(32),
      }),
    } as unknown as Servicos
    await servicos.lances.iniciar()
    await iniciarPregao(servicos)
    this.#servicos = servicos
    await servicos.lances.bater()
  }

  get nome(): string {
    return this.dono.nome
  }
  get vivo(): boolean {
    return this.dono.vivo && this.#servicos !== null
  }
  get #s(): Servicos {
    if (this.#servicos === null) throw new Error('this process has not started')
    return this.#servicos
  }

  readonly pedir: Balcao['pedir'] = (lelUid, pedido) =>
    emNome(this.dono, async () => paraAHistoria(await this.#s.lances.pedir(this.#paraOMotor(lelUid, pedido))))

  #paraOMotor(lelUid: string, p: PedidoLance): Parameters<Lances['pedir']>[0] {
    const { hotId, clientes, leiloes, leiloeiro } = this.#mundo
    const comum = { lelUid, hotId, ip: null, chave: p.chave, confirmarValorAlto: p.confirmarValorAlto }
    if (p.tipo === 'Leiloeiro') {
      const { apeUid } = p.quem
      const apelido = leiloes.flatMap((l) => l.apelidos).find((a) => a.uid === apeUid)
      if (apelido === undefined) throw new Error(`no nickname ${apeUid}`)
      return { ...comum, ...leiloeiro, tipo: p.tipo, valor: p.valor, apelido, emDefesa: p.quem.emDefesa }
    }
    const { cliUid } = p.quem
    const cliente = clientes.find((c) => c.cliUid === cliUid)
    if (cliente === undefined) throw new Error(`no client ${cliUid}`)
    return { ...comum, tipo: p.tipo, valor: p.valor, usuId: cliente.usuId, cliId: cliente.cliId }
  }

  async entrar(...[c, sala, versao]: Parameters<Porta['entrar']>): Promise<void> {
    const leilao = this.#mundo.leiloes.find((l) => sala === `leilao:${l.leiUid}`)
    await emNome(this.dono, () => this.#s.tempoReal.entrar(c, sala, PUBLICO, leilao?.leiId ?? null, versao))
  }
  sair(...[c, sala]: Parameters<Porta['sair']>): void {
    if (this.#servicos !== null) emNome(this.dono, () => this.#s.tempoReal.sair(c, sala))
  }

  retrato(leiUid: string): ReturnType<Porta['retrato']> {
    return emNome(this.dono, async () => {
      const r = await this.chamar(null, salaDoLeilao.key, { params: { leiUid } })
      if (!r.ok || !('valor' in r)) throw new Error('no snapshot')
      const seqs = await this.#s.banco.poolSistema.query<{ uid: string; seq: number }>(
        'select l.uid, l.lance_seq as seq from lote l join leilao a on a.id = l.lei_id where a.uid = $1',
        [leiUid],
      )
      return { retrato: r.valor as RetratoDaSala, ate: new Map(seqs.rows.map((l) => [l.uid, l.seq])) }
    })
  }

  lotesDoComitente(): Promise<LoteDoComitente[]> {
    return emNome(this.dono, async () => {
      const r = await this.#s.banco.poolSistema.query<LoteDoComitente>(
        `select id as "lelId", uid as "lelUid", situacao, lance_valor as lance, condicional_situacao as etapa,
          condicional_novo_valor as "novoValor", condicional_replica_valor as replica, lance_cli_id as "cliId"
         from lote where situacao = 'CONDICIONAL' or (lance_valor is not null
           and situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS')) order by id`,
      )
      return r.rows
    })
  }
  /** The jobs of the queue that matter here, done by this process. */
  abrirCondicional(lelId: number): Promise<unknown> {
    return emNome(this.dono, async () => {
      const quem = await emNomeDoSistema(this.#s, this.#mundo.hotId, 'simulacao')
      return quem && abrirCondicional(this.#s, quem, lelId)
    })
  }
  vencerCondicionais(): Promise<unknown> {
    return emNome(this.dono, () => vencerCondicionais(this.#s))
  }

  /** One call of the product, as this person. */
  chamar(
    quem: { usuId: number; usuUid: string; cliId?: number; cliUid?: string; papeis: string[] } | null,
    chave: string,
    entrada: object,
  ): Promise<Resultado> {
    return emNome(this.dono, async () => {
      const hotsite = await this.#s.hotsites.porId(this.#mundo.hotId)
      const tratador = tratadores.get(chave)
      if (hotsite === null || tratador === undefined) throw new Error(`no ${chave}`)
      const sessao =
        quem === null
          ? null
          : ({
              cliId: null,
              cliUid: null,
              ...quem,
              nome: '',
              hotId: hotsite.id,
              familia: '',
              fim: Date.now() + 900_000,
            } as SessaoWeb)
      const ctx = montarCtx(this.#s, {
        hotsite,
        sessao,
        ip: '127.0.0.1',
        agente: 'simulacao',
        https: false,
        origem: 'http://simulada.localhost',
        cookieDeRenovacao: null,
        rastreio: null,
        origemTrafego: null,
        log,
        reqId: 'simulacao',
        agora: Date.now(),
      })
      return executar(tratador, ctx, { params: {}, query: {}, body: {}, ...entrada }, false)
    })
  }
}

/** The engine's answer as the history keeps it. */
export function paraAHistoria(r: RespostaDoMotor): RespostaDoNo {
  if (r.tipo === 'nao-decidido') return null
  const aceito = r.tipo === 'aceito'
  return {
    tipo: r.tipo,
    codigo: aceito ? null : r.recusa.codigo,
    seq: aceito ? r.seq : null,
    valor: aceito ? r.valor : null,
    instante: aceito ? r.instante : null,
    recibo: aceito ? r.recibo : null,
    precoDepois: r.lote.valor,
    proximo: r.lote.proximo,
    inteira: emOrdem(r),
  }
}

/** JSON with its fields in one order: an answer that was stored and read again has them in another. */
export const emOrdem = (v: unknown): string =>
  JSON.stringify(v, (_k, x: unknown) =>
    x !== null && typeof x === 'object' && !Array.isArray(x)
      ? Object.fromEntries(Object.entries(x).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : x,
  )
