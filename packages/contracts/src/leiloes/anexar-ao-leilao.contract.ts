import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const anexarAoLeilao = defineCall('POST /v1/leiloes/:id/anexos/:tipo', {
  summary: 'Envia o edital, a ordem de visitação, a ordem de entrada (PDF) ou a imagem do leilão',
  permission: 'leilao:editar',
  params: z.object({
    id: IdNumerico,
    tipo: z.enum(['edital', 'ordem-visitacao', 'ordem-entrada', 'imagem'], 'Anexo desconhecido'),
  }),
  reply: z.object({ url: z.string(), versao: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422, TRAVADO: 409 },
  upload: { maxArquivos: 1, maxBytes: 15 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 300 },
})
