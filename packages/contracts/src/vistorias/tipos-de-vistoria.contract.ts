import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { BemVistoriado, TipoDeVistoria } from './vistoria.schemas.ts'

export const tiposDeVistoria = defineCall('GET /v1/tipo-vistoria/find/qb', {
  summary: 'Tipos de vistoria, com paginação, ordenação, busca e filtros',
  permission: 'vistoria:ver',
  query: ConsultaDeLista.extend({
    ativo: z.enum(['sim', 'nao'], 'Escolha sim ou não').optional(),
    disponivelPara: BemVistoriado.optional(),
  }),
  reply: z.array(TipoDeVistoria),
  counted: true,
})
