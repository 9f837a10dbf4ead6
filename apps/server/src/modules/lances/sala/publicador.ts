// Tells the world about lots that changed, after the commit. Everything it says is read from the tables: the engine
// and the transitions only name the lots. So nothing is lost with the memory of a process, and the reconciler repeats
// by the same way what a crash left unsaid (lots whose versao is above sala_versao).
//
// Frames of one auction are merged within TIQUE_MS. After them come the notices (outbid, ceiling fired), the cards and
// whoever registered an interest (`aoMudarLotes`: the search index).
// How one could get it wrong: to mark a lot as published before its frames are stored; to hold a bidder's answer back
// until the room has been told.
import { setTimeout as esperar } from 'node:timers/promises'
import { TIQUE_MS } from '@martelo/contracts/core/frames.ts'
import {
  type AvisoDeLote,
  type LoteSelecionadoAtualizado,
  TIQUE_DOS_CARTOES_MS,
} from '@martelo/contracts/lances/lances.events.ts'
import type { NovoQuadro } from '../../../core/realtime/tempo-real.ts'
import type { Servicos } from '../../../core/servicos.ts'
import type { Transitou } from '../transicao/transitar-lote.ts'
import { type LoteDaSala, lerLotesDaSala } from './estado-publico.sql.ts'
import { type LanceDaSala, lerLancesApos } from './lances-da-sala.sql.ts'

export type ServicosDaSala = Pick<Servicos, 'banco' | 'tempoReal' | 'log'>

const ouvintes = new Set<(lelIds: readonly number[]) => void>()
/** Calls `fn` with the lots that changed, in the process where they changed, at most every TIQUE_DOS_CARTOES_MS. */
export function aoMudarLotes(fn: (lelIds: readonly number[]) => void): () => void {
  ouvintes.add(fn)
  return () => ouvintes.delete(fn)
}

const POR_QUADRO = 200
const RESTRITOS = ['comitente', 'equipe', 'leiloeiro'] as const
const DA_CASA = ['equipe', 'leiloeiro'] as const
const ESPERA_APOS_FALHA_MS = 250

const LOTES_LEMBRADOS = 50_000

const publicadores = new WeakMap<object, Publicador>()
/** The one publisher of this process (of these rooms). */
export function publicadorDe(s: ServicosDaSala): Publicador {
  const ja = publicadores.get(s.tempoReal)
  if (ja) return ja
  const novo = new Publicador(s)
  publicadores.set(s.tempoReal, novo)
  return novo
}

interface Dito {
  readonly versao: number
  readonly seq: number
}

export class Publicador {
  readonly #s: ServicosDaSala
  /** lots to tell about, with the transitions that they made */
  readonly #sujos = new Map<number, Transitou[]>()
  /** what this process has told: the mark in the table comes later */
  readonly #ditos = new Map<number, Dito>()
  readonly #cartoes = new Map<number, LoteDaSala>()
  #marcar = new Map<number, Dito>()
  #emCurso: Promise<void> | null = null
  #ultimo = 0
  #parado = false
  #timerDosCartoes: ReturnType<typeof setTimeout> | undefined

  constructor(s: ServicosDaSala) {
    this.#s = s
  }

  /** These lots changed (bids, values, clocks). */
  mudaram(lelIds: readonly number[]): void {
    for (const id of lelIds) if (!this.#sujos.has(id)) this.#sujos.set(id, [])
    this.#agendar()
  }

  /** These lots moved through their states. */
  transitaram(transicoes: readonly Transitou[]): void {
    for (const t of transicoes) this.#sujos.set(t.lelId, [...(this.#sujos.get(t.lelId) ?? []), t])
    this.#agendar()
  }

  /** A frame for the room of an auction that is about no single lot. */
  anunciar(leilao: { id: number; uid: string; hotId: number }, quadro: NovoQuadro): Promise<void> {
    return this.#s.tempoReal.publicar(leilao, [quadro])
  }

  /** Resolves when everything named so far has been told. */
  async emDia(): Promise<void> {
    while (this.#emCurso !== null) await this.#emCurso
    if (this.#timerDosCartoes === undefined) return
    clearTimeout(this.#timerDosCartoes)
    await this.#despejarCartoes()
  }

  async parar(): Promise<void> {
    await this.emDia()
    this.#parado = true
    publicadores.delete(this.#s.tempoReal)
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
      for (const [id, t] of pedidos) this.#sujos.set(id, [...t, ...(this.#sujos.get(id) ?? [])])
      await esperar(ESPERA_APOS_FALHA_MS)
    }
  }

  async #publicar(pedidos: ReadonlyMap<number, readonly Transitou[]>): Promise<void> {
    const { banco, tempoReal } = this.#s
    const lotes = await lerLotesDaSala(banco.sistema, [...pedidos.keys()])
    const desde = new Map(
      lotes.map((l) => [l.lelId, Math.max(l.salaSeq, this.#ditos.get(l.lelId)?.seq ?? 0)] as const),
    )
    const comLances = lotes.filter((l) => l.lanceSeq > (desde.get(l.lelId) ?? 0))
    const apos = comLances.map((l) => ({ lelId: l.lelId, seq: desde.get(l.lelId) ?? 0 }))
    const lances = Map.groupBy(await lerLancesApos(banco.sistema, apos), (b) => b.lelId)
    const novosDe = (l: LoteDaSala) =>
      (lances.get(l.lelId) ?? []).filter((b) => b.publico.seq > (desde.get(l.lelId) ?? 0))
    for (const [id, daSala] of Map.groupBy(lotes, (l) => l.leiId)) {
      const { leiUid: uid, hotId } = daSala[0] as LoteDaSala
      const quadros = daSala.flatMap((l) => quadrosDoLote(l, novosDe(l), pedidos.get(l.lelId) ?? []))
      await tempoReal.publicar({ id, uid, hotId }, quadros)
    }
    this.#lembrar(lotes)
    for (const l of comLances) avisarPessoas(this.#s, l, lances.get(l.lelId) ?? [], desde.get(l.lelId) ?? 0)
    this.#timerDosCartoes ??= setTimeout(() => void this.#despejarCartoes(), TIQUE_DOS_CARTOES_MS)
  }

  #lembrar(lotes: readonly LoteDaSala[]): void {
    if (this.#ditos.size > LOTES_LEMBRADOS) this.#ditos.clear()
    for (const l of lotes) {
      const dito = { versao: l.estado.versao, seq: l.lanceSeq }
      this.#ditos.set(l.lelId, dito)
      this.#marcar.set(l.lelId, dito)
      this.#cartoes.set(l.lelId, l)
    }
  }

  async #despejarCartoes(): Promise<void> {
    this.#timerDosCartoes = undefined
    const mudados = [...this.#cartoes.values()]
    this.#cartoes.clear()
    for (const l of mudados)
      this.#s.tempoReal.avisar(`site:${l.hotId}`, 'lote-selecionado-atualizado', cartao(l))
    for (const fn of ouvintes) fn(mudados.map((l) => l.lelId))
    const ditos = this.#marcar
    this.#marcar = new Map()
    await marcarPublicados(this.#s, ditos).catch((e: unknown) => {
      // Left unmarked they are told once more by the reconciler: twice is harmless, never is not.
      this.#s.log.warn({ err: e, lotes: ditos.size }, 'published lots could not be marked')
    })
  }
}

/** Frames of one lot: its bids (in runs), else its transitions, else only its state. */
function quadrosDoLote(
  l: LoteDaSala,
  lances: readonly LanceDaSala[],
  transicoes: readonly Transitou[],
): NovoQuadro[] {
  const { estado, restrito } = l
  const lelUid = estado.lelUid
  const quadros: NovoQuadro[] = []
  for (let i = 0; i < lances.length; i += POR_QUADRO) {
    const parte = lances.slice(i, i + POR_QUADRO)
    const daCasa = { lances: parte.map((b) => b.equipe), restrito }
    quadros.push({
      evento: 'lance-aceito',
      para: ['publico', 'participantes', ...RESTRITOS],
      dados: { lelUid, lances: parte.map((b) => b.publico), estado },
      porPublico: { comitente: { restrito }, equipe: daCasa, leiloeiro: daCasa },
    })
  }
  for (const t of transicoes) {
    const daCasa = { restrito, motivo: t.motivo }
    quadros.push({
      evento: 'lote-transitou',
      para: ['publico', 'participantes', ...RESTRITOS],
      dados: { lelUid, evento: t.evento, de: t.de, para: t.para, estado },
      porPublico: { comitente: { restrito }, ...Object.fromEntries(DA_CASA.map((p) => [p, daCasa])) },
    })
  }
  if (quadros.length > 0) return quadros
  return [
    {
      evento: 'lote-atualizado',
      para: ['publico', 'participantes', ...RESTRITOS],
      dados: { lelUid, estado },
      porPublico: Object.fromEntries(RESTRITOS.map((p) => [p, { restrito }])),
    },
  ]
}

export function avisoDoLote(l: LoteDaSala): AvisoDeLote {
  const { lelUid, numero, nome, valor, proximo } = l.estado
  return { lelUid, leiUid: l.leiUid, numero, nome, valor, proximo }
}

/** Everybody who led since the last frame and leads no more, and everybody whose ceiling has just bid. */
function avisarPessoas(
  s: ServicosDaSala,
  l: LoteDaSala,
  lances: readonly LanceDaSala[],
  desde: number,
): void {
  const superados = new Set(
    lances.flatMap((b) => (b.cliUid === null || b.cliUid === l.liderCliUid ? [] : [b.cliUid])),
  )
  for (const cliUid of superados) s.tempoReal.avisar(`cliente:${cliUid}`, 'superado', avisoDoLote(l))
  for (const b of lances)
    if (
      b.equipe.tipo === 'Automático' &&
      b.publico.seq > desde &&
      b.cliUid !== null &&
      b.cliUid === l.liderCliUid
    )
      s.tempoReal.avisar(`cliente:${b.cliUid}`, 'automatico-disparado', {
        ...avisoDoLote(l),
        valorDoAutomatico: b.publico.valor,
      })
}

function cartao(l: LoteDaSala): LoteSelecionadoAtualizado {
  const { lelUid, valor, quantidade, dataFim, situacao } = l.estado
  return { lelUid, valor, quantidade, dataFim, situacao }
}

/** Never waits for a lot that is being bid on: what is locked now is marked with its next frame. */
async function marcarPublicados(s: ServicosDaSala, ditos: ReadonlyMap<number, Dito>): Promise<void> {
  const lista = [...ditos]
  await s.banco.poolSistema.query({
    name: 'marcar-publicados',
    text: `with v as (select * from unnest($1::int[], $2::bigint[], $3::int[]) as v(id, versao, seq)),
        k as (select l.id from lote l join v on v.id = l.id where l.sala_versao < v.versao order by l.id for update of l skip locked)
      update lote l set sala_versao = v.versao, sala_seq = greatest(l.sala_seq, v.seq) from v, k where k.id = l.id and v.id = l.id`,
    values: [lista.map(([id]) => id), lista.map(([, d]) => d.versao), lista.map(([, d]) => d.seq)],
  })
}
