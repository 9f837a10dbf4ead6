import { problemasRelatados } from '@martelo/contracts/lotes/problemas-relatados.contract.ts'
import type { MotivoDoProblema } from '@martelo/domain/lotes/problemas.ts'
import { sql } from 'kysely'
import { contemSql, listar } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

interface Linha {
  uid: string
  motivo: MotivoDoProblema
  texto: string
  email: string | null
  cliente: string | null
  createdAt: Date
  vistoAt: Date | null
  vistoPor: string | null
  lote: { uid: string; id: number; numero: string; nome: string; leilao: string }
}

const SITUACAO = {
  abertos: sql`p.visto_at is null`,
  vistos: sql`p.visto_at is not null`,
  todos: sql`true`,
}

handle(problemasRelatados, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const { linhas, total } = await listar<Linha>(tx, {
      colunas: sql`p.uid, p.motivo, p.texto, p.email, c.apelido as cliente, p.created_at, p.visto_at, u.nome as visto_por,
        jsonb_build_object('uid', l.uid, 'id', l.id, 'numero', l.numero, 'nome', l.nome, 'leilao', a.nome) as lote`,
      de: sql`problema_relatado p join lote l on l.id = p.lel_id join leilao a on a.id = l.lei_id
        left join cliente c on c.id = p.cli_id left join usuario u on u.id = p.visto_by`,
      onde: [
        sql`p.hot_id = ${ctx.hotsite.id}`,
        SITUACAO[query.situacao],
        contemSql(query.busca, [sql`p.texto`, sql`l.nome`, sql`l.numero`, sql`p.email`]),
      ],
      ordem: sql`order by p.id desc`,
      pagina: query,
    })
    ctx.contar(total)
    return linhas.map(({ createdAt, vistoAt, ...r }) => ({
      ...r,
      createdAt: iso(createdAt),
      vistoAt: iso(vistoAt),
    }))
  }),
)
