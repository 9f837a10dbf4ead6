// Statements of court auctions: the case, the lots' rounds, declared rights and offers in instalments.
import type { Indice } from '@martelo/domain/judicial/mora-da-parcela.ts'
import type { Fundamento, SituacaoDaPreferencia } from '@martelo/domain/judicial/preferencia.ts'
import type { Praca } from '@martelo/domain/judicial/pracas.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import { CLIENTE_IMPEDIDO } from '../../core/database/cliente-impedido.ts'
import type { Tx } from '../../core/database/database.ts'

export interface Processo {
  leiId: number
  processo: string
  vara: string
  comarca: string
  exequente: string | null
  executado: string | null
  primeiraInicio: Date
  segundaInicio: Date
  segundaFim: Date
  segundaPorcentagem: number
  fixadaPeloJuiz: boolean
  aceitaParcelamento: boolean
  entradaMinima: number
  parcelasMaximas: number
  preferenciaHoras: number
  indice: Indice
  versao: number
}

export interface LeilaoDoProcesso {
  id: number
  uid: string
  situacao: SituacaoLeilao
  data: Date
  temLance: boolean
}

export async function leilaoDoProcesso(
  tx: Tx,
  hotId: number,
  uid: string,
  travar = false,
): Promise<LeilaoDoProcesso | null> {
  if (travar)
    await sql`select from leilao where uid = ${uid} and hot_id = ${hotId} for no key update`.execute(tx)
  const r = await sql<LeilaoDoProcesso>`
    select a.id, a.uid, a.situacao, a.data,
      exists (select from lote l where l.lei_id = a.id and l.lance_valor is not null) as tem_lance
    from leilao a where a.uid = ${uid} and a.hot_id = ${hotId}`.execute(tx)
  return r.rows[0] ?? null
}

export async function lerProcesso(tx: Tx, hotId: number, leiId: number): Promise<Processo | null> {
  const r = await sql<Processo>`
    select lei_id, processo, vara, comarca, exequente, executado, primeira_inicio, segunda_inicio, segunda_fim,
      segunda_porcentagem::float8 as segunda_porcentagem, fixada_pelo_juiz, aceita_parcelamento, entrada_minima, parcelas_maximas,
      preferencia_horas, indice, versao
    from leilao_judicial where lei_id = ${leiId} and hot_id = ${hotId}`.execute(tx)
  return r.rows[0] ?? null
}

export type ProcessoEscrito = Omit<Processo, 'leiId' | 'versao'>

export async function gravarProcesso(
  tx: Tx,
  hotId: number,
  leiId: number,
  p: ProcessoEscrito,
  usuId: number,
): Promise<number> {
  const colunas = { ...p, updatedBy: usuId, updatedAt: sql<Date>`clock_timestamp()` }
  const r = await tx
    .insertInto('leilaoJudicial')
    .values({ leiId, hotId, ...colunas })
    .onConflict((o) => o.column('leiId').doUpdateSet({ ...colunas, versao: sql`leilao_judicial.versao + 1` }))
    .returning('versao')
    .executeTakeFirstOrThrow()
  return r.versao
}

export interface LoteJudicial {
  id: number
  uid: string
  leiId: number
  leiUid: string
  numero: string
  nome: string
  situacao: SituacaoLote
  situacaoLeilao: SituacaoLeilao
  posicao: number
  minimo: number
  lance: number | null
  lanceCliId: number | null
  encerradoAt: Date | null
  avaliacao: number | null
  onus: string | null
  praca: Praca
  edicao: number
}

/** Lots of an auction, or one, published or not. */
export async function lotesJudiciais(
  tx: Tx,
  hotId: number,
  qual: { readonly leiId: number } | { readonly lelUid: string },
): Promise<LoteJudicial[]> {
  const so = 'leiId' in qual ? sql`l.lei_id = ${qual.leiId}` : sql`l.uid = ${qual.lelUid}`
  const r = await sql<LoteJudicial>`
    select l.id, l.uid, l.lei_id, a.uid as lei_uid, l.numero, l.nome, l.situacao, a.situacao as situacao_leilao, l.posicao_leilao as posicao, l.minimo,
      l.lance_valor as lance, l.lance_cli_id, l.encerrado_at, j.avaliacao, j.onus, coalesce(j.praca, 1) as praca, l.edicao
    from lote l join leilao a on a.id = l.lei_id left join lote_judicial j on j.lel_id = l.id
    where l.hot_id = ${hotId} and ${so} order by l.posicao_leilao, l.id limit 2000`.execute(tx)
  return r.rows
}

export async function gravarAvaliacaoJudicial(
  tx: Tx,
  hotId: number,
  lelId: number,
  d: { readonly avaliacao: number; readonly onus: string | null },
): Promise<void> {
  await sql`insert into lote_judicial (lel_id, hot_id, avaliacao, onus) values (${lelId}, ${hotId}, ${d.avaliacao}, ${d.onus})
    on conflict (lel_id) do update set avaliacao = excluded.avaliacao, onus = excluded.onus`.execute(tx)
}

export async function marcarSegundaPraca(tx: Tx, hotId: number, lelId: number): Promise<void> {
  await sql`update lote_judicial set praca = 2, segunda_aberta_at = clock_timestamp()
    where lel_id = ${lelId} and hot_id = ${hotId}`.execute(tx)
}

/**
 * Until when the lots last that are in the second round, and what lies between two ends. Locks it for this transaction: two
 * processes would give two lots the same end.
 */
export async function andamentoDaSegunda(
  tx: Tx,
  hotId: number,
  leiId: number,
): Promise<{ ultimoFim: number | null; intervaloSegundos: number }> {
  await sql`select pg_advisory_xact_lock(hashtext('segunda-praca'), ${leiId})`.execute(tx)
  const r = await sql<{ ultimoFim: Date | null; intervaloSegundos: number }>`
    select e.intervalo_entre_lotes_segundos as intervalo_segundos,
      (select max(l.data_fim) from lote l join lote_judicial q on q.lel_id = l.id and q.praca = 2
        where l.lei_id = e.id and l.hot_id = e.hot_id) as ultimo_fim
    from leilao e where e.id = ${leiId} and e.hot_id = ${hotId}`.execute(tx)
  const [e] = r.rows
  if (e === undefined) throw new Error(`the auction ${leiId} vanished`)
  return { ultimoFim: e.ultimoFim?.getTime() ?? null, intervaloSegundos: e.intervaloSegundos }
}

/** Lots of all houses whose round is over without a bid, in auctions of courts. */
export async function lotesAEspera(db: Tx): Promise<{ id: number; uid: string; hotId: number }[]> {
  const r = await sql<{ id: number; uid: string; hotId: number }>`
    select l.id, l.uid, l.hot_id from leilao_judicial j join lote l on l.lei_id = j.lei_id join lote_judicial q on q.lel_id = l.id
    where l.situacao = 'NAO_ARREMATADO' and l.lance_valor is null
      and ((q.praca = 1 and clock_timestamp() between j.segunda_inicio and j.segunda_fim)
        or exists (select from proposta_parcelada p where p.lel_id = l.id and p.praca = q.praca and p.situacao = 'APRESENTADA'))
    order by l.data_fim, l.id limit 500`.execute(db)
  return r.rows
}

/** A lot as lists outside its auction name and reach it. */
export interface LoteDaCausa {
  lelId: number
  lote: string
  leilao: string
  processo: string
  nome: string
  tipo: string
  marca: string
  anoModelo: number | null
  cidade: string | null
  uf: string | null
}

const DO_LOTE = sql`l.numero || ' – ' || l.nome as lote, a.nome as leilao, j.processo, l.nome, t.nome as tipo, v.marca, v.ano_modelo,
  coalesce(q.cidade, v.cidade) as cidade, coalesce(q.uf, v.uf) as uf`
/** `p` names the lot and the client. */
const COM_LOTE = sql`join lote l on l.id = p.lel_id join leilao a on a.id = l.lei_id join leilao_judicial j on j.lei_id = a.id
  join cliente c on c.id = p.cli_id join veiculo v on v.id = l.vei_id join tipo_lote t on t.id = l.tipo_id left join patio q on q.id = v.pat_id`

export interface Preferencia extends LoteDaCausa {
  id: number
  uid: string
  lelUid: string
  leiId: number
  leiUid: string
  cliId: number
  fundamento: Fundamento
  explicacao: string
  situacao: SituacaoDaPreferencia
  motivo: string | null
  createdAt: Date
  versao: number
  cliente: string
}

/** The columns and sources of declared rights: one, an auction's, a client's, and the house's list of them. */
export const COLUNAS_DA_PREFERENCIA = sql`p.id, p.uid, p.lel_id, l.uid as lel_uid, l.lei_id, a.uid as lei_uid, p.cli_id, p.fundamento, p.explicacao,
  p.situacao, p.motivo, p.created_at, p.versao, coalesce(c.razao_social, c.nome) as cliente, ${DO_LOTE}`
export const DE_PREFERENCIA = sql`preferencia_do_lote p ${COM_LOTE}`

type QualPreferencia = {
  readonly uid?: string
  readonly leiId?: number
  readonly lelId?: number
  readonly cliId?: number
}

export async function lerPreferencias(
  tx: Tx,
  hotId: number,
  { uid, leiId, lelId, cliId }: QualPreferencia,
): Promise<Preferencia[]> {
  const r = await sql<Preferencia>`select ${COLUNAS_DA_PREFERENCIA} from ${DE_PREFERENCIA}
    where p.hot_id = ${hotId} and (${uid ?? null}::uuid is null or p.uid = ${uid ?? null}::uuid)
      and (${leiId ?? null}::int is null or l.lei_id = ${leiId ?? null}::int)
      and (${lelId ?? null}::int is null or p.lel_id = ${lelId ?? null}::int)
      and (${cliId ?? null}::int is null or p.cli_id = ${cliId ?? null}::int)
    order by p.created_at, p.id limit 500`.execute(tx)
  return r.rows
}

/** Null: this client has declared a right on this lot already. */
export async function inserirPreferencia(
  tx: Tx,
  p: {
    readonly hotId: number
    readonly lelId: number
    readonly cliId: number
    readonly fundamento: Fundamento
    readonly explicacao: string
  },
): Promise<string | null> {
  const r = await tx
    .insertInto('preferenciaDoLote')
    .values(p)
    .onConflict((o) => o.columns(['lelId', 'cliId']).doNothing())
    .returning('uid')
    .executeTakeFirst()
  return r?.uid ?? null
}

export async function travarPreferencia(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`select from preferencia_do_lote where id = ${id} and hot_id = ${hotId} for update`.execute(tx)
}

export async function mudarPreferencia(
  tx: Tx,
  hotId: number,
  id: number,
  m: {
    readonly situacao: SituacaoDaPreferencia
    readonly motivo: string | null
    readonly usuId: number | null
  },
): Promise<void> {
  const exercida = m.situacao === 'EXERCIDA'
  await sql`update preferencia_do_lote set situacao = ${m.situacao}, motivo = ${m.motivo}, versao = versao + 1,
      decidida_at = case when ${exercida} then decidida_at else clock_timestamp() end,
      decidida_by = case when ${exercida} then decidida_by else ${m.usuId}::int end,
      exercida_at = case when ${exercida} then clock_timestamp() else exercida_at end
    where id = ${id} and hot_id = ${hotId}`.execute(tx)
}

export interface PropostaLida extends LoteDaCausa {
  id: number
  uid: string
  cliId: number
  praca: Praca
  valor: number
  entrada: number
  parcelas: number
  garantia: string
  situacao: 'APRESENTADA' | 'RETIRADA' | 'ACEITA' | 'PREJUDICADA'
  createdAt: Date
  cliente: string
  /** the house keeps him from bidding now */
  impedido: boolean
  indice: Indice
}

export async function lerPropostasParceladas(
  tx: Tx,
  hotId: number,
  { leiId, lelId, cliId }: Omit<QualPreferencia, 'uid'>,
): Promise<PropostaLida[]> {
  const r = await sql<PropostaLida>`
    select p.id, p.uid, p.lel_id, p.cli_id, p.praca, p.valor, p.entrada, p.parcelas, p.garantia, p.situacao, p.created_at,
      coalesce(c.razao_social, c.nome) as cliente, ${CLIENTE_IMPEDIDO} as impedido, j.indice, ${DO_LOTE}
    from proposta_parcelada p ${COM_LOTE}
    where p.hot_id = ${hotId} and (${leiId ?? null}::int is null or l.lei_id = ${leiId ?? null}::int)
      and (${lelId ?? null}::int is null or p.lel_id = ${lelId ?? null}::int)
      and (${cliId ?? null}::int is null or p.cli_id = ${cliId ?? null}::int)
    order by p.created_at, p.id limit 2000`.execute(tx)
  return r.rows
}

export async function inserirProposta(
  tx: Tx,
  p: {
    readonly hotId: number
    readonly lelId: number
    readonly cliId: number
    readonly praca: Praca
    readonly valor: number
    readonly entrada: number
    readonly parcelas: number
    readonly garantia: string
  },
): Promise<string> {
  const r = await tx.insertInto('propostaParcelada').values(p).returning('uid').executeTakeFirstOrThrow()
  return r.uid
}

/** Ends standing offers; answers how many. */
export async function encerrarPropostas(
  tx: Tx,
  hotId: number,
  quais: { readonly lelId: number; readonly cliId?: number; readonly id?: number },
  situacao: 'RETIRADA' | 'ACEITA' | 'PREJUDICADA',
): Promise<number> {
  const r =
    await sql`update proposta_parcelada set situacao = ${situacao}, respondida_at = clock_timestamp(), versao = versao + 1
    where hot_id = ${hotId} and lel_id = ${quais.lelId} and situacao = 'APRESENTADA'
      and (${quais.cliId ?? null}::int is null or cli_id = ${quais.cliId ?? null}::int)
      and (${quais.id ?? null}::int is null or id = ${quais.id ?? null}::int)`.execute(tx)
  return Number(r.numAffectedRows ?? 0)
}

/** What a client must have before he may offer or match; null: there is no such client. */
export async function clienteQueCompra(
  tx: Tx,
  hotId: number,
  cliId: number,
  leiId: number,
): Promise<{ bloqueado: boolean; aprovado: boolean; habilitado: boolean } | null> {
  const r = await sql<{ bloqueado: boolean; aprovado: boolean; habilitado: boolean }>`
    select ${CLIENTE_IMPEDIDO} as bloqueado, c.documento_situacao = 'Aprovado' as aprovado,
      exists (select from habilitacao h where h.lei_id = ${leiId} and h.cli_id = c.id and h.situacao = 'APROVADA') as habilitado
    from cliente c where c.id = ${cliId} and c.hot_id = ${hotId}`.execute(tx)
  return r.rows[0] ?? null
}
