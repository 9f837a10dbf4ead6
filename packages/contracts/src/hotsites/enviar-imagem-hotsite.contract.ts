import { IMAGENS_DA_MARCA } from '@martelo/domain/hotsites/aparencia.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const enviarImagemHotsite = defineCall('POST /v1/hotsite/admin/:id/imagem', {
  summary:
    'Guarda um logo, ícone ou capa (PNG, JPEG ou WebP) e devolve o endereço; o site muda quando se salva',
  permission: 'hotsite:editar',
  params: z.object({ id: IdNumerico }),
  body: z.object({ uso: z.enum(IMAGENS_DA_MARCA, 'Escolha onde a imagem aparece') }),
  reply: z.object({
    uso: z.enum(IMAGENS_DA_MARCA),
    url: z.string(),
    largura: z.number(),
    altura: z.number(),
  }),
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 300 },
})
