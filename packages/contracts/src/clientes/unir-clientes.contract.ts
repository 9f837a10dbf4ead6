import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, inteiro, texto } from '../core/fields.ts'
import { FichaDoCliente } from './ficha-do-cliente.contract.ts'

export const unirClientes = defineCall('POST /v1/clientes/:id/unir', {
  summary:
    'Une a este cadastro outro da mesma pessoa: documentos, favoritos e grupos vêm, o outro fecha, e lances e compras dele aparecem aqui',
  permission: 'cliente:unir',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    outroId: inteiro('Informe o número do outro cadastro').min(1, 'Informe o número do outro cadastro'),
    motivo: texto(300, 'Informe o motivo'),
  }),
  reply: FichaDoCliente,
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 422, IMPEDIDO: 409 },
})
