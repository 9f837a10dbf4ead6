import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

export const baixarComprovante = defineCall('GET /v1/comprovantes/:uid/arquivo', {
  summary: 'O arquivo de um comprovante, por endereço assinado (até cinco minutos, para quem o recebeu)',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  query: z.object({
    expira: textoLivre().max(12, 'Endereço inválido'),
    assinatura: textoLivre().max(100, 'Endereço inválido'),
  }),
  refusals: { ENDERECO_VENCIDO: 403, NAO_ENCONTRADO: 404 },
  file: true,
})
