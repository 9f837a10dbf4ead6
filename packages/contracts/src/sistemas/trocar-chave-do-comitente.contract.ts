import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const trocarChaveDoComitente = defineCall('POST /v1/comitentes/chaves/:uid/trocar', {
  summary: 'Troca uma chave: a nova vale já, a anterior por mais 24 horas',
  permission: 'sistema-comitente:gerir',
  params: z.object({ uid: Uid }),
  reply: z.object({ uid: z.uuid(), chave: z.string(), anteriorValeAte: z.iso.datetime() }),
  refusals: { NAO_ENCONTRADO: 404, ENCERRADA: 409 },
  limit: { por: 'conta', max: 30, segundos: 3600 },
})
