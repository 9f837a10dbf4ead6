import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, Uid } from '../core/fields.ts'
import { GrupoDoCliente } from './grupo.schemas.ts'

const Escolhidos = z
  .array(inteiro('Grupo inválido').min(1, 'Grupo inválido'))
  .max(100, 'No máximo 100 grupos')

export const ligarGruposAoCliente = defineCall('POST /cliente/grupos-clientes/:uid', {
  summary: 'Os grupos em que a casa põe o cliente à mão, no lugar dos que pusera; os das condições ficam',
  permission: 'grupo-cliente:editar',
  params: z.object({ uid: Uid }),
  body: z.object({
    grupos: Escolhidos,
    lidos: Escolhidos.optional().describe(
      'those chosen by hand as the caller read them; when they moved on: MUDOU',
    ),
  }),
  reply: z.array(GrupoDoCliente),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, CAMPOS: 422 },
})
