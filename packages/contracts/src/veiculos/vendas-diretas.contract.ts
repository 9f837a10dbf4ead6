import { EVENTOS_DA_VENDA_DIRETA, SITUACOES_DA_VENDA_DIRETA } from '@martelo/domain/veiculos/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const vendasDiretas = defineCall('GET /v1/veiculos/:uid/vendas-diretas', {
  summary: 'As ofertas do veículo a preço fixo, fora de leilão, e o que se pode fazer com cada uma',
  permission: 'veiculo:ver',
  params: z.object({ uid: Uid }),
  reply: z.object({
    /** why a new one may not be opened; null: it may */
    impedimento: z.string().nullable(),
    vendas: z.array(
      z.object({
        uid: z.uuid(),
        situacao: z.enum(SITUACOES_DA_VENDA_DIRETA),
        preco: z.number(),
        validaAte: z.string().nullable(),
        compradorNome: z.string().nullable(),
        compradorDocumento: z.string().nullable(),
        motivo: z.string().nullable(),
        /** the sale that it became */
        venda: z.object({ id: z.number(), situacao: z.string() }).nullable(),
        createdAt: z.iso.datetime(),
        updatedAt: z.iso.datetime(),
        eventos: z.array(z.enum(EVENTOS_DA_VENDA_DIRETA)),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
