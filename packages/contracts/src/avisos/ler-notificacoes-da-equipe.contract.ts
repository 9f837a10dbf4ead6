import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const lerNotificacoesDaEquipe = defineCall('POST /v1/equipe/notificacoes/lidas', {
  summary: 'Marca como lidos os avisos da pessoa da casa até este, ele incluído',
  permission: 'retaguarda:entrar',
  body: z.object({ ate: Uid }),
  reply: z.object({ naoLidas: z.number() }),
})
