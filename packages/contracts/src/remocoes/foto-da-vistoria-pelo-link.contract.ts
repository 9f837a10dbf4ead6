import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, textoLivre, Uid } from '../core/fields.ts'
import { ENVIO_DE_FOTO } from './foto-da-viagem.schemas.ts'

export const fotoDaVistoriaPeloLink = defineCall('POST /v1/remocoes/link/:segredo/vistorias/:uid/fotos', {
  summary: 'Guarda uma foto da vistoria que o motorista faz pelo endereço da sua remoção; a mesma é uma só',
  permission: 'publico',
  params: z.object({ segredo: texto(64, 'Endereço inválido'), uid: Uid }),
  body: z.object({
    /** what the synchronising answered: the inspection, or this device's copy */
    destino: Uid,
    /** the item that it shows */
    item: textoLivre().trim().max(60, 'Item inválido'),
    chaveDoPedido: Uid,
  }),
  reply: z.object({ guardada: z.literal(true) }),
  refusals: { NAO_ENCONTRADA: 404, ARQUIVO: 422, CHEIO: 409 },
  upload: ENVIO_DE_FOTO,
  limit: { por: 'ip', max: 300, segundos: 600 },
})
