import { SITUACOES_DE_SOLICITACAO } from '@martelo/domain/portal/solicitacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const paginaDoComitente = defineCall('GET /v1/comitentes/minha-pagina', {
  summary: 'O que espera o comitente: condicionais a responder, solicitações não aceitas, lotes em venda',
  permission: 'comitente:acompanhar',
  reply: z.object({
    comitentes: z.array(z.string()),
    condicionais: z.array(
      z.object({
        lelUid: Uid,
        leiUid: Uid,
        numero: z.string(),
        nome: z.string(),
        leilao: z.string(),
        /** the client's reply, or the bid */
        valor: Centavos.nullable(),
        reserva: Centavos.nullable(),
        prazo: Instante.nullable(),
      }),
    ),
    naoAceitas: z.array(
      z.object({
        uid: Uid,
        leiUid: Uid,
        numero: z.string(),
        nome: z.string(),
        /** `enviando`: the process that sent it died */
        status: z.enum(SITUACOES_DE_SOLICITACAO),
        mensagem: z.string().nullable(),
      }),
    ),
    lotes: z.object({ emVenda: z.number().int(), comLance: z.number().int(), vendidos: z.number().int() }),
    /** net of sold lots that no statement holds yet */
    previsto: z.number().int(),
  }),
})
