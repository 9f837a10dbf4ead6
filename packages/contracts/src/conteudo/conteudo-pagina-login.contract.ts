import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { ConteudoDoLogin } from './conteudo.schemas.ts'

export const conteudoPaginaLogin = defineCall('GET /v1/hotsite/:id/conteudo-pagina-login', {
  summary: 'O que a casa mostra ao lado do formulário de login',
  permission: 'publico',
  params: z.object({ id: IdNumerico }),
  reply: z.array(ConteudoDoLogin),
  refusals: { NAO_ENCONTRADO: 404 },
})
