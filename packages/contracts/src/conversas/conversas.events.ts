// Messages on the wire. A message that this browser echoed is replaced by the server's copy through its uid.
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

export const TAMANHO_DA_MENSAGEM = 500

export const Mensagem = z.object({
  uid: Uid,
  chatUid: Uid,
  lelUid: Uid.nullable(),
  /** a client's nickname is masked; people of the house are named by what they are */
  autor: z.string(),
  daCasa: z.boolean(),
  /** pseudonym of the author in this conversation: one's own comes with the conversation */
  selo: z.string(),
  texto: z.string(),
  createdAt: Instante,
  /** removed by the house; its text is empty then */
  removida: z.boolean(),
  /** staff only */
  cliUid: Uid.nullable().optional(),
})
export type Mensagem = z.infer<typeof Mensagem>

/** Frames of `leilao:<leiUid>`; staff and auctioneer also see who wrote. */
export interface QuadrosDasConversas {
  'mensagem-enviada': { mensagem: Mensagem }
  'mensagem-removida': { chatUid: string; uid: string }
  /** the house has read up to this message: the sender's read mark */
  'mensagens-lidas': { chatUid: string; ateUid: string; leitorDaCasa: boolean }
}
