import { NOMES_DOS_RECURSOS } from '@martelo/domain/hotsites/recursos.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto } from '../core/fields.ts'
import { RecursosDaCasa } from './recursos-da-casa.contract.ts'

export const mudarRecurso = defineCall('PUT /v1/ti/recursos/:recurso', {
  summary: 'Liga ou desliga um recurso da casa, com o motivo; vale em todos os processos em segundos',
  permission: 'ti:agir',
  params: z.object({ recurso: z.enum(NOMES_DOS_RECURSOS, 'Recurso desconhecido') }),
  body: z.object({ ligado: z.boolean({ error: 'Valor inválido' }), motivo: texto(300, 'Informe o motivo') }),
  reply: RecursosDaCasa,
})
