import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const conferirRecibo = defineCall('GET /v1/leilao/recibo/:hash', {
  summary: 'Confere um recibo de lance: a que linha do registro ele pertence e se a corrente o contém',
  permission: 'publico',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'Recibo inválido') }),
  reply: z.object({
    lelUid: Uid,
    leiUid: Uid,
    numero: z.string(),
    nome: z.string(),
    leilao: z.string(),
    seq: z.number().int(),
    tipo: z.string(),
    situacao: z.string(),
    /** null while the row is sealed (a ceiling of an open lot, a proposal) */
    valor: Centavos.nullable(),
    apelido: z.string(),
    data: Instante,
    /** the stored hash equals the one computed anew from the row and the row before */
    confere: z.boolean(),
    hashAnterior: z.string().nullable(),
    ultimoHashDoLote: z.string().nullable(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 60, segundos: 60 },
})
