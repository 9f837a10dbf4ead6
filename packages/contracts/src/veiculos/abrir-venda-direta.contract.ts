import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, Dia, Uid } from '../core/fields.ts'

export const abrirVendaDireta = defineCall('POST /v1/veiculos/:uid/vendas-diretas', {
  summary: 'Oferece o veículo a preço fixo, fora de leilão',
  permission: 'veiculo:editar',
  params: z.object({ uid: Uid }),
  body: z.object({ preco: CentavosPositivos, validaAte: Dia.nullable() }),
  reply: z.object({ uid: z.uuid() }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
