import { inscritosNaNewsletter } from '@martelo/contracts/newsletter/inscritos-na-newsletter.contract.ts'
import { sql } from 'kysely'
import { contemSql, listar } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

interface Linha {
  uid: string
  nome: string
  email: string
  interesse: string | null
  consentimento: string
  createdAt: Date
  confirmadoAt: Date | null
  saiuAt: Date | null
}

const SITUACAO = {
  ativos: sql`n.saiu_at is null and n.confirmado_at is not null`,
  aguardando: sql`n.saiu_at is null and n.confirmado_at is null`,
  sairam: sql`n.saiu_at is not null`,
  todos: sql`true`,
}

handle(inscritosNaNewsletter, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const { linhas, total } = await listar<Linha>(tx, {
      colunas: sql`n.uid, n.nome, n.email, n.interesse, n.consentimento, n.created_at, n.confirmado_at, n.saiu_at`,
      de: sql`newsletter_inscricao n`,
      onde: [
        sql`n.hot_id = ${ctx.hotsite.id}`,
        SITUACAO[query.situacao],
        contemSql(query.busca, [sql`n.nome`, sql`n.email`, sql`n.interesse`]),
      ],
      ordem: sql`order by n.id desc`,
      pagina: query,
    })
    ctx.contar(total)
    return linhas.map(({ createdAt, confirmadoAt, saiuAt, ...r }) => ({
      ...r,
      createdAt: iso(createdAt),
      confirmadoAt: iso(confirmadoAt),
      saiuAt: iso(saiuAt),
    }))
  }),
)
