// A notice to the consignor's people when a client asks about a lot of theirs: the first question that waits, not each.
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
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
  await ctx.servicos.correio.avisarVarios(
    tx,
    hotId,
    pessoas.map((usuId) => ({
      tipo: 'pergunta-do-cliente' as const,
      para: { usuId },
      variaveis: { lote: lugar.lote, autor: m.autor, pergunta: m.texto },
      chave: `pergunta:${m.id}`,
      link: caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid: lugar.leiUid }),
      marca: `conversa:${m.chatId}`,
    })),
  )
}
