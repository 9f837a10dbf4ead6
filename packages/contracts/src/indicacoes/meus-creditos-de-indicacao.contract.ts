import { SITUACOES_DO_CREDITO } from '@martelo/domain/indicacoes/credito.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosApurados, Instante, Uid } from '../core/fields.ts'

export const MeusCreditos = z.object({
  /** null: the house has no campaign now */
  regra: z.object({ valor: Centavos, diasDeEspera: z.number().int() }).nullable(),
  disponivel: CentavosApurados,
  creditos: z.array(
    z.object({
      uid: Uid,
      /** the first name and an initial */
      nome: z.string(),
      valor: Centavos,
      situacao: z.enum(SITUACOES_DO_CREDITO),
      liberaAt: Instante,
    }),
  ),
  /** open purchases whose commission has room for credits */
  compras: z.array(z.object({ id: z.number().int(), leilao: z.string(), cabe: Centavos })),
})

export const meusCreditosDeIndicacao = defineCall('GET /v1/cliente/indicacoes/creditos', {
  summary: 'O que quem entrou ganhou por indicar, e em que compras pode usar',
  permission: 'perfil:ver',
  recurso: 'indique-ganhe',
  reply: MeusCreditos,
})
