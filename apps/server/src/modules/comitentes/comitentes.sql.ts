// Consignors of a house.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, ordemSql, type Pagina, paginaSql, todas } from '../../core/database/lista.ts'

export interface LinhaComitente {
  id: number
  uid: string
  versao: number
  nome: string
  cnpj: string | null
  grupo: string | null
  email: string | null
  logo: string | null
  exigeBoleto: boolean
  ativo: boolean
  veiculos: number
  lotesAbertos: number
}

const ABERTOS = sql`('CADASTRADO', 'PENDENTE', 'LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE', 'SUSPENSO')`

export async function listarComitentesQb(
  tx: Tx,
  hotId: number,
  f: Pagina & { busca?: string | undefined; ativo?: 'sim' | 'nao' | undefined },
): Promise<{ linhas: LinhaComitente[]; total: number }> {
  const onde = todas([
    sql`c.hot_id = ${hotId}`,
    contemSql(f.busca, [sql`c.nome`, sql`c.grupo`, sql`c.cnpj`, sql`c.email`]),
    ...(f.ativo ? [sql`c.ativo = ${f.ativo === 'sim'}`] : []),
  ])
  const ordem = ordemSql(
    f.ordenar,
    { nome: sql`busca_chave(c.nome)`, grupo: sql`busca_chave(coalesce(c.grupo, ''))` },
    sql`busca_chave(c.nome)`,
    sql`c.id`,
  )
  const { rows } = await sql<LinhaComitente>`
    select c.id, c.uid, c.versao, c.nome, c.cnpj, c.grupo, c.email, c.logo, c.exige_boleto, c.ativo,
      (select count(*)::int from veiculo v where v.com_id = c.id) as veiculos,
      (select count(*)::int from lote l where l.com_id = c.id and l.situacao in ${ABERTOS}) as lotes_abertos
    from comitente c where ${onde} ${ordem} ${paginaSql(f)}`.execute(tx)
  const n = await sql<{ n: number }>`select count(*)::int as n from comitente c where ${onde}`.execute(tx)
  return { linhas: rows, total: n.rows[0]?.n ?? 0 }
}

export async function comitentesAtivos(
  tx: Tx,
  hotId: number,
): Promise<{ id: number; uid: string; nome: string; grupo: string | null; logo: string | null }[]> {
  return tx
    .selectFrom('comitente')
    .select(['id', 'uid', 'nome', 'grupo', 'logo'])
    .where('hotId', '=', hotId)
    .where('ativo', '=', true)
    .orderBy('nome')
    .execute()
}

export async function gruposDeComitentes(
  tx: Tx,
  hotId: number,
): Promise<{ nome: string; comitentes: number }[]> {
  const { rows } = await sql<{ nome: string; comitentes: number }>`
    select grupo as nome, count(*)::int as comitentes from comitente
    where hot_id = ${hotId} and ativo and coalesce(grupo, '') <> '' group by grupo order by grupo`.execute(tx)
  return rows
}

export async function comitentesComLotes(
  tx: Tx,
  hotId: number,
  leiUid: string,
): Promise<{ id: number; uid: string; nome: string; logo: string | null; lotes: number }[]> {
  const { rows } = await sql<{ id: number; uid: string; nome: string; logo: string | null; lotes: number }>`
    select c.id, c.uid, c.nome, c.logo, count(*)::int as lotes
    from lote l join leilao a on a.id = l.lei_id join comitente c on c.id = l.com_id
    where l.hot_id = ${hotId} and a.uid = ${leiUid} group by c.id order by c.nome`.execute(tx)
  return rows
}
