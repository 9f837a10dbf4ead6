import { avisosConfiguraveis } from '@martelo/contracts/avisos/avisos-configuraveis.contract.ts'
import { TIPOS_DE_AVISO } from '@martelo/domain/avisos/catalogo.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarNaLista } from './apresentar-aviso-da-casa.ts'
import { lerTudoDaCasa } from './avisos-da-casa.sql.ts'

handle(avisosConfiguraveis, async (ctx) => {
  const { canais, comTexto } = await ctx.ler((tx) => lerTudoDaCasa(tx, ctx.hotsite.id))
  return TIPOS_DE_AVISO.map((t) => apresentarNaLista(ctx, t, canais.get(t) ?? null, comTexto.has(t)))
})
