import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { CategoriaRespondida, LinhaDaVistoria } from './vistoria.schemas.ts'

export const vistoriaPorUid = defineCall('GET /v1/vistorias/:uid', {
  summary: 'Uma vistoria: perguntas na versão em que foi feita, respostas, marcas, fotos e cópias',
  permission: 'vistoria:ver',
  params: z.object({ uid: Uid }),
  reply: LinhaDaVistoria.extend({
    categorias: z.array(CategoriaRespondida),
    pontos: z.number().nullable(),
    motivoCancelada: z.string().nullable(),
    /** how far the device's clock was ahead, in seconds */
    relogioSegundos: z.number().nullable(),
    aparelhoInicio: Instante.nullable(),
    aparelhoFim: Instante.nullable(),
    faltam: z.array(z.string()),
    copiasRecebidas: z.array(
      z.object({
        uid: z.uuid(),
        vistoriador: z.string(),
        aparelho: z.string().nullable(),
        motivo: z.enum(['OUTRO_APARELHO', 'Realizada', 'Cancelada']),
        recebidaEm: Instante,
        atualizadaEm: Instante,
        relogioSegundos: z.number(),
        vistaEm: Instante.nullable(),
        vistaPor: z.string().nullable(),
        categorias: z.array(CategoriaRespondida),
      }),
    ),
    can: z.object({ cancelar: z.boolean(), fazer: z.boolean() }),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
