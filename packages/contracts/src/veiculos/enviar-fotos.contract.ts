import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { FotoDoVeiculo } from './veiculo.schemas.ts'

export const enviarFotos = defineCall('POST /v1/veiculos/:uid/fotos', {
  summary: 'Envia fotos (JPEG, PNG, WebP); cada arquivo responde por si',
  permission: 'veiculo:editar',
  params: z.object({ uid: Uid }),
  body: z.object({
    /** `giro`: the pictures of a turn around the vehicle, in their order */
    tipo: z.enum(['foto', 'giro'], 'Valor inválido').default('foto'),
  }),
  reply: z.object({
    fotos: z.array(FotoDoVeiculo),
    recusadas: z.array(z.object({ nome: z.string(), mensagem: z.string() })),
  }),
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422, CHEIO: 409 },
  upload: { maxArquivos: 5, maxBytes: 15 * 1024 * 1024 },
  limit: { por: 'conta', max: 600, segundos: 300 },
})
