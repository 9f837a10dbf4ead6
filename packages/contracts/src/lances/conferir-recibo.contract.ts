import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, textoLivre, Uid } from '../core/fields.ts'
import { AssinaturaDaRaiz, Hash } from './raizes.schemas.ts'

export const conferirRecibo = defineCall('GET /v1/leilao/recibo/:hash', {
  summary: 'Confere um recibo de lance: que a linha está no registro, sem dizer nada das vizinhas',
  permission: 'publico',
  params: z.object({ hash: textoLivre().regex(/^[0-9a-f]{64}$/, 'Recibo inválido') }),
  reply: z.object({
    lelUid: Uid,
    leiUid: Uid,
    numero: z.string(),
    nome: z.string(),
    leilao: z.string(),
    /** a ceiling before the lot is sold, a proposal: all of the row below is null */
    lacrado: z.boolean(),
    tipo: z.string().nullable(),
    situacao: z.string().nullable(),
    valor: Centavos.nullable(),
    apelido: z.string().nullable(),
    data: Instante.nullable(),
    /** the stored hash equals the one recomputed from the row and the row before */
    confere: z.boolean(),
    /** the row's way to the signed root of its lot; null until that is published, a minute after the dispute */
    prova: AssinaturaDaRaiz.extend({
      /** SHA-256(0x00 + receipt) */
      folha: Hash,
      /** from 0, among `folhas` */
      indice: z.number().int(),
      /** from the leaf up (RFC 6962) */
      caminho: z.array(Hash),
    }).nullable(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 60, segundos: 60 },
})
