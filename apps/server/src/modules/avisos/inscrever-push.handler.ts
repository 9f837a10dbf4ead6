// A browser belongs to the client who signed it up last: another client's subscription of the same browser moves to
// this one.
import { inscreverPush } from '@martelo/contracts/avisos/inscrever-push.contract.ts'
import { servicoDePushConhecido } from '@martelo/domain/avisos/avisos-em-aparelhos.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { contarAparelhos, porAparelho, temAparelho } from './avisos.sql.ts'
import { outrosServicos } from '../../core/avisos/servicos-de-push.ts'

/** A person has a telephone, a computer and a tablet; more is a program. */
const MAXIMO = 10

handle(inscreverPush, async (ctx, { body: { endpoint, keys } }) => {
  if (!servicoDePushConhecido(endpoint, outrosServicos(ctx.servicos.config)))
    return recusar('SERVICO_DESCONHECIDO', 'O serviço de avisos deste navegador não é conhecido.')
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const ja = await temAparelho(tx, hotId, cliId, endpoint)
    if (!ja && (await contarAparelhos(tx, hotId, cliId)) >= MAXIMO)
      return recusar('CHEIO', `Os avisos já vão para ${MAXIMO} aparelhos. Desligue em um deles primeiro.`)
    await porAparelho(tx, { hotId, cliId, endpoint, ...keys, agente: ctx.agente })
    return { aparelhos: await contarAparelhos(tx, hotId, cliId) }
  })
})
