// The outage rule: when no bid was possible for more than five seconds, every lot that was running, or ended meanwhile,
// gets the lost time back plus a minute, the rooms say so, and `queda` records it. Each process that takes bids writes
// one row of `batimento` every second; a beat that finds the last one stale is the return: under the row's lock exactly
// one process gives the time back, before it beats. Closing asks for a fresh beat in its own statement, so nothing
// closes in between. Nothing of it is kept in memory.
import { compensarQueda, QUEDA_TOLERADA_MS } from '@martelo/domain/pregao/relogio.ts'
import { emPregao, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { sql } from 'kysely'
import type { Banco, Tx } from '../../../core/database/database.ts'
import { ENCERRA_POR_TEMPO, type NovoQuadro, type Publicador } from '../../salas/port.ts'
import { marcarAnunciada, type QuedaPorAnunciar, segurarQueda } from './quedas-por-anunciar.sql.ts'

export const INTERVALO_DO_BATIMENTO_MS = 1000
/** An older beat means that no bid was possible: the same five seconds as the rule's. */
export const VALIDADE_DO_BATIMENTO_MS = QUEDA_TOLERADA_MS

interface LoteCorrendo {
  id: number
  uid: string
  hotId: number
  leiId: number
  leiUid: string
  situacao: SituacaoLote
  dataInicio: Date | null
  dataFim: Date | null
  relogioFim: Date | null
}

export interface QuedaCompensada {
  readonly inicio: number
  readonly fim: number
  readonly lotes: readonly { readonly lote: LoteCorrendo; readonly de: number; readonly para: number }[]
}

/** One beat. Answers the outage that it ended and compensated, or null. */
export async function bater(db: Banco): Promise<QuedaCompensada | null> {
  const r = await sql`update batimento set quando = clock_timestamp()
    where nome = 'lances' and quando > clock_timestamp() - make_interval(secs => ${VALIDADE_DO_BATIMENTO_MS / 1000}) returning 1`.execute(
    db,
  )
  if (r.rows.length > 0) return null
  return db.transaction().execute(compensar)
}

async function compensar(tx: Tx): Promise<QuedaCompensada | null> {
  await sql`insert into batimento (nome, quando) values ('lances', clock_timestamp()) on conflict do nothing`.execute(
    tx,
  )
  const r = await sql<{
    quando: Date
  }>`select quando from batimento where nome = 'lances' for update`.execute(tx)
  const agora = (await sql<{ t: Date }>`select clock_timestamp() as t`.execute(tx)).rows[0]?.t.getTime() ?? 0
  const inicio = r.rows[0]?.quando.getTime() ?? agora
  await sql`update batimento set quando = clock_timestamp() where nome = 'lances'`.execute(tx)
  // Another process was first, or this is the very first start.
  if (agora - inicio <= QUEDA_TOLERADA_MS) return null
  const correndo = await lerCorrendo(tx)
  const fins = compensarQueda(correndo.map(paraORelogio), inicio, agora)
  const lotes = fins.flatMap((f) => {
    const lote = correndo.find((l) => l.uid === f.lelUid)
    return lote ? [{ lote, de: f.de, para: f.para }] : []
  })
  await sql`insert into queda (inicio, fim, lotes) values (${new Date(inicio)}, ${new Date(agora)}, ${JSON.stringify(fins)}::jsonb)`.execute(
    tx,
  )
  await adiar(tx, lotes)
  return { inicio, fim: agora, lotes }
}

/** An end that is noted was noted while the beat was fresh: nothing is given back to it, also when it is not yet written. */
async function lerCorrendo(tx: Tx): Promise<LoteCorrendo[]> {
  const r = await sql<LoteCorrendo>`
    select l.id, l.uid, l.hot_id, l.lei_id, a.uid as lei_uid, l.situacao, l.data_inicio, l.data_fim, l.relogio_fim
    from lote l join leilao a on a.id = l.lei_id
    where a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and a.pausado_at is null
      and ((l.situacao in ('LIBERADO_LEILAO', 'REPASSE') and ${sql.raw(ENCERRA_POR_TEMPO)}) or l.relogio_fim is not null)
      and not (l.situacao = 'LIBERADO_LEILAO' and l.encerrado_at is not null)
    order by l.id for no key update of l`.execute(tx)
  return r.rows
}

const fimDe = (l: LoteCorrendo): Date | null => (emPregao(l.situacao) ? l.relogioFim : l.dataFim)

function paraORelogio(l: LoteCorrendo) {
  return {
    lelUid: l.uid,
    recebeLances: recebeLances(l.situacao),
    dataInicio: l.dataInicio?.getTime() ?? null,
    dataFim: fimDe(l)?.getTime() ?? null,
  }
}

async function adiar(tx: Tx, lotes: QuedaCompensada['lotes']): Promise<void> {
  if (lotes.length === 0) return
  await sql`update lote l set
      data_fim = case when v.pregao then l.data_fim else v.fim end, relogio_fim = case when v.pregao then v.fim else l.relogio_fim end,
      chamada_at = case when v.pregao and l.chamada_at is not null then clock_timestamp() else l.chamada_at end,
      tempo_devolvido_ms = l.tempo_devolvido_ms + v.ms
    from unnest(${lotes.map((x) => x.lote.id)}::int[], ${lotes.map((x) => new Date(x.para))}::timestamptz[],
      ${lotes.map((x) => emPregao(x.lote.situacao))}::boolean[], ${lotes.map((x) => x.para - x.de)}::bigint[]) as v(id, fim, pregao, ms)
    where l.id = v.id`.execute(tx)
  await sql`insert into auditoria (hot_id, entidade, entidade_uid, acao, antes, depois, motivo)
    select x.hot, 'lote', x.uid, 'devolverTempo', jsonb_build_object('fim', x.de), jsonb_build_object('fim', x.para), 'Interrupção do sistema'
    from unnest(${lotes.map((x) => x.lote.hotId)}::int[], ${lotes.map((x) => x.lote.uid)}::text[],
      ${lotes.map((x) => new Date(x.de))}::timestamptz[], ${lotes.map((x) => new Date(x.para))}::timestamptz[]) as x(hot, uid, de, para)`.execute(
    tx,
  )
}

/**
 * Announces it in every room that it touched, also one compensated by a process that died before it could say so.
 * Idempotent, called after a return and repeatedly by every process: the row stores whether it was announced.
 */
export async function anunciarQuedas(db: Banco, publicador: Publicador): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const queda = await segurarQueda(tx)
    if (queda === null) return
    for (const sala of queda.salas)
      await publicador.anunciar(
        { id: sala.leiId, uid: sala.leiUid, hotId: sala.hotId },
        quadroDaQueda(queda, sala),
      )
    await marcarAnunciada(tx, queda.id)
  })
}

function quadroDaQueda(queda: QuedaPorAnunciar, sala: QuedaPorAnunciar['salas'][number]): NovoQuadro {
  const parado = Math.round((queda.fim.getTime() - queda.inicio.getTime()) / 1000)
  const devolvidos = Math.round(sala.devolvidosMs / 1000)
  return {
    evento: 'interrupcao-compensada',
    para: ['publico', 'participantes', 'comitente', 'equipe', 'leiloeiro'],
    dados: {
      segundosParado: parado,
      segundosDevolvidos: devolvidos,
      lotes: sala.lotes,
      mensagem: `O sistema ficou fora do ar por ${porExtenso(parado)}. Todos os encerramentos foram adiados em ${porExtenso(devolvidos)}.`,
    },
  }
}

function porExtenso(segundos: number): string {
  if (segundos < 120) return `${segundos} segundos`
  const minutos = Math.round(segundos / 60)
  return minutos < 120 ? `${minutos} minutos` : `${Math.round(minutos / 60)} horas`
}
