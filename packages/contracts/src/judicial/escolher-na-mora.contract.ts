import { ESCOLHAS_DO_EXEQUENTE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid, Versao } from '../core/fields.ts'

export const escolherNaMora = defineCall('PUT /v1/vendas/judicial/moras/:uid', {
  summary: 'Anota o que o exequente pediu diante do atraso: execução ou resolução (CPC, art. 895, § 5º)',
  permission: 'judicial:mora',
  params: z.object({ uid: Uid }),
  body: z.object({
    escolha: z.enum(ESCOLHAS_DO_EXEQUENTE, { error: 'Escolha o que o exequente pediu' }),
    explicacao: texto(1000, 'Diga em que petição ou decisão ele o pediu'),
    versao: Versao,
  }),
  reply: z.object({ escolha: z.enum(ESCOLHAS_DO_EXEQUENTE) }),
  refusals: { NAO_ENCONTRADA: 404, NAO_PODE: 409, MUDOU: 409 },
})
