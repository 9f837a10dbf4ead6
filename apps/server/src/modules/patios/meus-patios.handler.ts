import { meusPatios } from '@martelo/contracts/patios/meus-patios.contract.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { patiosDaPessoa } from './patios.sql.ts'

handle(meusPatios, (ctx) =>
  ctx.ler(async (tx) => {
    const patios = await patiosDaPessoa(tx, ctx.hotsite.id, exigirSessao(ctx))
    const r = await sql<{ patId: number; hoje: number; proxima: Date | null }>`
      select pat_id, min(inicio) filter (where fim > now()) as proxima,
        (count(*) filter (where (inicio at time zone 'America/Sao_Paulo')::date = (now() at time zone 'America/Sao_Paulo')::date))::int as hoje
      from agendamento where hot_id = ${ctx.hotsite.id} and situacao = 'agendado' and inicio > now() - interval '1 day'
      group by pat_id`.execute(tx)
    const porPatio = new Map(r.rows.map((l) => [l.patId, l]))
    return patios.map(({ id, ...p }) => {
      const l = porPatio.get(id)
      return { ...p, retiradasHoje: l?.hoje ?? 0, proximaRetirada: l?.proxima?.toISOString() ?? null }
    })
  }),
)
