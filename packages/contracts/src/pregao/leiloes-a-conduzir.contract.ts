import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { Conducao, Modalidade, SituacaoDoLeilao } from '../leiloes/leilao.schemas.ts'

export const leiloesAConduzir = defineCall('GET /v1/leiloeiro/leiloes', {
  summary: 'Leilões que esta pessoa conduz: ao vivo, prontos, os próximos e os últimos',
  permission: 'pregao:conduzir',
  reply: z.array(
    z.object({
      uid: Uid,
      nome: z.string(),
      situacao: SituacaoDoLeilao,
      modalidade: Modalidade,
      conducao: Conducao,
      data: Instante,
      leiloeiro: z.string(),
      local: z.string(),
      cidade: z.string(),
      uf: z.string(),
      lotes: z.number().int(),
      lotesAbertos: z.number().int(),
      lotesComLance: z.number().int(),
      vendidos: z.number().int(),
    }),
  ),
})
