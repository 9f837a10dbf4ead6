// A letter to the consignor's people when a client asks about a lot of theirs: the first question that waits, not each.
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { com, maiuscula, palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { LinhaDeMensagem, LugarDaConversa } from './conversas.sql.ts'
import { aQuemAvisarDaPergunta } from './perguntas.sql.ts'

/** In the transaction of the message. */
export async function avisarPergunta(
  ctx: Ctx,
  tx: Tx,
  { lugar, m }: { readonly lugar: LugarDaConversa; readonly m: LinhaDeMensagem },
): Promise<void> {
  if (m.daCasa || lugar.comId === null || lugar.lote === null) return
  const hotId = ctx.hotsite.id
  const pessoas = await aQuemAvisarDaPergunta(tx, hotId, {
    chatId: m.chatId,
    comId: lugar.comId,
    menId: m.id,
  })
  const p = palavras(ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao')
  const tela = caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid: lugar.leiUid })
  for (const { email, nome } of pessoas)
    await ctx.servicos.correio.enviar(tx, hotId, {
      canal: 'email',
      para: email,
      assunto: `Pergunta sobre ${com('o', p.lote)} ${lugar.lote}`,
      texto: [
        `Olá, ${nome}.`,
        `${maiuscula(p.lote.um)} ${lugar.lote}: ${m.autor} perguntou`,
        `“${m.texto}”`,
        `Responda em ${ctx.origem}${tela}. A resposta aparece na página ${com('do', p.lote)}, para todos.`,
        'Até que você leia ou alguém responda, as próximas perguntas não geram outro e-mail.',
      ].join('\n\n'),
    })
}
