// Validations of a hotsite, with the names that people read. Every statement names the hotsite.
import type { ResultadoDeValidacao, TipoDeValidacao } from '@martelo/domain/validacoes/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDeValidacao {
  readonly id: number
  readonly uid: string
  readonly lelId: number
  readonly lelUid: string
  readonly lote: string
  readonly leiId: number
  readonly leiUid: string
  readonly cliId: number
  readonly cliUid: string
  readonly clienteNome: string
  readonly procobUid: string | null
  readonly ccrpvUid: string | null
  readonly ciUid: string | null
  readonly tipoValidacao: TipoDeValidacao
  readonly resultado: ResultadoDeValidacao
  readonly motivos: readonly string[]
  readonly valorDaOferta: number | null
  readonly consultaUid: string | null
  readonly consultaResultado: ResultadoDeValidacao | null
  readonly consultaAt: Date | null
  readonly aprovadoBy: string | null
  readonly aprovadoAt: Date | null
  readonly createdBy: string | null
  readonly createdAt: Date
  readonly updatedBy: string | null
  readonly updatedAt: Date | null
}

/** Of the validation `v`, whichever lot it was asked for: the registry's newest word, if it is newer than the answer. */
const CONSULTA_DEPOIS = sql`select x.uid, x.resultado, x.consultado_at from procob_consulta x
  where x.cli_id = v.cli_id and x.hot_id = v.hot_id and v.resultado in ('Autorizado', 'Divergente')
    and x.tipo = case v.tipo_validacao when 'Procob' then 'CADASTRO' when 'Procob_Inscricao_Estadual' then 'INSCRICAO_ESTADUAL' end
    and x.consultado_at > coalesce(v.updated_at, v.created_at) and x.resultado in ('Autorizado', 'Divergente')
  order by x.id desc limit 1`

async function ler(tx: Tx, onde: RawBuilder<unknown>): Promise<LinhaDeValidacao[]> {
  const r = await sql<LinhaDeValidacao>`
    select v.id, v.uid, l.id as lel_id, l.uid as lel_uid, l.numero || ' · ' || l.nome as lote, a.id as lei_id, a.uid as lei_uid,
      c.id as cli_id, c.uid as cli_uid, c.nome as cliente_nome, v.procob_uid, v.ccrpv_uid, v.ci_uid, v.tipo_validacao, v.resultado,
      coalesce(r.motivos, '{}') as motivos, v.valor_da_oferta, q.uid as consulta_uid, q.resultado as consulta_resultado, q.consultado_at as consulta_at, p.nome as aprovado_by, v.aprovado_at, k.nome as created_by, v.created_at, u.nome as updated_by, v.updated_at
    from validacao v join lote l on l.id = v.lel_id join leilao a on a.id = l.lei_id join cliente c on c.id = v.cli_id
      left join usuario p on p.id = v.aprovado_by left join usuario k on k.id = v.created_by left join usuario u on u.id = v.updated_by
      left join procob_consulta r on r.uid = v.procob_uid and r.hot_id = v.hot_id and r.resultado = v.resultado
      left join lateral (${CONSULTA_DEPOIS}) q on q.resultado <> v.resultado
    where ${onde}`.execute(tx)
  return r.rows
}

export const validacoesDoLeilao = (tx: Tx, hotId: number, leiId: number): Promise<LinhaDeValidacao[]> =>
  ler(tx, sql`v.hot_id = ${hotId} and l.lei_id = ${leiId} order by v.created_at desc limit 5000`)

export const validacoesDoLote = (tx: Tx, hotId: number, lelId: number): Promise<LinhaDeValidacao[]> =>
  ler(tx, sql`v.hot_id = ${hotId} and l.id = ${lelId} order by v.created_at desc limit 500`)

/** Locks one of this hotsite; null: there is none. */
export async function travarValidacao(tx: Tx, hotId: number, uid: string): Promise<LinhaDeValidacao | null> {
  await sql`select 1 from validacao where uid = ${uid} and hot_id = ${hotId} for no key update`.execute(tx)
  return (await ler(tx, sql`v.uid = ${uid} and v.hot_id = ${hotId}`))[0] ?? null
}

/** Where this client is authorised by this kind, and something still hangs on it. */
export const autorizadasDoCliente = (
  tx: Tx,
  hotId: number,
  p: { readonly cliId: number; readonly tipo: TipoDeValidacao },
): Promise<LinhaDeValidacao[]> =>
  ler(
    tx,
    sql`v.hot_id = ${hotId} and v.cli_id = ${p.cliId} and v.tipo_validacao = ${p.tipo} and v.resultado = 'Autorizado'
      and a.situacao <> 'CANCELADO' and l.situacao not in ('PAGO', 'NAO_ARREMATADO', 'RETIRADO', 'LOTE_CANCELADO', 'CANCELADO_NO_LEILAO')
      order by v.id limit 100`,
  )

export async function acharValidacao(
  tx: Tx,
  hotId: number,
  p: { readonly lelId: number; readonly cliId: number; readonly tipo: TipoDeValidacao },
): Promise<LinhaDeValidacao | null> {
  const [achada] = await ler(
    tx,
    sql`v.hot_id = ${hotId} and v.lel_id = ${p.lelId} and v.cli_id = ${p.cliId} and v.tipo_validacao = ${p.tipo}`,
  )
  return achada ?? null
}

/** Lot and client of this hotsite by their public ids; null when one is of another. */
export async function acharLoteECliente(
  tx: Tx,
  hotId: number,
  lelUid: string,
  cliUid: string,
): Promise<{ readonly lelId: number; readonly cliId: number } | null> {
  const r = await sql<{ lelId: number; cliId: number }>`
    select l.id as lel_id, c.id as cli_id from lote l join cliente c on c.hot_id = l.hot_id
    where l.uid = ${lelUid} and c.uid = ${cliUid} and l.hot_id = ${hotId}`.execute(tx)
  return r.rows[0] ?? null
}

export async function acharLoteDaOferta(tx: Tx, hotId: number, lelUid: string): Promise<number | null> {
  const r = await sql<{
    id: number
  }>`select id from lote where uid = ${lelUid} and hot_id = ${hotId}`.execute(tx)
  return r.rows[0]?.id ?? null
}

interface Nova {
  readonly hotId: number
  readonly lelId: number
  readonly cliId: number
  readonly tipo: TipoDeValidacao
  readonly resultado: ResultadoDeValidacao
  readonly valorDaOferta: number | null
  readonly usuId: number | null
  readonly procobUid?: string
  readonly ccrpvUid?: string
  readonly ciUid?: string
}

/** True: it is new. One that stands keeps its answer, and remembers the highest bid that waits. */
export async function inserirValidacao(tx: Tx, n: Nova): Promise<boolean> {
  const r = await sql<{ novo: boolean }>`
    insert into validacao (hot_id, lel_id, cli_id, tipo_validacao, resultado, valor_da_oferta, created_by, procob_uid, ccrpv_uid, ci_uid)
    values (${n.hotId}, ${n.lelId}, ${n.cliId}, ${n.tipo}, ${n.resultado}, ${n.valorDaOferta}, ${n.usuId},
      ${n.procobUid ?? null}, ${n.ccrpvUid ?? null}, ${n.ciUid ?? null})
    on conflict (lel_id, cli_id, tipo_validacao) do update
      set valor_da_oferta = greatest(validacao.valor_da_oferta, excluded.valor_da_oferta),
        procob_uid = coalesce(excluded.procob_uid, validacao.procob_uid),
        ccrpv_uid = coalesce(excluded.ccrpv_uid, validacao.ccrpv_uid), ci_uid = coalesce(excluded.ci_uid, validacao.ci_uid)
    returning xmax = 0 as novo`.execute(tx)
  return r.rows[0]?.novo ?? false
}

export async function gravarResultado(
  tx: Tx,
  p: {
    readonly hotId: number
    readonly id: number
    readonly resultado: ResultadoDeValidacao
    readonly usuId: number | null
  },
): Promise<void> {
  const aprovou = p.resultado === 'Autorizado'
  await sql`update validacao set resultado = ${p.resultado}, updated_by = ${p.usuId}, updated_at = clock_timestamp(), versao = versao + 1,
      aprovado_by = case when ${aprovou} then ${p.usuId}::integer end, aprovado_at = case when ${aprovou} then clock_timestamp() end
    where id = ${p.id} and hot_id = ${p.hotId}`.execute(tx)
}
