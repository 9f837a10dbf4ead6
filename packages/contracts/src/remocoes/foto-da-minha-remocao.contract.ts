import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { ENVIO_DE_FOTO, FotoDaViagem, FotosDaViagem } from './foto-da-viagem.schemas.ts'

export const fotoDaMinhaRemocao = defineCall('POST /v1/remocoes/:uid/fotos-da-viagem', {
  summary: 'Guarda uma foto que o motorista tirou na coleta ou na entrega; a mesma de novo é uma só',
  permission: 'remocao:dirigir',
  params: z.object({ uid: Uid }),
  body: FotoDaViagem,
  reply: FotosDaViagem,
  refusals: { NAO_ENCONTRADA: 404, ARQUIVO: 422, CHEIO: 409, RECUSADA: 409 },
  upload: ENVIO_DE_FOTO,
  limit: { por: 'conta', max: 300, segundos: 600 },
})
