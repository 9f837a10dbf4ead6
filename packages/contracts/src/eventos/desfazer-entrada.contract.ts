import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, texto, Uid } from '../core/fields.ts'

export const desfazerEntrada = defineCall('POST /v1/eventos/:uid/entradas/desfazer', {
  summary: 'Desfaz a entrada de um convidado que foi marcado por engano; só a que o aparelho viu',
  permission: 'evento:receber',
  params: z.object({ uid: Uid }),
  body: z.object({ codigo: texto(400, 'Informe o código'), entrouAt: Instante }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409 },
})
