// What a consignor's system reads: his vehicles, conditional lots, removals, documents, and the statements that he may see. Each statement names house and consignor.
import { VISTAS_PELO_COMITENTE } from '@martelo/domain/prestacoes/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { CODIGO_DA_PRESTACAO } from '../prestacoes/door.ts'
import { valorParaOComitente } from '../remocoes/door.ts'

export interface DeUm {
  readonly hotId: number
  readonly comId: number
}
interface Corte {
  readonly limite: number
  readonly pular: number
}

export interface VeiculoLido {
  uid: string
  referencia: string | null
  nome: string
  marca: string
  modelo: string
  anoFabricacao: number | null
  anoModelo: number | null
  placa: string | null
  chassi: string | null
  renavam: string | null
  situacao: string
  patio: string | null
  criadoAt: Date
}

/** Over the lot `l`. */
export const lotesDeUm = ({ hotId, comId }: DeUm): RawBuilder<unknown> =>
  sql`l.hot_id = ${hotId} and l.com_id = ${comId}`

export async function contarLotesDeUm(tx: Tx, q: DeUm): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from lote l
    where ${lotesDeUm(q)} and l.situacao <> 'CADASTRADO'`.execute(tx)
  return rows[0]?.n ?? 0
}

export async function veiculosDeUm(
  tx: Tx,
  { hotId, comId }: DeUm,
  { limite, pular }: Corte,
): Promise<{ total: number; linhas: VeiculoLido[] }> {
  const { rows } =
    await sql<VeiculoLido>`select v.uid, v.integracao_id as referencia, v.nome, v.marca, v.modelo, v.ano_fabricacao,
      v.ano_modelo, v.placa, v.chassi, v.renavam, v.situacao, p.nome as patio, v.created_at as criado_at
    from veiculo v left join patio p on p.id = v.pat_id
    where v.hot_id = ${hotId} and v.com_id = ${comId} order by v.id desc limit ${limite} offset ${pular}`.execute(
      tx,
    )
  const n = await sql<{
    n: number
  }>`select count(*)::int as n from veiculo where hot_id = ${hotId} and com_id = ${comId}`.execute(tx)
  return { total: n.rows[0]?.n ?? 0, linhas: rows }
}

export interface PrestacaoLida {
  uid: string
  numero: string
  situacao: string
  vendido: number
  multas: number
  correcoes: number
  comissao: number
  despesas: number
  adiantamentos: number
  retido: number
  liquido: number
  leilao: string
  aprovadaAt: Date | null
  pagaAt: Date | null
}

export async function prestacoesDeUm(
  tx: Tx,
  { hotId, comId }: DeUm,
  { limite, pular }: Corte,
): Promise<{ total: number; linhas: PrestacaoLida[] }> {
  const quais = sql`p.hot_id = ${hotId} and p.com_id = ${comId} and p.situacao = any(${[...VISTAS_PELO_COMITENTE]}::text[])`
  const { rows } =
    await sql<PrestacaoLida>`select p.uid, coalesce(${CODIGO_DA_PRESTACAO}, '') as numero, p.situacao,
      coalesce(p.vendido, 0) as vendido, coalesce(p.multas, 0) as multas, coalesce(p.correcoes, 0) as correcoes, coalesce(p.comissao, 0) as comissao, coalesce(p.despesas, 0) as despesas,
      coalesce(p.adiantamentos, 0) as adiantamentos, coalesce(p.retido, 0) as retido, coalesce(p.liquido, 0) as liquido,
      a.nome as leilao, p.aprovada_at, p.paga_at
    from prestacao p join leilao a on a.id = p.lei_id where ${quais} order by p.aprovada_at desc, p.id desc
    limit ${limite} offset ${pular}`.execute(tx)
  const n = await sql<{ n: number }>`select count(*)::int as n from prestacao p where ${quais}`.execute(tx)
  return { total: n.rows[0]?.n ?? 0, linhas: rows }
}

export interface CondicionalLida {
  uid: string
  numero: string
  nome: string
  leiUid: string
  leilao: string
  situacao: 'AGUARDANDO_COMITENTE' | 'REPLICA_DO_CLIENTE'
  valor: number
  reserva: number | null
  prazo: Date | null
}

/** Those that wait for this side. */
export async function condicionaisDeUm(
  tx: Tx,
  q: DeUm,
  { limite, pular }: Corte,
): Promise<{ total: number; linhas: CondicionalLida[] }> {
  const quais = sql`${lotesDeUm(q)} and l.situacao = 'CONDICIONAL' and l.lance_valor is not null
    and l.condicional_situacao in ('AGUARDANDO_COMITENTE', 'REPLICA_DO_CLIENTE')`
  const { rows } = await sql<CondicionalLida>`
    select l.uid, l.numero, l.nome, a.uid as lei_uid, a.nome as leilao, l.condicional_situacao as situacao, l.valor_comitente as reserva,
      l.condicional_prazo as prazo, case when l.condicional_situacao = 'REPLICA_DO_CLIENTE' then l.condicional_replica_valor else l.lance_valor end as valor
    from lote l join leilao a on a.id = l.lei_id where ${quais} order by l.condicional_prazo, l.id limit ${limite} offset ${pular}`.execute(
    tx,
  )
  const n = await sql<{ n: number }>`select count(*)::int as n from lote l where ${quais}`.execute(tx)
  return { total: n.rows[0]?.n ?? 0, linhas: rows }
}

interface VeiculoCitado {
  veiUid: string
  referencia: string | null
  veiculo: string
  placa: string | null
}
export interface RemocaoLida extends VeiculoCitado {
  uid: string
  situacao: string
  de: string
  para: string
  previstaEm: string | null
  pedidaAt: Date
  inicioAt: Date | null
  fimAt: Date | null
  valor: number | null
}

export async function remocoesDeUm(
  tx: Tx,
  { hotId, comId }: DeUm,
  { limite, pular }: Corte,
): Promise<{ total: number; linhas: RemocaoLida[] }> {
  const quais = sql`r.hot_id = ${hotId} and r.com_id = ${comId}`
  const { rows } = await sql<RemocaoLida>`
    select r.uid, v.uid as vei_uid, v.integracao_id as referencia, v.nome as veiculo, v.placa, r.situacao,
      o.nome || ', ' || o.cidade || '/' || o.uf as de, p.nome as para, r.prevista_em::text as prevista_em, r.solicitada_at as pedida_at,
      r.inicio_at, r.fim_at, ${valorParaOComitente(sql`r`)} as valor
    from remocao r join veiculo v on v.id = r.vei_id join local_remocao o on o.id = r.loc_id join patio p on p.id = r.pat_id
    where ${quais} order by r.id desc limit ${limite} offset ${pular}`.execute(tx)
  const n = await sql<{ n: number }>`select count(*)::int as n from remocao r where ${quais}`.execute(tx)
  return { total: n.rows[0]?.n ?? 0, linhas: rows }
}

/** What is asked for by several consignors is asked for one. */
export const soDele = ({ comId }: DeUm): RawBuilder<unknown> => sql`${comId}::int`
