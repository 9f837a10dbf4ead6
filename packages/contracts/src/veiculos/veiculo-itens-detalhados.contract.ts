import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const veiculoItensDetalhados = defineCall('GET /v1/veiculo-itens-detalhados/find/qb', {
  summary: 'Os itens detalhados que cada tipo de veículo tem, com as respostas que cada um aceita',
  permission: 'foto:ver',
  query: z.object({ tipo: z.enum(['LEVE', 'MOTO', 'PESADO', 'UTILITARIO'], 'Tipo inválido').optional() }),
  reply: z.array(
    z.object({
      tipo: z.enum(['LEVE', 'MOTO', 'PESADO', 'UTILITARIO']),
      campo: z.string(),
      rotulo: z.string(),
      pneu: z.boolean(),
      opcoes: z.record(z.string(), z.string()),
    }),
  ),
  counted: true,
})
