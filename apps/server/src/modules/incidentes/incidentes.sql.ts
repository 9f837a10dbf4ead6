// Incidents and their messages as rows. Every statement names its hotsite; a change takes the lock of the incident's row.
import type { Decisao, SituacaoDeIncidente } from '@martelo/domain/incidentes/states.ts'
import type { TipoDeIncidente } from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Lista, listar } from '../../core/database/lista.ts'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDeIncidente {
  id: number
  uid: string
  hotId: number
  ano: number
  numero: number
  tipo: TipoDeIncidente
  situacao: SituacaoDeIncidente
  assunto: string
  doCliente: boolean
  vndId: number | null
  itemId: number | null
  cliId: number | null
  /** whose it is now: the registration that `cliId` was joined to, or itself */
  donoId: number | null
  responsavelId: number | null
  prazo: Date
  primeiraRespostaAt: Date | null
  decisao: Decisao | null
  decisaoTexto: string | null
  valor: number
  decididoPor: string | null
  decididoAt: Date | null
  encerradoAt: Date | null
  versao: number
  createdAt: Date
  createdBy: number | null
  abertoPor: string | null
  clienteNome: string | null
  cliUid: string | null
  comUid: string | null
  comitente: string | null
  lelUid: string | null
  lote: string | null
  veiUid: string | null
  veiculo: string | null
  leilao: string | null
  responsavel: string | null
  responsavelUid: string | null
}

const COLUNAS = sql`n.id, n.uid, n.hot_id, n.ano, n.numero, n.tipo, n.situacao, n.assunto, n.do_cliente, n.vnd_id, n.item_id, n.cli_id, coalesce(c.unido_a, n.cli_id) as dono_id, n.responsavel_id,
  n.prazo, n.primeira_resposta_at, n.decisao, n.decisao_texto, n.valor, n.decidido_por, n.decidido_at, n.encerrado_at, n.versao, n.created_at,
  n.created_by, u.nome as aberto_por, coalesce(c.razao_social, c.nome) as cliente_nome, c.uid as cli_uid, m.uid as com_uid, m.nome as comitente,
  l.uid as lel_uid, l.numero || ' – ' || l.nome as lote, v.uid as vei_uid, concat_ws(' ', v.marca, v.modelo, v.placa) as veiculo,
  coalesce(a.nome, b.nome) as leilao, r.nome as responsavel, r.uid as responsavel_uid`
const DE = sql`incidente n left join usuario u on u.id = n.created_by left join usuario r on r.id = n.responsavel_id
  left join cliente c on c.id = n.cli_id left join comitente m on m.id = n.com_id left join lote l on l.id = n.lel_id
  left join veiculo v on v.id = n.vei_id left join leilao a on a.id = l.lei_id
  left join venda s on s.id = n.vnd_id left join leilao b on b.id = s.lei_id`

export const listarLinhas = (tx: Tx, l: Omit<Lista, 'colunas' | 'de'>) =>
  listar<LinhaDeIncidente>(tx, { ...l, colunas: COLUNAS, de: DE })

/** Those of this house, the newest first. */
export async function incidentes(
  tx: Tx,
  hotId: number,
  onde: RawBuilder<unknown>,
  porPagina = 1,
): Promise<LinhaDeIncidente[]> {
  const { linhas } = await listarLinhas(tx, {
    onde: [sql`n.hot_id = ${hotId}`, onde],
    ordem: sql`order by n.id desc`,
    pagina: { pagina: 1, porPagina },
  })
  return linhas
}

export async function incidentePor(
  tx: Tx,
  hotId: number,
  uid: string,
  { travar = false }: { readonly travar?: boolean } = {},
): Promise<LinhaDeIncidente | undefined> {
  if (travar)
    await sql`select 1 from incidente where hot_id = ${hotId} and uid = ${uid} for update`.execute(tx)
  return (await incidentes(tx, hotId, sql`n.uid = ${uid}`))[0]
}

export interface LinhaDeMensagem {
  uid: string
  autor: 'cliente' | 'casa'
  nome: string
  texto: string
  interna: boolean
  createdAt: Date
}

/** Oldest first. */
export async function mensagensDe(tx: Tx, hotId: number, incId: number): Promise<LinhaDeMensagem[]> {
  const { rows } = await sql<LinhaDeMensagem>`
    select uid, autor, nome, texto, interna, created_at from incidente_mensagem
    where hot_id = ${hotId} and inc_id = ${incId} order by id limit 1000`.execute(tx)
  return rows
}

/** False: this request wrote it before. */
export async function porMensagem(
  tx: Tx,
  m: {
    readonly hotId: number
    readonly incId: number
    readonly autor: 'cliente' | 'casa'
    readonly usuId: number
    readonly nome: string
    readonly texto: string
    readonly interna: boolean
    readonly chaveDoPedido: string
    readonly createdAt: Date
  },
): Promise<boolean> {
  const nova = await tx
    .insertInto('incidenteMensagem')
    .values(m)
    .onConflict((c) => c.columns(['hotId', 'chaveDoPedido']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return nova !== undefined
}

export interface Pessoa {
  readonly id: number
  readonly uid: string
  readonly nome: string
}

/** People of the house who may answer incidents. */
export async function pessoasDeIncidentes(
  tx: Tx,
  hotId: number,
  papeis: readonly string[],
): Promise<Pessoa[]> {
  const { rows } = await sql<Pessoa>`select id, uid, nome from usuario
    where hot_id = ${hotId} and ativo and papeis && ${[...papeis]}::text[] order by nome limit 500`.execute(
    tx,
  )
  return rows
}

export type Referencia = 'lelUid' | 'veiUid' | 'cliUid' | 'comUid'

/** The id of a record of this house; null: there is none. */
export async function idDe(tx: Tx, hotId: number, r: Referencia, uid: string): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select case ${r}::text
      when 'lelUid' then (select id from lote where hot_id = ${hotId} and uid = ${uid})
      when 'veiUid' then (select id from veiculo where hot_id = ${hotId} and uid = ${uid})
      when 'cliUid' then (select id from cliente where hot_id = ${hotId} and uid = ${uid})
      else (select id from comitente where hot_id = ${hotId} and uid = ${uid}) end as id`.execute(tx)
  return rows[0]?.id ?? null
}

/** What a lot, as sold or offered, brings along. */
export async function doLote(
  tx: Tx,
  hotId: number,
  lelId: number,
): Promise<{ readonly veiId: number; readonly comId: number } | undefined> {
  const { rows } = await sql<{ veiId: number; comId: number }>`
    select vei_id, com_id from lote where hot_id = ${hotId} and id = ${lelId}`.execute(tx)
  return rows[0]
}

export interface Medidas {
  abertos: number
  semResponsavel: number
  atrasados: number
  aguardandoCliente: number
  abertosNoPeriodo: number
  minutosAteResponder: number | null
  minutosAteDecidir: number | null
  noPrazo: number | null
}

export async function medidas(tx: Tx, hotId: number, dias: number): Promise<Medidas> {
  const { rows } = await sql<Medidas>`
    with n as (select *, situacao in ('ABERTO', 'EM_ANALISE', 'AGUARDANDO_CLIENTE') as pendente,
      created_at > clock_timestamp() - make_interval(days => ${dias}) as recente from incidente where hot_id = ${hotId})
    select (count(*) filter (where pendente))::int as abertos,
      (count(*) filter (where pendente and responsavel_id is null))::int as sem_responsavel,
      (count(*) filter (where pendente and prazo < clock_timestamp()))::int as atrasados,
      (count(*) filter (where situacao = 'AGUARDANDO_CLIENTE'))::int as aguardando_cliente,
      (count(*) filter (where recente))::int as abertos_no_periodo,
      (percentile_cont(0.5) within group (order by extract(epoch from primeira_resposta_at - created_at)::float8)
        filter (where recente and do_cliente and primeira_resposta_at is not null) / 60)::int as minutos_ate_responder,
      (percentile_cont(0.5) within group (order by extract(epoch from decidido_at - created_at)::float8)
        filter (where recente and decidido_at is not null) / 60)::int as minutos_ate_decidir,
      (100 * count(*) filter (where recente and decidido_at <= prazo)
        / nullif(count(*) filter (where recente and decidido_at is not null), 0))::int as no_prazo
    from n`.execute(tx)
  const [linha] = rows
  if (linha === undefined) throw new Error('a count without a row')
  return linha
}
