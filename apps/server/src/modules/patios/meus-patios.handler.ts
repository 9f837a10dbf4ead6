import { meusPatios } from '@martelo/contracts/patios/meus-patios.contract.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { patiosDaPessoa } from './patios.sql.ts'

handle(meusPatios, (ctx) =>
  ctx.ler(async (tx) => {
    const patios = await patiosDaPessoa(tx, ctx.hotsite.id, exigirSessao(ctx))
    const hoje = await sql<{ patId: number; n: number }>`
      select pat_id, count(*)::int as n from agendamento
      where hot_id = ${ctx.hotsite.id} and situacao = 'agendado'
        and (inicio at time zone 'America/Sao_Paulo')::date = (now() at time zone 'America/Sao_Paulo')::date
      group by pat_id`.execute(tx)
    const porPatio = new Map(hoje.rows.map((l) => [l.patId, l.n]))
    return patios.map(({ id, ...p }) => ({ ...p, retiradasHoje: porPatio.get(id) ?? 0 }))
  }),
)
