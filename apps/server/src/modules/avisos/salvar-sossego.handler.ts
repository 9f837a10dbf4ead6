import { salvarSossego } from '@martelo/contracts/avisos/salvar-sossego.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarPreferencias, canaisDaCasa } from './apresentar-preferencias.ts'
import { gravarSossego } from './avisos.sql.ts'

const AS_DUAS = 'Informe o começo e o fim do silêncio.'

handle(salvarSossego, async (ctx, { body }) => {
  const { usuId } = exigirCliente(ctx)
  if ((body.silencioDe === null) !== (body.silencioAte === null))
    return recusar('INCOMPLETO', AS_DUAS, {
      campos: { [body.silencioDe === null ? 'silencioDe' : 'silencioAte']: AS_DUAS },
    })
  const tem = await canaisDaCasa(ctx)
  return ctx.tx(async (tx) => {
    await gravarSossego(tx, ctx.hotsite.id, usuId, body)
    return apresentarPreferencias(ctx, tx, tem)
  })
})
