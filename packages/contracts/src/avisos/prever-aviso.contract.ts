import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Forma, TextoDoAviso, TipoNoEndereco } from './avisos-da-casa.schemas.ts'

export const preverAvisoDaCasa = defineCall('POST /v1/configurar-notificacoes/:tipo/previa', {
  summary: 'O texto como sai, com dados de exemplo e as palavras da casa',
  permission: 'aviso:configurar',
  params: TipoNoEndereco,
  body: z.object({ forma: Forma, texto: TextoDoAviso }),
  reply: z.object({ titulo: z.string(), texto: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400 },
})
