import { extratosRecentes } from '@martelo/contracts/pagamentos/extratos-recentes.contract.ts'
import type { TipoDeExtrato } from '@martelo/domain/extratos/entrada-do-extrato.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

handle(extratosRecentes, (ctx) =>
  ctx.ler(async (tx) => {
    const { rows } = await sql<{
      uid: string
      tipo: TipoDeExtrato
      nome: string
      createdAt: Date
      total: number
      abertas: number
    }>`
      select e.uid, e.tipo, e.nome, e.created_at, count(l.id)::int as total,
        count(l.id) filter (where l.situacao = 'aberta')::int as abertas
      from extrato e left join extrato_linha l on l.ext_id = e.id
      where e.hot_id = ${ctx.hotsite.id} group by e.id order by e.id desc limit 50`.execute(tx)
    return rows.map(({ createdAt, ...r }) => ({ ...r, criadoAt: iso(createdAt) }))
  }),
)
