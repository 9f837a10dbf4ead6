import { DECISOES_DE_CAUCAO } from '@martelo/domain/caucoes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, textoOpcional, Uid, Versao } from '../core/fields.ts'
import { SituacaoDaCaucao } from './caucao.schemas.ts'

export const moverCaucao = defineCall('PUT /v1/leilao/caucoes/:uid', {
  summary: 'Aceita, usa na compra, devolve ou retém uma caução',
  permission: 'caucao:mover',
  params: z.object({ uid: Uid }),
  body: z.object({
    decisao: z.enum(DECISOES_DE_CAUCAO, 'Decisão inválida'),
    motivo: textoOpcional(500),
    /** how much of it is retained; the rest goes back */
    valor: CentavosPositivos.optional(),
    versao: Versao,
  }),
  reply: z.object({ situacao: SituacaoDaCaucao, versao: z.number().int() }),
  refusals: { NAO_ENCONTRADA: 404, MUDOU: 409, NAO_PODE: 409, VALOR: 409 },
})
