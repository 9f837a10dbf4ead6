import { listaSiteDePatios } from '@martelo/contracts/patios/lista-site-de-patios.contract.ts'
import { slug } from '@martelo/domain/comum/texto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarPatio } from './apresentar-patio.ts'
import { lerPatios } from './patios.sql.ts'

handle(listaSiteDePatios, async (ctx, { query }) => {
  const patios = await ctx.ler((tx) => lerPatios(tx, ctx.hotsite.id))
  const uf = query.estadoUf?.toUpperCase()
  const cidade = query.cidade === undefined ? undefined : slug(query.cidade)
  return patios
    .filter((p) => (uf === undefined || p.uf === uf) && (cidade === undefined || slug(p.cidade) === cidade))
    .map(apresentarPatio)
})
