import { listarAlertas } from '@martelo/contracts/buscas/listar-alertas.contract.ts'
import { sql } from 'kysely'
import { contemSql, listar } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

interface Linha {
  uid: string
  email: string
  nome: string
  endereco: string
  frequencia: 'na-hora' | 'diaria'
  consentimento: string
  createdAt: Date
  confirmadoAt: Date | null
  venceAt: Date | null
}

const SITUACAO = {
  ativos: sql`b.confirmado_at is not null`,
  aguardando: sql`b.confirmado_at is null`,
  todos: sql`true`,
}

handle(listarAlertas, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const { linhas, total } = await listar<Linha>(tx, {
      colunas: sql`b.uid, b.email, b.nome, b.endereco, b.frequencia, b.consentimento, b.created_at, b.confirmado_at, b.vence_at`,
      de: sql`busca_salva b`,
      onde: [
        sql`b.hot_id = ${ctx.hotsite.id}`,
        sql`b.email is not null`,
        SITUACAO[query.situacao],
        contemSql(query.busca, [sql`b.nome`, sql`b.email`]),
      ],
      ordem: sql`order by b.id desc`,
      pagina: query,
    })
    ctx.contar(total)
    return linhas.map(({ createdAt, confirmadoAt, venceAt, ...r }) => ({
      ...r,
      createdAt: iso(createdAt),
      confirmadoAt: iso(confirmadoAt),
      venceAt: iso(venceAt),
    }))
  }),
)
