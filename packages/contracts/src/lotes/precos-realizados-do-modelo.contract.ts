import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'
import { PrecoDoModelo } from './precos-realizados.contract.ts'

const Segmento = textoLivre()
  .max(120)
  .regex(/^[a-z0-9-]+$/)
const Grupo = { quantidade: z.number().int(), mediana: z.number() }

export const precosRealizadosDoModelo = defineCall('GET /v1/lote/precos-realizados/:marca/:modelo', {
  summary: 'As vendas de um modelo neste site: quantas, mediana, parte da FIPE, por mês e por ano',
  permission: 'publico',
  replica: true,
  /** as they stand in the address */
  params: z.object({ marca: Segmento, modelo: Segmento }),
  reply: PrecoDoModelo.extend({
    menor: z.number(),
    maior: z.number(),
    porMes: z.array(z.object({ mes: z.string(), ...Grupo })),
    porAno: z.array(z.object({ ano: z.number().int(), ...Grupo })),
    /** the newest first, at most 24 */
    ultimas: z.array(
      z.object({
        data: z.iso.datetime(),
        valor: z.number(),
        anoModelo: z.number().nullable(),
        leilao: z.string(),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404, LOGIN_NECESSARIO: 401 },
})
