import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosApurados, ConsultaDeLista, Instante, Uid } from '../core/fields.ts'
import { SituacaoDoLeilao } from '../leiloes/leilao.schemas.ts'

export const leiloesDoComitente = defineCall('GET /v1/comitentes/meus-leiloes', {
  summary: 'Leilões em que há lotes dos comitentes desta pessoa, com os seus números',
  permission: 'comitente:acompanhar',
  query: ConsultaDeLista.pick({ pagina: true, porPagina: true, busca: true }).extend({
    /** comes first, found or not: the choice of a filter keeps its name */
    escolhido: Uid.optional(),
  }),
  reply: z.array(
    z.object({
      uid: Uid,
      nome: z.string(),
      situacao: SituacaoDoLeilao,
      data: Instante,
      lotes: z.number().int(),
      comLance: z.number().int(),
      vendidos: z.number().int(),
      condicionais: z.number().int(),
      aguardandoResposta: z.number().int(),
      totalVendido: CentavosApurados,
    }),
  ),
})
