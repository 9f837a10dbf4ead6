import { preferenciasDaEquipe } from '@martelo/contracts/avisos/preferencias-da-equipe.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarPreferencias, canaisDaCasa, equipeQueEscolhe } from './apresentar-preferencias.ts'

handle(preferenciasDaEquipe, async (ctx) => {
  const tem = await canaisDaCasa(ctx)
  return ctx.ler((tx) => apresentarPreferencias(ctx, tx, tem, equipeQueEscolhe(ctx)))
})
