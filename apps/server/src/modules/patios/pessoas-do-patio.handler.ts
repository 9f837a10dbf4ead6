import { pessoasDoPatio } from '@martelo/contracts/patios/pessoas-do-patio.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'

handle(pessoasDoPatio, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const { rows } = await sql<{ uid: string; nome: string }>`
      select u.uid, u.nome from usuario u join usuario_patio x on x.usu_id = u.id join patio p on p.id = x.pat_id
      where u.hot_id = ${ctx.hotsite.id} and u.ativo and p.uid = ${params.patUid} order by u.nome limit 200`.execute(
      tx,
    )
    return rows
  }),
)
