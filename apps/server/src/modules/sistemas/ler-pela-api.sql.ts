// What a consignor's system reads: his vehicles and the statements that he may see. Each statement names house and consignor.
import { VISTAS_PELO_COMITENTE } from '@martelo/domain/prestacoes/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

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
    await sql<PrestacaoLida>`select p.uid, coalesce(p.numero || '/' || p.ano, '') as numero, p.situacao,
      coalesce(p.vendido, 0) as vendido, coalesce(p.multas, 0) as multas, coalesce(p.comissao, 0) as comissao, coalesce(p.despesas, 0) as despesas,
      coalesce(p.adiantamentos, 0) as adiantamentos, coalesce(p.retido, 0) as retido, coalesce(p.liquido, 0) as liquido,
      a.nome as leilao, p.aprovada_at, p.paga_at
    from prestacao p join leilao a on a.id = p.lei_id where ${quais} order by p.aprovada_at desc, p.id desc
    limit ${limite} offset ${pular}`.execute(tx)
  const n = await sql<{ n: number }>`select count(*)::int as n from prestacao p where ${quais}`.execute(tx)
  return { total: n.rows[0]?.n ?? 0, linhas: rows }
}
