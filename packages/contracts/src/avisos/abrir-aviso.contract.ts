import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { AvisoAberto, Idioma, TipoNoEndereco } from './avisos-da-casa.schemas.ts'

export const abrirAviso = defineCall('GET /v1/configurar-notificacoes/:tipo', {
  summary: 'Um tipo de aviso: canais, textos da casa e os padrão, variáveis',
  permission: 'aviso:configurar',
  params: TipoNoEndereco,
  query: z.object({ idioma: Idioma.default('pt-BR') }),
  reply: AvisoAberto,
  refusals: { NAO_ENCONTRADO: 404 },
})
