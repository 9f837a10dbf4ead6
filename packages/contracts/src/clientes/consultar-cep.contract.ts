import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const consultarCep = defineCall('GET /v1/cliente/cep/:cep', {
  summary: 'Endereço de um CEP, para preencher o formulário',
  permission: 'cliente:area',
  params: z.object({ cep: textoLivre().regex(/^\d{5}-?\d{3}$/, 'Informe o CEP no formato 00000-000') }),
  reply: z.object({
    cep: z.string(),
    logradouro: z.string(),
    bairro: z.string(),
    cidade: z.string(),
    estadoSigla: z.string(),
    locId: z.number().int(),
  }),
  refusals: { CEP_DESCONHECIDO: 404, CONSULTA_FORA: 503 },
  limit: { por: 'conta', max: 30, segundos: 60 },
})
