import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosPositivos, Uid } from '../core/fields.ts'
import { CondicionalDoLote } from '../pregao/pregao.schemas.ts'

export const responderNovoValor = defineCall('POST /v1/cliente/condicionais/:lelUid/resposta', {
  summary: 'O cliente aceita, recusa ou contrapropõe o novo valor do comitente',
  permission: 'compra:minha',
  ato: 'LANCES',
  params: z.object({ lelUid: Uid }),
  body: z.object({
    resposta: z.enum(['aceitar', 'recusar', 'contraproposta'], 'Resposta desconhecida'),
    /** with `contraproposta` */
    valor: CentavosPositivos.nullish(),
    /** the new value that was on the screen: a client accepts only a price he saw */
    novoValor: Centavos,
  }),
  reply: z.object({ condicional: CondicionalDoLote }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, NAO_PODE: 409, 'termos-nao-aceitos': 403 },
  limit: { por: 'conta', max: 30, segundos: 60 },
})
