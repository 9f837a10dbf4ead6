import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const painelExterno = defineCall('GET /v1/comitente-integracao/meu-painel', {
  summary:
    'Como vai a integração de um comitente, para quem cuida do sistema dele: lotes, respostas devidas, chaves, entregas',
  permission: 'sistema-comitente:gerir',
  reply: z.object({
    comitentes: z.array(z.string()),
    lotes: z.object({ emVenda: z.number().int(), comLance: z.number().int(), vendidos: z.number().int() }),
    /** conditional lots that wait for an answer */
    condicionais: z.array(
      z.object({
        lelUid: Uid,
        leiUid: Uid,
        numero: z.string(),
        nome: z.string(),
        leilao: z.string(),
        valor: Centavos.nullable(),
        prazo: Instante.nullable(),
      }),
    ),
    chaves: z.object({ ativas: z.number().int(), ultimoUsoAt: Instante.nullable() }),
    /** deliveries of the last 7 days, by address */
    enderecos: z.array(
      z.object({
        uid: Uid,
        endereco: z.string(),
        ambiente: z.enum(['producao', 'teste']),
        ativo: z.boolean(),
        entregues: z.number().int(),
        naFila: z.number().int(),
        falhas: z.number().int(),
      }),
    ),
  }),
})
