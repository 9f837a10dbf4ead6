import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const conferirImpresso = defineCall('GET /v1/impressos/conferir/:hash', {
  summary: 'Se o documento impresso sob este código vale agora, e o que está registrado nele, mascarado',
  permission: 'publico',
  params: z.object({ hash: textoLivre().regex(/^[0-9a-f]{32}$/, 'Código inválido') }),
  reply: z.object({
    documento: z.string(),
    /** of a numbered document */
    numero: z.string().nullable(),
    /** whether the paper may be relied on now */
    valida: z.boolean(),
    /** Válida, Cancelada, Já utilizada, Vencida */
    validade: z.string(),
    /** why it is not valid, in words for the staff at the gate */
    explicacao: z.string().nullable(),
    situacao: z.string(),
    hotsite: z.string(),
    leilao: z.string(),
    leilaoData: z.string(),
    comprador: z.string(),
    lotes: z.array(z.object({ numero: z.string(), nome: z.string(), valor: z.number().int() })),
    valorTotal: z.number().int(),
    /** a pickup: who may collect what, where and when */
    retirada: z
      .object({
        quem: z.string(),
        cpf: z.string(),
        porTerceiro: z.boolean(),
        bem: z.string(),
        placa: z.string().nullable(),
        chassi: z.string().nullable(),
        inicio: z.string(),
        fim: z.string(),
        patio: z.string(),
        /** when the yard marked the arrival, and the first name of who did */
        chegada: z.object({ em: z.string(), por: z.string() }).nullable(),
      })
      .nullable(),
    /** the copies that were handed over under this code, newest first; a file is compared by its digest */
    copias: z.array(
      z.object({
        titulo: z.string(),
        emitidaAt: z.string(),
        sha256: z.string().nullable(),
        vigente: z.boolean(),
      }),
    ),
    conferidoAt: z.string(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 120, segundos: 600 },
})
