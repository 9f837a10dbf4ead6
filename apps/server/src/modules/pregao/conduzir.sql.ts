// The auction's row as its conductor needs it. `travar` locks it until the transaction ends: people and the robot act
// on one room one after the other, and locks go from the auction to its lots, never back.
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import type { EventoLote } from '@martelo/domain/lotes/states.ts'
import { MARTELOS } from '@martelo/domain/pregao/acoes-da-sala.ts'
import { type Kysely, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { DB } from '../../core/database/schema.gen.ts'

/** More people than ever bid on one lot; a limit so that one act never writes without end. */
const AVISADOS_POR_LOTE = 1_000

export interface SalaParaConduzir {
  readonly leiId: number
  readonly leiUid: string
  readonly hotId: number
  readonly nome: string
  readonly situacao: SituacaoLeilao
  readonly conducao: 'robo' | 'leiloeiro' | 'misto'
  readonly data: Date
  readonly pausadoAt: Date | null
  readonly ultimoFimAt: Date | null
  readonly intervaloEntreLotesSegundos: number
  readonly conferirDia: boolean
  readonly liberacaoDiaMotivo: string | null
  /** in maintenance: visitors are kept out */
  readonly casaFechada: boolean
  readonly cidade: string
  readonly uf: string
  /** the database's clock, epoch ms */
  readonly agora: number
}

const COLUNAS = sql`a.id as lei_id, a.uid as lei_uid, a.hot_id, a.nome, a.situacao, a.conducao, a.data, a.pausado_at, a.ultimo_fim_at,
  a.intervalo_entre_lotes_segundos, a.conferir_dia, a.liberacao_dia_motivo,
  exists (select from hotsite h where h.id = a.hot_id and h.manutencao_fecha_at <= clock_timestamp()) as casa_fechada, r.cidade, r.uf, clock_timestamp() as agora_at`

export async function lerSalaParaConduzir(
  db: Kysely<DB>,
  hotId: number,
  leiUid: string,
): Promise<SalaParaConduzir | null> {
  const r = await sql<Omit<SalaParaConduzir, 'agora'> & { agoraAt: Date }>`
    select ${COLUNAS} from leilao a join local_realizacao r on r.id = a.lrl_id where a.uid = ${leiUid} and a.hot_id = ${hotId}`.execute(
    db,
  )
  const l = r.rows[0]
  return l === undefined ? null : { ...l, agora: l.agoraAt.getTime() }
}

/** Locks the auction first, alone; what is read after it is what the one before us committed. */
export async function travarSala(tx: Tx, hotId: number, leiUid: string): Promise<SalaParaConduzir | null> {
  await sql`select 1 from leilao where uid = ${leiUid} and hot_id = ${hotId} for no key update`.execute(tx)
  return lerSalaParaConduzir(tx, hotId, leiUid)
}

export interface LoteNaConducao {
  readonly id: number
  readonly uid: string
  readonly numero: string
  readonly nome: string
  readonly situacao: SituacaoLote
  readonly finalizacaoManual: boolean
  readonly lanceValor: number | null
  readonly valorComitente: number
  readonly condicional: boolean
  readonly liderApelido: boolean
  readonly emDefesa: boolean
  readonly validacaoDivergente: boolean
  readonly relogioFim: Date | null
  readonly relogioRestanteMs: number | null
  readonly chamadaAt: Date | null
  readonly chamadaDecorridaMs: number | null
}

const LOTE = sql`select l.id, l.uid, l.numero, l.nome, l.situacao, l.finalizacao_manual, l.lance_valor, coalesce(l.valor_comitente, 0) as valor_comitente,
    (l.condicional or a.condicional or v.inibir_venda) as condicional, (l.lance_ape_id is not null and l.lance_cli_id is null) as lider_apelido,
    l.lance_em_defesa as em_defesa, coalesce(c.documento_situacao = 'Divergente', false) as validacao_divergente,
    l.relogio_fim, l.relogio_restante_ms, l.chamada_at, l.chamada_decorrida_ms
  from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id left join cliente c on c.id = l.lance_cli_id`

/** Lots of an auction that are in one of these states, by position. */
export async function lotesEm(
  db: Kysely<DB>,
  leiId: number,
  situacoes: readonly SituacaoLote[],
): Promise<LoteNaConducao[]> {
  const r = await sql<LoteNaConducao>`${LOTE}
    where l.lei_id = ${leiId} and l.situacao = any(${[...situacoes]}::text[]) order by l.posicao_leilao, l.id`.execute(
    db,
  )
  return r.rows
}

/** Locks one published lot of this auction and reads it; null when there is none. */
export async function travarLoteDaSala(
  tx: Tx,
  leiId: number,
  lelUid: string,
): Promise<LoteNaConducao | null> {
  await sql`select 1 from lote where uid = ${lelUid} and lei_id = ${leiId} for no key update`.execute(tx)
  const r =
    await sql<LoteNaConducao>`${LOTE} where l.uid = ${lelUid} and l.lei_id = ${leiId} and l.situacao <> 'CADASTRADO'`.execute(
      tx,
    )
  return r.rows[0] ?? null
}

export interface AtoFeito {
  readonly hotId: number
  readonly leiId: number
  readonly lelId: number | null
  readonly acao: string
  readonly antes: object
  readonly depois: object
  readonly usuId: number | null
}

/** What was done in the room, so that it can be read later and the last call undone. */
export async function registrarAto(tx: Tx, a: AtoFeito): Promise<void> {
  await sql`insert into pregao_acao (hot_id, lei_id, lel_id, acao, antes, depois, usu_id)
    values (${a.hotId}, ${a.leiId}, ${a.lelId}, ${a.acao}, ${JSON.stringify(a.antes)}::jsonb, ${JSON.stringify(a.depois)}::jsonb, ${a.usuId})`.execute(
    tx,
  )
}

/** Marks the newest standing act of these kinds on a lot as undone. */
export async function desfazerAto(
  tx: Tx,
  lelId: number,
  acoes: readonly EventoLote[],
  motivo: string,
): Promise<void> {
  await sql`update pregao_acao set desfeita_at = clock_timestamp(), desfeita_motivo = ${motivo}
    where id = (select max(id) from pregao_acao where lel_id = ${lelId} and acao = any(${[...acoes]}::text[]) and desfeita_at is null)`.execute(
    tx,
  )
}

/** Whether a lot stands as the last act of its room, a hammer, left it, and its consignor has not answered. */
export async function marteloDePe(tx: Tx, leiId: number, lelId: number): Promise<boolean> {
  const r = await sql<{ acao: string }>`
    select x.acao from pregao_acao x join lote l on l.id = x.lel_id
    where x.id = (select max(id) from pregao_acao where lei_id = ${leiId} and lel_id = ${lelId})
      and x.acao = any(${[...MARTELOS]}::text[]) and x.desfeita_at is null and x.depois->>'situacao' = l.situacao
      and (l.situacao <> 'CONDICIONAL' or l.condicional_resposta is null)`.execute(tx)
  return r.rows.length > 0
}

/** The clients whose bids on a lot count, newest bids first. */
export async function quemDeuLance(tx: Tx, lelId: number): Promise<number[]> {
  const r = await sql<{ cliId: number }>`
    select cli_id from lance where lel_id = ${lelId} and cli_id is not null and situacao <> 'cancelado'
    group by cli_id order by max(seq) desc limit ${AVISADOS_POR_LOTE}`.execute(tx)
  return r.rows.map((l) => l.cliId)
}

/** The lot on the block, and when the last one ended, follow from what just happened to a lot. */
export async function acompanharBloco(tx: Tx, leiId: number, saiuDoBloco: boolean): Promise<void> {
  await sql`update leilao a set
      lote_atual_id = (select id from lote where lei_id = a.id and situacao in ('AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS') order by situacao_at limit 1),
      ultimo_fim_at = case when ${saiuDoBloco} then clock_timestamp() else a.ultimo_fim_at end
    where a.id = ${leiId}`.execute(tx)
}
