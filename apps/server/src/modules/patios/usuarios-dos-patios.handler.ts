import { usuariosDosPatios } from '@martelo/contracts/patios/usuarios-dos-patios.contract.ts'
import { sql } from 'kysely'
import { contemSql, listar, ordemSql } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'

interface Linha {
  uid: string
  nome: string
  email: string
  ativo: boolean
  patios: { uid: string; nome: string }[]
}

handle(usuariosDosPatios, async (ctx, { query: q }) => {
  const { linhas, total } = await ctx.ler((tx) =>
    listar<Linha>(tx, {
      colunas: sql`u.uid, u.nome, u.email, u.ativo,
        coalesce((select jsonb_agg(jsonb_build_object('uid', p.uid, 'nome', p.nome) order by p.nome)
          from usuario_patio x join patio p on p.id = x.pat_id where x.usu_id = u.id and x.hot_id = u.hot_id), '[]') as patios`,
      de: sql`usuario u`,
      onde: [
        sql`u.hot_id = ${ctx.hotsite.id} and 'Pátio' = any(u.papeis)`,
        contemSql(q.busca, [sql`u.nome`, sql`u.email`]),
        ...(q.patio
          ? [
              sql`exists (select from usuario_patio x join patio p on p.id = x.pat_id where x.usu_id = u.id and p.uid = ${q.patio})`,
            ]
          : []),
        ...(q.semPatio ? [sql`not exists (select from usuario_patio x where x.usu_id = u.id)`] : []),
      ],
      ordem: ordemSql(
        q.ordenar,
        { nome: sql`busca_chave(u.nome)`, email: sql`u.email` },
        sql`busca_chave(u.nome)`,
        sql`u.id`,
      ),
      pagina: q,
    }),
  )
  ctx.contar(total)
  return linhas
})
