import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto } from '../core/fields.ts'
import { ENVIO_DE_FOTO, FotoDaViagem, FotosDaViagem } from './foto-da-viagem.schemas.ts'

export const fotoPeloLink = defineCall('POST /v1/remocoes/link/:segredo/fotos', {
  summary: 'Guarda uma foto que o motorista tirou na coleta ou na entrega; a mesma de novo é uma só',
  permission: 'publico',
  params: z.object({ segredo: texto(64, 'Endereço inválido') }),
  body: FotoDaViagem,
  reply: FotosDaViagem,
  refusals: { NAO_ENCONTRADA: 404, ARQUIVO: 422, CHEIO: 409, RECUSADA: 409 },
  upload: ENVIO_DE_FOTO,
  limit: { por: 'ip', max: 120, segundos: 600 },
})
