// What a client's groups change for him on a lot: the commission in place of everyone's (the lowest), and a percentage
// off fixed prices (the largest). The sale and the bid engine read the same rows when they charge.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface DoGrupo {
  /** on the site; null: the house keeps it to itself */
  nome: string | null
  porcentagem: number
}

export interface CondicoesDoGrupo {
  desconto: DoGrupo | null
  comissao: DoGrupo | null
}

export async function lerCondicoesDoGrupo(tx: Tx, hotId: number, cliId: number): Promise<CondicoesDoGrupo> {
  const r = await sql<{ nome: string | null; desconto: number | null; comissao: number | null }>`
    select g.nome_publico as nome, g.desconto_porcentagem::float8 as desconto, g.comissao_porcentagem::float8 as comissao
    from cliente_grupo m join grupo_cliente g on g.id = m.gru_id and g.situacao = 'Ativo'
    where m.hot_id = ${hotId} and m.cli_id = ${cliId} order by g.id`.execute(tx)
  const melhor = (qual: 'desconto' | 'comissao', ganha: (a: number, b: number) => boolean): DoGrupo | null =>
    r.rows.reduce<DoGrupo | null>((m, { nome, [qual]: porcentagem }) => {
      const vale = porcentagem !== null && (m === null || ganha(porcentagem, m.porcentagem))
      return vale ? { nome, porcentagem } : m
    }, null)
  const desconto = melhor('desconto', (a, b) => a > b)
  return {
    desconto: desconto !== null && desconto.porcentagem > 0 ? desconto : null,
    comissao: melhor('comissao', (a, b) => a < b),
  }
}
