// Tells the world about lots that changed, after the commit. Everything it says is read from the tables: the engine
// and the transitions only name the lots. So nothing is lost with the memory of a process, and the reconciler repeats
// by the same way what a crash left unsaid (lots whose versao is above sala_versao).
//
// Frames of one auction are merged within TIQUE_MS. After them come the notices (outbid, ceiling fired), the cards and
// whoever registered an interest (`aoMudarLotes`: the search index).
// How one could get it wrong: to mark a lot as published before its frames are stored; to hold a bidder's answer back
// until the room has been told.
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

export interface Publicador {
  /** these lots changed (bids, values, clocks) */
  mudaram(lelIds: readonly number[]): void
  /** these lots moved through their states */
  transitaram(transicoes: readonly Transitou[]): void
  /** a frame for the room of an auction that is about no single lot */
  anunciar(leilao: { id: number; uid: string; hotId: number }, quadro: NovoQuadro): Promise<void>
  /** resolves when everything named so far has been told */
  emDia(): Promise<void>
  parar(): Promise<void>
}

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

const publicadores = new WeakMap<ServicosDaSala, Publicador>()
/** The one publisher of this process (of these services). */
export function publicadorDe(s: ServicosDaSala): Publicador {
  const ja = publicadores.get(s)
  if (ja) return ja
  const novo = criarPublicador(s)
  publicadores.set(s, novo)
  return novo
}

export function criarPublicador(s: ServicosDaSala): Publicador {
  const sujos = new Map<number, Transitou[]>()
  const ditos = new Map<number, { versao: number; seq: number }>()
  const cartoes = new Map<number, LoteDaSala>()
  let marcar = new Map<number, { versao: number; seq: number }>()
  let emCurso: Promise<void> | null = null
  let ultimo = 0
  let parado = false
  let cartoesTimer: ReturnType<typeof setTimeout> | undefined

  const agendar = (): void => {
    if (emCurso !== null || sujos.size === 0 || parado) return
    emCurso = (async () => {
      const espera = ultimo + TIQUE_MS / 2 - performance.now()
      if (espera > 0) await new Promise((r) => setTimeout(r, espera))
      ultimo = performance.now()
      const lote = new Map(sujos)
      sujos.clear()
      try {
        await publicar(lote)
      } catch (e) {
        s.log.error({ err: e, lotes: lote.size }, 'room could not be told yet')
        for (const [id, t] of lote) sujos.set(id, [...t, ...(sujos.get(id) ?? [])])
        await new Promise((r) => setTimeout(r, ESPERA_APOS_FALHA_MS))
      }
    })().finally(() => {
      emCurso = null
      agendar()
    })
  }

  const publicar = async (pedidos: ReadonlyMap<number, readonly Transitou[]>): Promise<void> => {
    const lotes = await lerLotesDaSala(s.banco.sistema, [...pedidos.keys()])
    const seqs = lotes.map((l) => ({
      lelId: l.lelId,
      seq: Math.max(l.salaSeq, ditos.get(l.lelId)?.seq ?? 0),
    }))
    const comLances = seqs.filter((x, i) => (lotes[i]?.lanceSeq ?? 0) > x.seq)
    const lances = Map.groupBy(await lerLancesApos(s.banco.sistema, comLances), (b) => b.lelId)
    const avisos: (() => void)[] = []
    for (const [leiId, daSala] of Map.groupBy(lotes, (l) => l.leiId)) {
      const quadros: NovoQuadro[] = []
      for (const l of daSala) {
        const desde = seqs.find((x) => x.lelId === l.lelId)?.seq ?? 0
        const doLote = lances.get(l.lelId) ?? []
        quadros.push(
          ...quadrosDoLote(
            l,
            doLote.filter((b) => b.publico.seq > desde),
            pedidos.get(l.lelId) ?? [],
          ),
        )
        avisos.push(() => avisarPessoas(s, l, doLote, desde))
      }
      const primeiro = daSala[0]
      if (primeiro)
        await s.tempoReal.publicar({ id: leiId, uid: primeiro.leiUid, hotId: primeiro.hotId }, quadros)
    }
    for (const l of lotes) {
      const dito = { versao: l.estado.versao, seq: l.lanceSeq }
      ditos.set(l.lelId, dito)
      marcar.set(l.lelId, dito)
      cartoes.set(l.lelId, l)
    }
    if (ditos.size > 50_000) ditos.clear()
    for (const avisar of avisos) avisar()
    cartoesTimer ??= setTimeout(() => void despejarCartoes(), TIQUE_DOS_CARTOES_MS)
  }

  const despejarCartoes = async (): Promise<void> => {
    cartoesTimer = undefined
    const mudados = [...cartoes.values()]
    cartoes.clear()
    for (const l of mudados) s.tempoReal.avisar(`site:${l.hotId}`, 'lote-selecionado-atualizado', cartao(l))
    for (const fn of ouvintes) fn(mudados.map((l) => l.lelId))
    const agora = marcar
    marcar = new Map()
    await marcarPublicados(s, agora).catch((e: unknown) => {
      // Left unmarked they are told once more by the reconciler: twice is harmless, never is not.
      s.log.warn({ err: e, lotes: agora.size }, 'published lots could not be marked')
    })
  }

  return {
    mudaram(lelIds) {
      for (const id of lelIds) if (!sujos.has(id)) sujos.set(id, [])
      agendar()
    },
    transitaram(transicoes) {
      for (const t of transicoes) sujos.set(t.lelId, [...(sujos.get(t.lelId) ?? []), t])
      agendar()
    },
    anunciar: (leilao, quadro) => s.tempoReal.publicar(leilao, [quadro]),
    async emDia() {
      while (emCurso !== null) await emCurso
      if (cartoesTimer === undefined) return
      clearTimeout(cartoesTimer)
      await despejarCartoes()
    },
    async parar() {
      await this.emDia()
      parado = true
    },
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
  if (!lances.some((b) => b.publico.seq > desde)) return
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
async function marcarPublicados(
  s: ServicosDaSala,
  ditos: ReadonlyMap<number, { versao: number; seq: number }>,
): Promise<void> {
  const lista = [...ditos]
  await s.banco.poolSistema.query({
    name: 'marcar-publicados',
    text: `with v as (select * from unnest($1::int[], $2::bigint[], $3::int[]) as v(id, versao, seq)),
        k as (select l.id from lote l join v on v.id = l.id where l.sala_versao < v.versao order by l.id for update of l skip locked)
      update lote l set sala_versao = v.versao, sala_seq = greatest(l.sala_seq, v.seq) from v, k where k.id = l.id and v.id = l.id`,
    values: [lista.map(([id]) => id), lista.map(([, d]) => d.versao), lista.map(([, d]) => d.seq)],
  })
}
