import { RESPOSTAS_DO_COMITENTE } from '@martelo/domain/condicionais/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosPositivos, Uid } from '../core/fields.ts'

export const contrapropostaExterna = defineCall(
  'POST /v1/comitente-integracao/lotes/:lelUid/contraproposta',
  {
    summary: 'O sistema do comitente responde a um lote condicional: libera, recusa, ou pede outro valor',
    permission: 'integracao:externa',
    params: z.object({ lelUid: Uid }),
    body: z.object({
      resposta: z.enum(RESPOSTAS_DO_COMITENTE, 'Resposta desconhecida'),
      valor: CentavosPositivos.nullish(),
      /** the bid that it answers; another one now: MUDOU */
      sobre: Centavos.nullable(),
    }),
    reply: z.object({ aceita: z.literal(true) }),
    refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403, MUDOU: 409, NAO_PODE: 409 },
    limit: { por: 'conta', max: 60, segundos: 60 },
  },
)
