import { INDICES } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { DireitoDeclarado, PropostaFeita } from './judicial.schemas.ts'

const DoLote = z.object({
  lote: z.string(),
  leilao: z.string(),
  processo: z.string(),
  /** path of the lot's page */
  url: z.string(),
})

export const meusDireitos = defineCall('GET /v1/cliente/judicial', {
  summary: 'O que o cliente declarou e propôs em leilões judiciais: preferências e pagamentos parcelados',
  permission: 'cliente:area',
  reply: z.object({
    direitos: z.array(DireitoDeclarado.extend({ ...DoLote.shape, podeJuntar: z.boolean() })),
    propostas: z.array(PropostaFeita.extend({ ...DoLote.shape, indice: z.enum(INDICES) })),
  }),
})
