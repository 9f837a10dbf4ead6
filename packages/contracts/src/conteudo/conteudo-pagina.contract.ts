import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { PaginaPublica, Uri } from './conteudo.schemas.ts'

export const conteudoPagina = defineCall('GET /v1/hotsite/conteudo-pagina', {
  summary: 'Uma página publicada, inteira: as seções visíveis agora, na ordem, com os dados de cada uma',
  permission: 'publico',
  replica: true,
  query: z.object({ uri: Uri }),
  reply: PaginaPublica,
  refusals: { NAO_ENCONTRADO: 404 },
  trusted: true,
})
