import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConfiguracaoDaPagina, Uri } from './conteudo.schemas.ts'

export const paginasConfiguracao = defineCall('GET /v1/hotsite/paginas/configuracao', {
  summary: 'Título, descrição e modelo de uma página ligada',
  permission: 'publico',
  query: z.object({ uri: Uri }),
  reply: ConfiguracaoDaPagina,
  refusals: { NAO_ENCONTRADO: 404 },
})
