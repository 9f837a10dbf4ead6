// What decides whether a person may write in a conversation, read once for the page and for the message.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type LeilaoDaPessoa, quemNaSala } from '../pregao/door.ts'
import { impedimentoParaEscrever } from './apresentar-mensagem.ts'
import { acharConversa, type Leitura, lerLeitura, type LugarDaConversa } from './conversas.sql.ts'

export interface ConversaDaPessoa {
  readonly lugar: LugarDaConversa
  readonly quem: LeilaoDaPessoa
  readonly leitura: Leitura
  readonly daCasa: boolean
  /** why he may not write; null: he may */
  readonly impedimento: string | null
}

/** Null when there is no such place, or none that this person may know of. */
export async function lerConversaDaPessoa(
  ctx: Ctx,
  tx: Tx,
  onde: { readonly leiUid?: string | undefined; readonly lelUid?: string | undefined },
): Promise<ConversaDaPessoa | null> {
  const lugar = await acharConversa(tx, ctx.hotsite.id, onde)
  const quem = lugar && (await quemNaSala(tx, ctx.hotsite, ctx.sessao, lugar.leiUid))
  if (!lugar || !quem) return null
  const leitura = await lerLeitura(tx, lugar.chatId ?? 0, ctx.sessao?.usuId ?? null)
  const fatos = {
    silenciado: leitura.silenciado,
    doLote: lugar.lelId !== null,
    respondePeloLote: lugar.comId !== null && quem.comIds.includes(lugar.comId),
    encerrada: lugar.lelId === null && (quem.situacao === 'EXECUTADO' || quem.situacao === 'CANCELADO'),
  }
  return {
    lugar,
    quem,
    leitura,
    daCasa: quem.conduz || quem.publicos.includes('equipe'),
    impedimento: impedimentoParaEscrever(ctx.sessao, fatos, ctx.hotsite.tipo),
  }
}
