import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, texto } from '../core/fields.ts'
import { FichaDoCliente } from './ficha-do-cliente.contract.ts'

export const executarExclusao = defineCall('POST /v1/clientes/:id/exclusao', {
  summary:
    'Faz agora a exclusão que o titular pediu, com motivo; antes do prazo, só quem recebeu de outra pessoa o direito de antecipar',
  permission: 'privacidade:editar',
  params: z.object({ id: IdNumerico }),
  body: z.object({ motivo: texto(500, 'Informe o motivo') }),
  reply: FichaDoCliente,
  refusals: { NAO_ENCONTRADO: 404, SEM_PEDIDO: 409, SEGUNDO_DIREITO: 403, IMPEDIDA: 409 },
})
