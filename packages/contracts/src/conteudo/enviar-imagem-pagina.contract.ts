import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const USOS_DE_IMAGEM = ['imagem', 'imagemMobile', 'imagemPrincipal'] as const

export const enviarImagemPagina = defineCall('POST /v1/hotsite/paginas/imagem', {
  summary: 'Guarda uma imagem de página (PNG, JPEG ou WebP) e devolve o endereço',
  permission: 'conteudo:editar',
  body: z.object({ uso: z.enum(USOS_DE_IMAGEM, 'Escolha onde a imagem aparece') }),
  reply: z.object({ url: z.string(), largura: z.number(), altura: z.number() }),
  refusals: { ARQUIVO: 422 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 120, segundos: 300 },
})
