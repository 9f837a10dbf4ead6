// Photographs that a driver takes where he collects and where he delivers.
import { MOMENTOS_DA_VIAGEM } from '@martelo/domain/remocoes/fotos-da-viagem.ts'
import { z } from 'zod'
import { textoOpcional, Uid } from '../core/fields.ts'

export const FotoDaViagem = z.object({
  momento: z.enum(MOMENTOS_DA_VIAGEM, { error: 'Diga se é da coleta ou da entrega' }),
  /** of the picture's content: the same one again is one */
  chaveDoPedido: Uid,
  /** which of the house's positions it shows */
  posicao: textoOpcional(60),
})
export const FotosDaViagem = z.object({ coleta: z.number().int(), entrega: z.number().int() })
export const ENVIO_DE_FOTO = { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 } as const
