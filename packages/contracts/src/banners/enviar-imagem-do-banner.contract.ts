import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Posicao } from './banner.schemas.ts'

export const enviarImagemDoBanner = defineCall('POST /v1/banners/imagem', {
  summary: 'Guarda a imagem de um banner, nas medidas da posição; o banner a usa quando é salvo',
  permission: 'conteudo:editar',
  body: z.object({
    posicao: Posicao,
    uso: z.enum(['imagem', 'imagemMobile'], 'Escolha onde a imagem aparece'),
  }),
  reply: z.object({ url: z.string(), largura: z.number(), altura: z.number() }),
  refusals: { ARQUIVO: 422 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 300 },
})
