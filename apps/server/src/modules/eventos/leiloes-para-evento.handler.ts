import { leiloesParaEvento } from '@martelo/contracts/eventos/leiloes-para-evento.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

handle(leiloesParaEvento, (ctx) =>
  ctx.ler(async (tx) => {
    const { rows } = await sql<{ uid: string; nome: string; data: Date; situacao: string }>`
      select uid, nome, data, situacao from leilao where hot_id = ${ctx.hotsite.id} and situacao <> 'CANCELADO'
      order by data desc, id limit 200`.execute(tx)
    return rows.map((l) => ({ ...l, data: iso(l.data) }))
  }),
)
