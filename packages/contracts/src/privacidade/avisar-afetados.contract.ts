import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { AfetadosDoIncidente } from './afetados-do-incidente.schemas.ts'

export const avisarAfetados = defineCall('POST /v1/privacidade/incidentes/:uid/avisar-afetados', {
  summary:
    'Escreve aos afetados que ainda não foram avisados, nas palavras da casa; vai por e-mail e no sino',
  permission: 'privacidade:editar',
  params: z.object({ uid: Uid }),
  body: z.object({
    mensagem: texto(4000, 'Escreva o que aconteceu').min(40, 'Conte o que aconteceu e o que fazer'),
  }),
  reply: AfetadosDoIncidente,
  refusals: { NAO_ENCONTRADO: 404, SEM_AFETADOS: 409 },
  limit: { por: 'conta', max: 20, segundos: 3600 },
})
