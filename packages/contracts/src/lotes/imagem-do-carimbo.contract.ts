import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const imagemDoCarimbo = defineCall('POST /v1/carimbos/:uid/imagem/:onde', {
  summary: 'Envia a imagem do carimbo para o cartão ou para a página do lote; sem arquivo, tira a imagem',
  permission: 'carimbo:editar',
  params: z.object({ uid: Uid, onde: z.enum(['card', 'lote'], 'Lugar desconhecido') }),
  reply: z.object({ url: z.string().nullable() }),
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422 },
  upload: { maxArquivos: 1, maxBytes: 2 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 300 },
})
