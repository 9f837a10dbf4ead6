import { carimbos } from '@martelo/contracts/lotes/carimbos.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'

interface Linha {
  uid: string
  nome: string
  urlCard: string | null
  urlLote: string | null
  link: string | null
  ordem: number
  lotes: number
}

handle(carimbos, (ctx) =>
  ctx.ler(async (tx) => {
    const { rows } = await sql<Linha>`
      select k.uid, k.nome, k.url_card, k.url_lote, k.link, k.ordem,
        (select count(*)::int from lote l where l.hot_id = k.hot_id and k.nome = any(l.carimbos)) as lotes
      from carimbo k where k.hot_id = ${ctx.hotsite.id} order by k.ordem, k.nome`.execute(tx)
    return rows
  }),
)
