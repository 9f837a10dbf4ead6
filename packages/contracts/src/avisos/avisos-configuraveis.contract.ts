import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { AvisoConfiguravel } from './avisos-da-casa.schemas.ts'

export const avisosConfiguraveis = defineCall('GET /v1/configurar-notificacoes', {
  summary: 'Cada tipo de aviso com os canais que a casa usa',
  permission: 'aviso:configurar',
  reply: z.array(AvisoConfiguravel),
})
