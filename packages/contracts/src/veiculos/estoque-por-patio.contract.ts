import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { PatioDoEstoque } from './estoque.schemas.ts'

export const estoquePorPatio = defineCall('GET /v1/estoque/patios', {
  summary: 'Quantos veículos há em cada pátio, há quanto tempo e quantos ainda não podem ser vendidos',
  permission: 'estoque:ver',
  reply: z.array(PatioDoEstoque),
})
