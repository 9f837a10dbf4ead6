import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, texto } from '../core/fields.ts'
import { FichaDoCliente } from './ficha-do-cliente.contract.ts'

export const mostrarCliente = defineCall('POST /v1/clientes/:id/mostrar', {
  summary: 'Mostra por quinze minutos os dados que o papel vê mascarados; com motivo, e fica registrado',
  permission: 'cliente:mostrar',
  params: z.object({ id: IdNumerico }),
  body: z.object({ motivo: texto(300, 'Informe o motivo') }),
  reply: FichaDoCliente,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
