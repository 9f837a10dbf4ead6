import { pageviewsDoLote } from '@martelo/contracts/visitas/pageviews-do-lote.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { mapaDe } from '../lotes/door.ts'
import { pageviews } from './visitas.sql.ts'

handle(pageviewsDoLote, async (ctx, { params }) => {
  const l = await ctx.ler((tx) => pageviews(tx, ctx.hotsite.id, params.uid))
  if (l === undefined) return recusar('NAO_ENCONTRADO', 'Este lote não existe ou já saiu do ar.')
  const { lelUid, veiUid, quantidade } = l
  return {
    lelUid,
    veiUid,
    quantidade,
    googleMaps: mapaDe(l.latitude, l.longitude, l.endereco, l.cidade, l.uf),
  }
})
