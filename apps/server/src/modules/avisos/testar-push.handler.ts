// A notice to one's own devices, so that a person sees that they arrive. It goes the way of all others.
import { testarPush } from '@martelo/contracts/avisos/testar-push.contract.ts'
import { MARCA_DE_TESTE } from '@martelo/domain/avisos/avisos-do-cliente.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { aparelhosDe, contarAparelhos, gravarAvisoDeTeste } from './avisos.sql.ts'
import { enviarPush } from './enviar-push.job.ts'

const VALE_MS = 300_000

handle(testarPush, (ctx) =>
  ctx.tx(async (tx) => {
    const [hotId, { cliId }] = [ctx.hotsite.id, exigirCliente(ctx)]
    const aparelhos = await contarAparelhos(tx, hotId, cliId)
    if (aparelhos === 0)
      return recusar(
        'SEM_APARELHO',
        'Nenhum aparelho recebe os seus avisos ainda. Ligue os avisos neste primeiro.',
      )
    const id = await gravarAvisoDeTeste(tx, hotId, {
      cliId,
      chave: ctx.reqId.slice(0, 120),
      titulo: 'Os avisos chegam aqui',
      texto: ctx.hotsite.nome,
      link: '/cliente/avisos',
      marca: MARCA_DE_TESTE,
      venceAt: new Date(ctx.agora + VALE_MS),
    })
    for (const envio of await aparelhosDe(tx, hotId, [id])) await enviarPush.agendar(tx, envio)
    return { aparelhos }
  }),
)
