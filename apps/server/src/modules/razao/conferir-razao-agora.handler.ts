import { conferirRazaoAgora } from '@martelo/contracts/razao/conferir-razao-agora.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { conferirEGuardar } from './conferir-razao.ts'
import { ultimaConferencia } from './ultima-conferencia.sql.ts'

handle(conferirRazaoAgora, async (ctx) => {
  await conferirEGuardar(ctx.servicos.banco, ctx.hotsite.id)
  const feita = await ctx.tx((tx) => ultimaConferencia(tx, ctx.hotsite.id))
  if (feita === null) throw new Error('the check was not kept')
  return feita
})
