import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const atualizarFipe = defineCall('POST /v1/veiculos/:uid/fipe', {
  summary: 'Lê o preço do veículo na tabela da casa ou, sem ela, no serviço de preços',
  permission: 'veiculo:editar',
  params: z.object({ uid: Uid }),
  reply: z.object({
    nome: z.string(),
    valor: z.number(),
    dataAtualizacao: Instante,
    fonte: z.enum(['tabela', 'servico']),
  }),
  refusals: { NAO_ENCONTRADO: 404, SEM_CODIGO: 422, SEM_PRECO: 404, INDISPONIVEL: 503 },
})
