import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

const Contagem = z.object({ lelUid: z.uuid(), veiUid: z.uuid(), quantidade: z.number() })

export const estatisticaParaBusca = defineCall('GET /v1/leilao/lotes/estatistica-para-busca', {
  summary: 'Os lotes mais visitados e os mais disputados dos últimos 7 dias',
  permission: 'publico',
  reply: z.object({ visitados: z.array(Contagem), lances: z.array(Contagem) }),
})
