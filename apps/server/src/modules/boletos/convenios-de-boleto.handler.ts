import { conveniosDeBoleto } from '@martelo/contracts/boletos/convenios-de-boleto.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarConvenio } from './apresentar-boleto.ts'
import { lerConvenios } from './boletos.sql.ts'

handle(conveniosDeBoleto, async (ctx) =>
  (await ctx.ler((tx) => lerConvenios(tx, ctx.hotsite.id))).map(apresentarConvenio),
)
