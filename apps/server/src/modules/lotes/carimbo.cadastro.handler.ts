import { CARIMBO } from '@martelo/contracts/lotes/carimbo.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'

handleCadastro(CARIMBO, {
  colunas: {
    lotes: sql`(select count(*)::int from lote l where l.hot_id = t.hot_id and t.nome = any(l.carimbos))`,
  },
  // Lots carry it by its name: a stamp that is renamed is renamed on them too.
  async depoisDeSalvar({ ctx, tx, antes, dados }) {
    if (antes === null || antes.nome === dados.nome) return
    await sql`update lote set carimbos = array_replace(carimbos, ${antes.nome}, ${dados.nome})
      where hot_id = ${ctx.hotsite.id} and ${antes.nome} = any(carimbos)`.execute(tx)
  },
})
