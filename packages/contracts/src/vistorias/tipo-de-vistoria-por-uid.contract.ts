import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiroEscrito, Uid } from '../core/fields.ts'
import { CategoriasDaVistoria, TipoDeVistoria } from './vistoria.schemas.ts'

export const tipoDeVistoriaPorUid = defineCall('GET /v1/tipo-vistoria/find/:uid', {
  summary: 'Um tipo de vistoria com suas perguntas, na versão atual ou em uma anterior',
  permission: 'vistoria:ver',
  params: z.object({ uid: Uid }),
  query: z.object({ numero: inteiroEscrito('Versão inválida').min(1, 'Versão inválida').optional() }),
  reply: TipoDeVistoria.extend({
    categorias: CategoriasDaVistoria,
    /** of the questions shown */
    numero: z.number(),
    versoes: z.array(
      z.object({
        numero: z.number(),
        createdAt: z.string(),
        por: z.string().nullable(),
        vistorias: z.number(),
      }),
    ),
    can: z.object({ editar: z.boolean(), apagar: z.boolean(), motivo: z.string().nullable() }),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
