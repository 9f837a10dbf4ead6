import { previaDoBoletim } from '@martelo/contracts/newsletter/previa-do-boletim.contract.ts'
import { textoDoBoletim } from '@martelo/domain/newsletter/states.ts'
import { preverAviso } from '../../core/avisos/prever-aviso.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { htmlDaCarta } from '../../core/mail/carta-da-casa.ts'
import { contarDestinatarios } from './boletins.sql.ts'

handle(previaDoBoletim, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { usuId, nome } = exigirSessao(ctx)
    const hotId = ctx.hotsite.id
    // A sample has no way out of its own: it puts no one on the list.
    const variaveis = {
      assunto: `[Amostra] ${body.assunto}`,
      corpo: textoDoBoletim(body.texto, nome),
      sair: `${ctx.origem}/novidades`,
    }
    const { email } = await tx
      .selectFrom('usuario')
      .select('email')
      .where('hotId', '=', hotId)
      .where('id', '=', usuId)
      .executeTakeFirstOrThrow()
    if (body.enviar)
      await ctx.servicos.correio.avisar(tx, hotId, { tipo: 'boletim', para: { email, nome }, variaveis })
    const { texto } = await preverAviso(tx, ctx.hotsite, {
      tipo: 'boletim',
      forma: 'carta',
      valores: variaveis,
    })
    return {
      html: htmlDaCarta(texto, ctx.hotsite),
      destinatarios: await contarDestinatarios(tx, hotId, body.interesse || null),
      enviadaPara: body.enviar ? email : null,
    }
  }),
)
