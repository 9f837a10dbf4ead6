import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { NotasDoLeiloeiro } from './avaliacao.schemas.ts'

export const avaliarLeiloeiro = defineCall('PUT /v1/leiloes/avaliacao-leiloeiro/:uid', {
  summary: 'Avalia o leiloeiro de um leilão encerrado; dada de novo, toma o lugar da anterior',
  permission: 'avaliacao-leiloeiro:dar',
  params: z.object({ uid: Uid }),
  body: NotasDoLeiloeiro,
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
  limit: { por: 'conta', max: 30, segundos: 60 },
})
