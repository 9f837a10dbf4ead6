import { INTEGRADORAS } from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Dia, Instante, textoLivre, Uid } from '../core/fields.ts'

const Referencia = z.object({ uid: Uid, nome: z.string() })
const Escolha = { error: 'Escolha uma opção' }

export const logsDaIntegracao = defineCall('GET /v1/comitente-integracao/logs/find/qb', {
  summary: 'Conversas com os sistemas dos comitentes, mascaradas, da mais nova para a mais antiga',
  permission: 'integracao:ver',
  query: ConsultaDeLista.extend({
    integradora: z.enum([...INTEGRADORAS, 'Procob'], Escolha).optional(),
    origem: z.enum(['enviado', 'recebido'], Escolha).optional(),
    resultado: z.enum(['sucesso', 'falha'], Escolha).optional(),
    /** of this removal alone */
    remocaoUid: Uid.optional(),
    eventCode: textoLivre().max(20).optional(),
    de: Dia.optional(),
    ate: Dia.optional(),
  }),
  reply: z.array(
    z.object({
      uid: Uid,
      /** the user who caused it; null: a system */
      cliUid: Uid.nullable(),
      integradora: z.string(),
      /** the operation: an event's code, or what was asked */
      tipo: z.string(),
      origem: z.enum(['enviado', 'recebido']),
      url: z.string().nullable(),
      headers: z.record(z.string(), z.string()).nullable(),
      body: z.string().nullable(),
      query: z.string().nullable(),
      response: z.string().nullable(),
      error: z.string().nullable(),
      tempoResposta: z.number().int(),
      mensagem: z.string(),
      sucesso: z.boolean(),
      eventCode: z.string().nullable(),
      eventStatus: z.string().nullable(),
      veiculo: Referencia.nullable(),
      remocao: Referencia.nullable(),
      createdAt: Instante,
      createdBy: z.string().nullable(),
    }),
  ),
  counted: true,
})
