import { EVENTOS_DE_REMOCAO } from '@martelo/domain/remocoes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Dia, textoOpcional, Uid, Versao } from '../core/fields.ts'
import { RemocaoCompleta } from './remocao.schemas.ts'

export const moverRemocao = defineCall('POST /v1/remocoes/:uid/mover', {
  summary: 'Autoriza, agenda, recusa, cancela uma remoção, ou registra um passo dela pela casa',
  permission: 'remocao:mover',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(EVENTOS_DE_REMOCAO, { error: 'Ação inválida' }),
    motivo: textoOpcional(500),
    traUid: Uid.nullish(),
    motUid: Uid.nullish(),
    valor: Centavos.nullish(),
    previstaEm: Dia.nullish(),
    versao: Versao,
  }),
  reply: RemocaoCompleta,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, MUDOU: 409, REFERENCIA: 422, CAMPOS: 422 },
})
