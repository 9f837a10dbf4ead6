import { METODOS_DE_ENTREGA } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const opcoesDeEntrega = defineCall('GET /v1/entregas/opcoes', {
  summary: 'Métodos de entrega dos documentos com o preço de hoje, e os pátios',
  permission: 'compra:minha',
  reply: z.object({
    metodos: z.array(z.object({ metodo: z.enum(METODOS_DE_ENTREGA), valor: z.number().int() })),
    patios: z.array(z.object({ uid: Uid, nome: z.string(), cidade: z.string(), uf: z.string() })),
    endereco: z.string().nullable(),
  }),
})
