import { ESTADOS_DO_LANCE } from '@martelo/domain/lances/estado-do-lance.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'

/** One lot on which the client has bid: the specification's "my bid". */
export const MeuLance = z.object({
  loteId: z.number().int(),
  leilaoId: z.number().int(),
  lelUid: Uid,
  leiUid: Uid,
  veiUid: Uid,
  /** status of his last bid */
  situacao: z.string(),
  tipo: z.string(),
  tipoNegociacao: z.string(),
  data: Instante,
  /** his highest bid */
  valor: Centavos,
  /** his own ceiling, while it stands */
  teto: Centavos.nullable(),
  /** bids that his ceiling sent */
  enviados: z.number().int(),
  estado: z.enum(ESTADOS_DO_LANCE),
  valorAtual: Centavos.nullable(),
  situacaoLote: z.string(),
})

export const meusLancesRapido = defineCall('GET /v1/cliente/meus-lances-rapido', {
  summary: 'Lista rápida dos lotes em que o cliente deu lance, para marcar cartões',
  permission: 'lance:dar',
  reply: z.array(MeuLance),
})
