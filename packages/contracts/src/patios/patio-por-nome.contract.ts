import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { PatioPublico } from './patio.schemas.ts'

export const patioPorNome = defineCall('GET /v1/patio/por-nome/:patioNome', {
  summary: 'Um pátio pelo nome (ou pelo nome do endereço)',
  permission: 'publico',
  params: z.object({ patioNome: z.string().min(1, 'Informe o pátio').max(120, 'Nome muito longo') }),
  reply: PatioPublico,
  refusals: { NAO_ENCONTRADO: 404 },
})
