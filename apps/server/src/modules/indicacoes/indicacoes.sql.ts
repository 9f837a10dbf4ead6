// Credits for those who brought others, as rows.
import type { RegraDeIndicacao, SituacaoDoCredito, Suspeita } from '@martelo/domain/indicacoes/credito.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql } from '../../core/database/lista.ts'

export interface LinhaDeRegra extends RegraDeIndicacao {
  ativa: boolean
  versao: number
  desde: Date | null
}
const SEM_REGRA: LinhaDeRegra = {
  ativa: false,
  valor: 0,
  diasDeEspera: 7,
  maximoPorMes: 10,
  versao: 0,
  desde: null,
}

export async function lerRegra(tx: Tx, hotId: number): Promise<LinhaDeRegra> {
  const r = await sql<LinhaDeRegra>`select ativa, valor, dias_de_espera, maximo_por_mes, versao, desde
    from regra_de_indicacao where hot_id = ${hotId}`.execute(tx)
  return r.rows[0] ?? SEM_REGRA
}

/** Undefined when another one saved first. */
export async function gravarRegra(
  tx: Tx,
  hotId: number,
  r: Omit<LinhaDeRegra, 'desde'>,
  desde: Date,
): Promise<LinhaDeRegra | undefined> {
  const feita = await sql<LinhaDeRegra>`
    insert into regra_de_indicacao as g (hot_id, ativa, valor, dias_de_espera, maximo_por_mes, desde)
    values (${hotId}, ${r.ativa}, ${r.valor}, ${r.diasDeEspera}, ${r.maximoPorMes}, ${r.ativa ? desde : null})
    on conflict (hot_id) do update set ativa = excluded.ativa, valor = excluded.valor, dias_de_espera = excluded.dias_de_espera,
      maximo_por_mes = excluded.maximo_por_mes, desde = case when g.ativa and excluded.ativa then g.desde else excluded.desde end,
      versao = g.versao + 1
      where g.versao = ${r.versao}
    returning ativa, valor, dias_de_espera, maximo_por_mes, versao, desde`.execute(tx)
  return feita.rows[0]
}

export interface LinhaDeCredito {
  id: number
  uid: string
  /** null: of an account that is no client's */
  cliId: number | null
  usuId: number | null
  quem: string
  quemUid: string
  indicado: string
  indicadoId: number
  vndId: number
  valor: number
  situacao: SituacaoDoCredito
  suspeitas: Suspeita[]
  liberaAt: Date
  criadoAt: Date
  motivo: string | null
  usadoVndId: number | null
  versao: number
  /** the account of who earned it, a client's too */
  donoUsuId: number
}
const COLUNAS = sql`k.id, k.uid, k.cli_id, k.usu_id, coalesce(q.nome, u.nome) as quem, coalesce(q.uid, u.uid) as quem_uid, i.nome as indicado, i.id as indicado_id, k.vnd_id,
  k.valor, k.situacao, k.suspeitas, k.libera_at, k.created_at as criado_at, k.motivo, k.usado_vnd_id, k.versao, coalesce(k.usu_id, q.usu_id) as dono_usu_id`
const DE = sql`credito_de_indicacao k left join cliente q on q.hot_id = k.hot_id and q.id = k.cli_id
  left join usuario u on u.hot_id = k.hot_id and u.id = k.usu_id
  join cliente i on i.hot_id = k.hot_id and i.id = k.indicado_id`
const ORDENS: Readonly<Record<string, RawBuilder<unknown>>> = {
  criadoAt: sql`k.created_at`,
  quem: sql`busca_chave(coalesce(q.nome, u.nome))`,
  valor: sql`k.valor`,
}

export function listarCreditos(
  tx: Tx,
  hotId: number,
  q: {
    readonly pagina: number
    readonly porPagina: number
    readonly ordenar?: string | undefined
    readonly busca?: string | undefined
    readonly situacao?: string | undefined
  },
): Promise<Listados<LinhaDeCredito>> {
  return listar(tx, {
    colunas: COLUNAS,
    de: DE,
    onde: [
      sql`k.hot_id = ${hotId}`,
      contemSql(q.busca, [sql`coalesce(q.nome, u.nome)`, sql`i.nome`]),
      ...(q.situacao === undefined ? [] : [sql`k.situacao = ${q.situacao}`]),
    ],
    ordem: ordemSql(q.ordenar, ORDENS, sql`k.created_at desc`, sql`k.id`),
    pagina: q,
  })
}

/** Whose invitation it is: a client's, or an account's without a client. */
export interface QuemIndica {
  readonly cliId: number | null
  readonly usuId: number
}

export async function creditosDe(tx: Tx, hotId: number, q: QuemIndica): Promise<LinhaDeCredito[]> {
  const r = await sql<LinhaDeCredito>`select ${COLUNAS} from ${DE}
    where k.hot_id = ${hotId} and ${q.cliId === null ? sql`k.usu_id = ${q.usuId}` : sql`k.cli_id = ${q.cliId}`} order by k.created_at desc limit 200`.execute(
    tx,
  )
  return r.rows
}

export async function lerCredito(tx: Tx, hotId: number, uid: string): Promise<LinhaDeCredito | undefined> {
  const r = await sql<LinhaDeCredito>`select ${COLUNAS} from ${DE}
    where k.hot_id = ${hotId} and k.uid = ${uid} for update of k`.execute(tx)
  return r.rows[0]
}

export async function gravarSituacao(
  tx: Tx,
  hotId: number,
  k: { readonly id: number; readonly para: SituacaoDoCredito },
  mais: { readonly motivo?: string; readonly usadoVndId?: number } = {},
): Promise<void> {
  await sql`update credito_de_indicacao set situacao = ${k.para}, usado_vnd_id = ${mais.usadoVndId ?? null},
      motivo = coalesce(${mais.motivo ?? null}, motivo), decidido_at = clock_timestamp(), versao = versao + 1
    where hot_id = ${hotId} and id = ${k.id}`.execute(tx)
}

/** What credits have taken off a purchase. */
export async function usadoNaVenda(tx: Tx, hotId: number, vndId: number): Promise<number> {
  const r = await sql<{ n: number }>`select coalesce(sum(valor), 0)::bigint as n from credito_de_indicacao
    where hot_id = ${hotId} and usado_vnd_id = ${vndId}`.execute(tx)
  return r.rows[0]?.n ?? 0
}

export async function comprasAbertas(
  tx: Tx,
  hotId: number,
  cliId: number,
): Promise<{ id: number; leilao: string; usado: number }[]> {
  const r = await sql<{ id: number; leilao: string; usado: number }>`
    select v.id, a.nome as leilao, coalesce((select sum(k.valor) from credito_de_indicacao k where k.usado_vnd_id = v.id), 0)::bigint as usado
    from venda v join leilao a on a.id = v.lei_id
    where v.hot_id = ${hotId} and v.cli_id = ${cliId} and v.situacao = 'Aguardando Pagamento' order by v.id limit 50`.execute(
    tx,
  )
  return r.rows
}

/** Two registrations become one: what was earned goes along. Answers what one of them earned by bringing the other. */
export async function passarCreditos(
  tx: Tx,
  hotId: number,
  fica: number,
  vai: number,
): Promise<{ id: number; uid: string; situacao: SituacaoDoCredito; valor: number }[]> {
  await sql`update credito_de_indicacao set cli_id = ${fica}, versao = versao + 1
    where hot_id = ${hotId} and cli_id = ${vai} and indicado_id <> ${fica}`.execute(tx)
  const r = await sql<{ id: number; uid: string; situacao: SituacaoDoCredito; valor: number }>`
    select id, uid, situacao, valor from credito_de_indicacao
    where hot_id = ${hotId} and (cli_id, indicado_id) in ((${vai}::int, ${fica}::int), (${fica}::int, ${vai}::int)) for update`.execute(
    tx,
  )
  return r.rows
}
