import { minhasPreferencias } from '@martelo/contracts/avisos/minhas-preferencias.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarPreferencias, canaisDaCasa, clienteQueEscolhe } from './apresentar-preferencias.ts'

handle(minhasPreferencias, async (ctx) => {
  const tem = await canaisDaCasa(ctx)
  return ctx.ler((tx) => apresentarPreferencias(ctx, tx, tem, clienteQueEscolhe(ctx)))
})
