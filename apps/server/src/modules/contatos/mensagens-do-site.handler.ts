import { mensagensDoSite } from '@martelo/contracts/contatos/mensagens-do-site.contract.ts'
import { sql } from 'kysely'
import { contemSql, paginaSql, todas } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

interface Linha {
  uid: string
  tipo: 'contato' | 'socio'
  nome: string
  email: string
  telefone: string | null
  assunto: string
  texto: string
  empresa: string | null
  documento: string | null
  cidade: string | null
  uf: string | null
  cliente: string | null
  createdAt: Date
  vistoAt: Date | null
  vistoPor: string | null
  total: number
}

const SITUACAO = {
  abertas: sql`m.visto_at is null`,
  vistas: sql`m.visto_at is not null`,
  todas: sql`true`,
}

handle(mensagensDoSite, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const onde = todas([
      sql`m.hot_id = ${ctx.hotsite.id}`,
      SITUACAO[query.situacao],
      query.tipo === 'todos' ? sql`true` : sql`m.tipo = ${query.tipo}`,
      contemSql(query.busca, [sql`m.texto`, sql`m.nome`, sql`m.email`, sql`m.empresa`, sql`m.assunto`]),
    ])
    const { rows } = await sql<Linha>`
      select m.uid, m.tipo, m.nome, m.email, m.telefone, m.assunto, m.texto, m.empresa, m.documento, m.cidade, m.uf,
        c.apelido as cliente, m.created_at, m.visto_at, u.nome as visto_por, count(*) over ()::int as total
      from mensagem_do_site m left join cliente c on c.id = m.cli_id left join usuario u on u.id = m.visto_by
      where ${onde} order by m.id desc ${paginaSql(query)}`.execute(tx)
    ctx.contar(rows[0]?.total ?? 0)
    return rows.map(({ total: _, createdAt, vistoAt, ...r }) => ({
      ...r,
      createdAt: iso(createdAt),
      vistoAt: iso(vistoAt),
    }))
  }),
)
