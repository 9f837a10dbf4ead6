// Auctioneers of a house.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, ordemSql, type Pagina, paginaSql, todas } from '../../core/database/lista.ts'

interface Linha {
  uid: string
  versao: number
  nome: string
  matricula: string
  junta: string
  uf: string
  ativo: boolean
  usuarioEmail: string | null
  leiloes: number
}

export async function listarLeiloeiros(
  tx: Tx,
  hotId: number,
  f: Pagina & { busca?: string | undefined; soAtivos?: string | undefined },
): Promise<{ linhas: Linha[]; total: number }> {
  const onde = todas([
    sql`o.hot_id = ${hotId}`,
    contemSql(f.busca, [sql`o.nome`, sql`o.matricula`, sql`o.junta`]),
    ...(f.soAtivos ? [sql`o.ativo`] : []),
  ])
  const ordem = ordemSql(
    f.ordenar,
    { nome: sql`busca_chave(o.nome)`, uf: sql`o.uf` },
    sql`busca_chave(o.nome)`,
    sql`o.id`,
  )
  const { rows } = await sql<Linha>`
    select o.uid, o.versao, o.nome, o.matricula, o.junta, o.uf, o.ativo, u.email as usuario_email,
      (select count(*)::int from leilao a where a.leo_id = o.id) as leiloes
    from leiloeiro o left join usuario u on u.id = o.usu_id where ${onde} ${ordem} ${paginaSql(f)}`.execute(
    tx,
  )
  const n = await sql<{ n: number }>`select count(*)::int as n from leiloeiro o where ${onde}`.execute(tx)
  return { linhas: rows, total: n.rows[0]?.n ?? 0 }
}
