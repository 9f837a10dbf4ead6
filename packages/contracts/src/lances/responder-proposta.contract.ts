import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, textoOpcional, Uid } from '../core/fields.ts'
import { SITUACOES_DE_PROPOSTA } from './buscar-ultimas-proposta.contract.ts'

export const responderProposta = defineCall('PUT /v1/leilao/propostas/:uid/responder', {
  summary: 'Aceita, recusa ou contrapõe uma proposta; aceitar vende o lote ou o leva ao comitente',
  permission: 'proposta:responder',
  params: z.object({ uid: Uid }),
  body: z.object({
    resposta: z.enum(['aceitar', 'recusar', 'contrapropor'], 'Resposta inválida'),
    contraproposta: CentavosPositivos.optional(),
    motivo: textoOpcional(500),
  }),
  reply: z.object({ situacao: z.enum(SITUACOES_DE_PROPOSTA), situacaoLote: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, JA_RESPONDIDA: 409, NAO_PODE: 409, VALOR: 400 },
})
