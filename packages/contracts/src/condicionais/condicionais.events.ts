// News of conditional sales. They go to the person whom they concern, never to the room's public.
import type { CondicionalDoLote } from '../pregao/pregao.schemas.ts'

/** Frames of `leilao:<leiUid>`, for auctioneer and staff. */
export interface QuadrosDasCondicionais {
  /** the consignor answered, before the hammer or after it */
  'resposta-do-comitente': {
    lelUid: string
    numero: string
    resposta: string
    valor: number | null
    nome: string
    /** stored for the hammer, or already in force */
    durante: boolean
  }
}

/** Notices of `cliente:<cliUid>`, `comitente:<comId>` and `retaguarda:<hotId>`. */
export interface AvisosDasCondicionais {
  'condicional-atualizada': {
    lelUid: string
    leiUid: string
    numero: string
    nome: string
    condicional: CondicionalDoLote
    mensagem: string
  }
}
