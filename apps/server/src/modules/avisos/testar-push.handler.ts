// A notice to one's own devices, so that a person sees that they arrive. It goes the way of all others.
import { testarPush } from '@martelo/contracts/avisos/testar-push.contract.ts'
import { MARCA_DE_TESTE } from '@martelo/domain/avisos/avisos-em-aparelhos.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { contarAparelhos } from './avisos.sql.ts'

handle(testarPush, (ctx) =>
  ctx.tx(async (tx) => {
    const [hotId, { cliId }] = [ctx.hotsite.id, exigirCliente(ctx)]
    const aparelhos = await contarAparelhos(tx, hotId, cliId)
    if (aparelhos === 0)
      return recusar(
        'SEM_APARELHO',
        'Nenhum aparelho recebe os seus avisos ainda. Ligue os avisos neste primeiro.',
      )
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: 'teste',
      para: { cliId },
      variaveis: {},
      link: '/cliente/avisos',
      marca: MARCA_DE_TESTE,
    })
    return { aparelhos }
  }),
)
