import { minhaAssinatura } from '@martelo/contracts/avisos/minha-assinatura.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerAssinatura } from './avisos-da-casa.sql.ts'

handle(minhaAssinatura, async (ctx) => {
  const { usuId, nome } = exigirSessao(ctx)
  const salva = await ctx.ler((tx) => lerAssinatura(tx, ctx.hotsite.id, usuId))
  return salva ?? { nome, cargo: '', telefone: '', texto: '', ativa: false, versao: 0 }
})
