import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const padroesDoLeilao = defineCall('GET /v1/leiloes/padroes', {
  summary: 'Com o que começa um leilão novo desta casa: o leiloeiro, onde o site é a marca de um só',
  permission: 'leilao:editar',
  reply: z.object({ leiloeiroUid: Uid.nullable() }),
})
