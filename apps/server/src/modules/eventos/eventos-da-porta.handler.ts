import { eventosDaPorta } from '@martelo/contracts/eventos/eventos-da-porta.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

const UM_DIA_MS = 86_400_000

handle(eventosDaPorta, (ctx) =>
  ctx.ler(async (tx) => {
    const { rows } = await sql<{ uid: string; nome: string; local: string; inicioAt: Date }>`
      select uid, nome, local, inicio_at from evento where hot_id = ${ctx.hotsite.id} and ativo
        and fim_at > ${new Date(ctx.agora - UM_DIA_MS)}
      -- What is over since yesterday is only looked up: the door opens on what is on, or comes next.
      order by fim_at < ${new Date(ctx.agora)}, inicio_at, id limit 100`.execute(tx)
    return rows.map((e) => ({ ...e, inicioAt: iso(e.inicioAt) }))
  }),
)
