import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { ConteudoDoLogin } from './conteudo.schemas.ts'

export const salvarConteudoLogin = defineCall('PUT /v1/hotsite/:id/conteudo-pagina-login', {
  summary: 'Salva e publica o conteúdo da página de login',
  permission: 'conteudo:editar',
  params: z.object({ id: IdNumerico }),
  body: z.object({ conteudos: z.array(ConteudoDoLogin).max(6, 'Use no máximo 6 blocos') }),
  reply: z.array(ConteudoDoLogin),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400 },
})
