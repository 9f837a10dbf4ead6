// Another code, or again the letter that stands in its place. An unknown sign-up is answered like a known one.
import { reenviarCodigoDoCadastro } from '@martelo/contracts/clientes/reenviar-codigo-do-cadastro.contract.ts'
import { tempoEmPalavras } from '@martelo/domain/calendario/tempo-em-palavras.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { demorarPorSegredoErrado, resumirSegredo } from '../usuarios/door.ts'
import { travarPendente } from './cadastro-pendente.sql.ts'
import { esperarCodigoDoCadastro, proximoCodigoDoCadastro } from './codigo-do-cadastro.ts'
import { prepararCadastro } from './preparar-cadastro.job.ts'

handle(reenviarCodigoDoCadastro, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const pendente = await ctx.tx((tx) => travarPendente(tx, hotId, { resumo: resumirSegredo(body.cadastro) }))
  if (pendente === undefined) await demorarPorSegredoErrado(ctx)
  const id = pendente?.id ?? 0
  const esperar = pendente === undefined ? 0 : await esperarCodigoDoCadastro(ctx, id)
  if (esperar > 0)
    return recusar('MUITOS_CODIGOS', `Aguarde ${tempoEmPalavras(esperar)} para pedir outro código.`, {
      esperarSegundos: esperar,
    })
  if (pendente !== undefined)
    await ctx.tx((tx) => prepararCadastro.agendar(tx, { hotId, id, origem: ctx.origem }))
  return { proximoEnvio: await proximoCodigoDoCadastro(ctx, id) }
})
