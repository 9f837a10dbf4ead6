import { patioPorNome } from '@martelo/contracts/patios/patio-por-nome.contract.ts'
import { slug } from '@martelo/domain/comum/texto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarPatio } from './apresentar-patio.ts'
import { lerPatios } from './patios.sql.ts'

handle(patioPorNome, async (ctx, { params }) => {
  const nome = slug(params.patioNome)
  const patio = (await ctx.ler((tx) => lerPatios(tx, ctx.hotsite.id))).find((p) => slug(p.nome) === nome)
  return patio === undefined ? recusar('NAO_ENCONTRADO', 'Pátio não encontrado') : apresentarPatio(patio)
})
