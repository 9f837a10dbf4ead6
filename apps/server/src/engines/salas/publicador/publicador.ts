// Broadcasts lots that changed, after the commit: frames of one auction merged within TIQUE_MS, then notices (outbid,
// ceiling fired), cards, and `aoMudar` (the search index). State comes from the tables, new bids from this
// process's engine or the log; each bid is listed once (docs/decisions/031-one-statement-for-many-lots.md). Refuses: a
// frame for sealed acts alone; bids beyond the state shown with them; waiting: a room for another, a bidder's answer
// for a room.
import { setTimeout as esperar } from 'node:timers/promises'
import { TIQUE_MS } from '@martelo/contracts/core/frames.ts'
import {
  type AvisoDeLote,
  type LoteSelecionadoAtualizado,
  TIQUE_DOS_CARTOES_MS,
} from '@martelo/contracts/lances/lances.events.ts'
import type { Contado, NovoQuadro } from '../quadros.ts'
import type { Servicos } from '../../../core/servicos.ts'
import type { LinhaDeLance, LoteDecidido, Transitou } from '../../lances/port.ts'
import { daEquipe, type LoteDaSala, lerLotesParaContar } from './estado-publico.sql.ts'
import { type LanceDaSala, lerLancesApos, montarLance } from './lances-da-sala.sql.ts'
import { Pessoas } from './pessoas.ts'
import { type Corrida, Recentes } from './recentes.ts'

type ServicosDaSala = Pick<Servicos, 'banco' | 'tempoReal' | 'log'>

const POR_QUADRO = 200
const RESTRITOS = ['comitente', 'equipe', 'leiloeiro'] as const
const ESPERA_APOS_FALHA_MS = 250

/** What there is to tell about one lot. */
interface Novidade {
  readonly lote: LoteDaSala
  /** new bids, in the order of the log */
  readonly lances: readonly LanceDaSala[]
  /** the bid before them, which may have been outbid meanwhile */
  readonly anterior: LanceDaSala | null
  readonly transicoes: readonly Transitou[]
  readonly contado: Contado
}

export class Publicador {
  readonly #s: ServicosDaSala
  /** lots to tell about, with the transitions that they made */
  readonly #sujos = new Map<number, Transitou[]>()
  readonly #recentes = new Recentes()
  readonly #pessoas: Pessoas
  /** told or not: the answer never came */
  readonly #incertas = new Map<number, Novidade>()
  readonly #cartoes = new Map<number, LoteDaSala>()
  #emCurso: Promise<void> | null = null
  #ultimo = 0
  #parado = false
  #timerDosCartoes: ReturnType<typeof setTimeout> | undefined
  readonly #ouvintes = new Set<(lelIds: readonly number[]) => void>()

  constructor(s: ServicosDaSala) {
    this.#s = s
    this.#pessoas = new Pessoas(s.banco.sistema)
  }

  /** Calls `fn` with the lots that changed, in the process where they changed, at most every TIQUE_DOS_CARTOES_MS. */
  aoMudar(fn: (lelIds: readonly number[]) => void): () => void {
    this.#ouvintes.add(fn)
    return () => this.#ouvintes.delete(fn)
  }

  /** These lots changed (bids, values, clocks); `decididos`: what the engine here has written of it. */
  mudaram(lelIds: readonly number[], decididos: readonly LoteDecidido[] = []): void {
    for (const d of decididos) this.#recentes.anotar(d)
    for (const id of lelIds) if (!this.#sujos.has(id)) this.#sujos.set(id, [])
    this.#agendar()
  }

  /** These lots moved through their states. */
  transitaram(transicoes: readonly Transitou[]): void {
    for (const t of transicoes) this.#sujos.set(t.lelId, [...(this.#sujos.get(t.lelId) ?? []), t])
    this.#agendar()
  }

  /** A frame for the room of an auction that is about no single lot. */
  async anunciar(leilao: { id: number; uid: string; hotId: number }, quadro: NovoQuadro): Promise<void> {
    await this.#s.tempoReal.publicar(leilao, [quadro])
  }

  /** Resolves when everything named so far has been told. */
  async emDia(): Promise<void> {
    while (this.#emCurso !== null) await this.#emCurso
    if (this.#timerDosCartoes === undefined) return
    clearTimeout(this.#timerDosCartoes)
    this.#despejarCartoes()
  }

  async parar(): Promise<void> {
    await this.emDia()
    this.#parado = true
  }

  #agendar(): void {
    if (this.#emCurso !== null || this.#sujos.size === 0 || this.#parado) return
    this.#emCurso = this.#rodada().finally(() => {
      this.#emCurso = null
      this.#agendar()
    })
  }

  async #rodada(): Promise<void> {
    const espera = this.#ultimo + TIQUE_MS / 2 - performance.now()
    if (espera > 0) await esperar(espera)
    this.#ultimo = performance.now()
    const pedidos = new Map(this.#sujos)
    this.#sujos.clear()
    try {
      await this.#publicar(pedidos)
    } catch (e) {
      this.#s.log.error({ err: e, lotes: pedidos.size }, 'room could not be told yet')
      for (const [id, t] of pedidos) this.#deNovo(id, t)
      await esperar(ESPERA_APOS_FALHA_MS)
    }
  }

  #deNovo(lelId: number, transicoes: readonly Transitou[]): void {
    this.#sujos.set(lelId, [...transicoes, ...(this.#sujos.get(lelId) ?? [])])
  }

  async #publicar(pedidos: ReadonlyMap<number, readonly Transitou[]>): Promise<void> {
    const lotes = await lerLotesParaContar(this.#s.banco.poolSistema, [...pedidos.keys()])
    const novidades = await this.#reunir(lotes, pedidos)
    let falhou = false
    for (const daSala of Map.groupBy(novidades, (n) => n.lote.leiId).values()) {
      try {
        await this.#contar(daSala)
      } catch (e) {
        falhou = true
        this.#s.log.error({ err: e, lotes: daSala.length }, 'room could not be told yet')
        for (const n of daSala) {
          this.#incertas.set(n.lote.lelId, comAnterior(this.#incertas.get(n.lote.lelId), n))
          this.#deNovo(n.lote.lelId, n.transicoes)
        }
      }
    }
    this.#timerDosCartoes ??= setTimeout(() => this.#despejarCartoes(), TIQUE_DOS_CARTOES_MS)
    if (falhou) await esperar(ESPERA_APOS_FALHA_MS)
  }

  /** Tells one room about its lots. */
  async #contar(daSala: readonly Novidade[]): Promise<void> {
    const { leiId: id, leiUid: uid, hotId } = (daSala[0] as Novidade).lote
    const fora = await this.#s.tempoReal.publicar({ id, uid, hotId }, daSala.flatMap(quadrosDoLote))
    for (const n of daSala) {
      if (fora.has(n.lote.lelId)) this.#deNovo(n.lote.lelId, n.transicoes)
      else this.#depois(n)
    }
  }

  /** What follows when a lot has been told. */
  #depois(n: Novidade): void {
    const { lote, contado, lances, anterior } = n
    const { lelId } = lote
    const incerta = this.#incertas.get(lelId)
    this.#incertas.delete(lelId)
    if (incerta && valeu(incerta, lote)) avisarPessoas(this.#s, { ...incerta, lote })
    if (contado.ate !== null) this.#recentes.dito(lelId, contado.ate, lances.at(-1) ?? anterior)
    this.#cartoes.set(lelId, lote)
    avisarPessoas(this.#s, n)
  }

  /** What is new on each lot: bids from memory where the run is whole, else from the log. */
  async #reunir(
    lotes: readonly LoteDaSala[],
    pedidos: ReadonlyMap<number, readonly Transitou[]>,
  ): Promise<Novidade[]> {
    const { sistema } = this.#s.banco
    const comLances = lotes.filter((l) => l.lanceSeq > l.salaSeq)
    const corridas = new Map<number, Corrida>()
    for (const l of comLances) {
      const c = this.#recentes.corrida(l.lelId, l.salaSeq, l.lanceSeq)
      if (c !== null) corridas.set(l.lelId, c)
    }
    const porLer = comLances.filter((l) => !corridas.has(l.lelId))
    const [lidos] = await Promise.all([
      lerLancesApos(
        sistema,
        porLer.map((l) => ({ lelId: l.lelId, seq: l.salaSeq })),
      ),
      this.#pessoas.conhecer([...corridas.values()].flatMap((c) => c.linhas)),
    ])
    const doLog = Map.groupBy(lidos, (b) => b.lelId)
    const novidades: Novidade[] = []
    for (const lote of lotes) {
      const { lelId, salaSeq, lanceSeq, estado } = lote
      const transicoes = pedidos.get(lelId) ?? []
      const corrida = corridas.get(lelId)
      // The log is read after the state: what came in between is told with the state that it made.
      const log = (doLog.get(lelId) ?? []).filter((b) => b.seq <= lanceSeq)
      const lances = corrida
        ? corrida.linhas.flatMap((l) => (l.numero === null ? [] : [this.#montar(lote, l, l.numero)]))
        : log.filter((b) => b.seq > salaSeq)
      if (lanceSeq <= salaSeq) this.#recentes.dito(lelId, salaSeq, undefined)
      // All of it has been told already, by another process, or by us, who did not hear that it stood; or what came is
      // sealed, and no room is told of it.
      if (lances.length === 0 && transicoes.length === 0 && lote.salaVersao >= estado.versao) {
        const contado = { lelId, versao: estado.versao, apos: null, ate: null }
        if (this.#incertas.has(lelId)) this.#depois({ lote, lances, anterior: null, transicoes, contado })
        continue
      }
      const comLinhas = lanceSeq > salaSeq
      novidades.push({
        lote,
        transicoes,
        lances,
        anterior: corrida ? corrida.anterior : (log.findLast((b) => b.seq <= salaSeq) ?? null),
        contado: {
          lelId,
          versao: estado.versao,
          apos: comLinhas ? salaSeq : null,
          ate: comLinhas ? (corrida?.ate ?? lanceSeq) : null,
        },
      })
    }
    return novidades
  }

  #montar(lote: LoteDaSala, l: LinhaDeLance, numero: number): LanceDaSala {
    const { uid, apelido, cidade } = this.#pessoas.de(l)
    return montarLance({
      lelId: lote.lelId,
      lelUid: lote.estado.lelUid,
      seq: l.seq,
      numero,
      valor: l.valor,
      tipo: l.tipo as LanceDaSala['equipe']['tipo'],
      data: new Date(l.instante),
      cliUid: l.apeId === null ? uid : null,
      apeUid: l.apeId === null ? null : uid,
      apelido,
      cidade,
      dadoPor: this.#pessoas.dadoPor(l),
    })
  }

  #despejarCartoes(): void {
    this.#timerDosCartoes = undefined
    const mudados = [...this.#cartoes.values()]
    this.#cartoes.clear()
    for (const l of mudados)
      this.#s.tempoReal.avisar(`site:${l.hotId}`, 'lote-selecionado-atualizado', cartao(l))
    for (const fn of this.#ouvintes) fn(mudados.map((l) => l.lelId))
  }
}

/** Its bids stood after all: they are not among those that are new on the lot as it is now. */
const valeu = ({ contado }: Novidade, agora: LoteDaSala): boolean =>
  contado.ate !== null && contado.ate <= agora.salaSeq

/** What is uncertain about a lot when a second publication fails behind the first. */
function comAnterior(antes: Novidade | undefined, n: Novidade): Novidade {
  if (antes === undefined || !valeu(antes, n.lote)) return n
  const contado = { ...n.contado, ate: n.contado.ate ?? antes.contado.ate }
  return { ...n, contado, lances: [...antes.lances, ...n.lances], anterior: antes.anterior }
}

/** Frames of one lot: its bids (in runs), else its transitions, else only its state. */
function quadrosDoLote({ lote, lances, transicoes, contado: doLote }: Novidade): NovoQuadro[] {
  const { estado, restrito } = lote
  const paraEquipe = daEquipe(lote)
  const lelUid = estado.lelUid
  const quadros: NovoQuadro[] = []
  for (let i = 0; i < lances.length; i += POR_QUADRO) {
    const parte = lances.slice(i, i + POR_QUADRO)
    const daCasa = { lances: parte.map((b) => b.equipe), restrito: paraEquipe }
    quadros.push({
      evento: 'lance-aceito',
      para: ['publico', 'participantes', ...RESTRITOS],
      dados: { lelUid, lances: parte.map((b) => b.publico), estado },
      porPublico: { comitente: { restrito }, equipe: daCasa, leiloeiro: 'equipe' },
      doLote,
    })
  }
  for (const t of transicoes) {
    const daCasa = { restrito: paraEquipe, motivo: t.motivo }
    quadros.push({
      evento: 'lote-transitou',
      para: ['publico', 'participantes', ...RESTRITOS],
      dados: { lelUid, evento: t.evento, de: t.de, para: t.para, estado },
      porPublico: { comitente: { restrito }, equipe: daCasa, leiloeiro: 'equipe' },
      doLote,
    })
  }
  if (quadros.length > 0) return quadros
  return [
    {
      evento: 'lote-atualizado',
      para: ['publico', 'participantes', ...RESTRITOS],
      dados: { lelUid, estado },
      porPublico: { comitente: { restrito }, equipe: { restrito: paraEquipe }, leiloeiro: 'equipe' },
      doLote,
    },
  ]
}

export function avisoDoLote(l: LoteDaSala): AvisoDeLote {
  const { lelUid, numero, nome, valor, proximo } = l.estado
  return { lelUid, leiUid: l.leiUid, numero, nome, valor, proximo }
}

/** Everyone who led since the last frame and leads no more, and everyone whose ceiling has just bid. */
function avisarPessoas(s: ServicosDaSala, { lote, lances, anterior }: Novidade): void {
  const lider = lote.liderCliUid
  const superados = new Set<string>()
  for (const b of anterior === null ? lances : [anterior, ...lances])
    if (b.cliUid !== null && b.cliUid !== lider) superados.add(b.cliUid)
  if (lances.length > 0)
    for (const cliUid of superados) s.tempoReal.avisar(`cliente:${cliUid}`, 'superado', avisoDoLote(lote))
  for (const b of lances)
    if (b.equipe.tipo === 'Automático' && b.cliUid !== null && b.cliUid === lider)
      s.tempoReal.avisar(`cliente:${b.cliUid}`, 'automatico-disparado', {
        ...avisoDoLote(lote),
        valorDoAutomatico: b.publico.valor,
      })
}

function cartao(l: LoteDaSala): LoteSelecionadoAtualizado {
  const { lelUid, valor, valorVendido, minimo, quantidade, dataFim, situacao, praca } = l.estado
  return {
    lelUid,
    valor,
    minimo,
    quantidade,
    dataFim,
    situacao,
    ...(valorVendido !== undefined && { valorVendido }),
    ...(praca && { praca: praca.rotulo }),
  }
}
