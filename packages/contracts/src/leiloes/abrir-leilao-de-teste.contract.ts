import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const abrirLeilaoDeTeste = defineCall('POST /v1/leiloes/teste', {
  summary:
    'Monta um leilão de teste com lotes prontos, que só a equipe vê e que se conduz até o fim; um de cada vez',
  permission: 'leilao:editar',
  reply: z.object({ id: z.number(), uid: z.uuid() }),
  refusals: { JA_EXISTE: 409 },
})
