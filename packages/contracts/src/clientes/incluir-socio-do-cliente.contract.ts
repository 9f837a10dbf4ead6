import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { DadosDoSocio, RECUSAS_DE_SOCIO, Socio } from './socio.schemas.ts'

export const incluirSocioDoCliente = defineCall('POST /v1/clientes/:id/socios', {
  summary: 'A equipe inclui um sócio no quadro de uma empresa',
  permission: 'cliente:editar',
  params: z.object({ id: IdNumerico }),
  body: DadosDoSocio,
  reply: z.array(Socio),
  refusals: RECUSAS_DE_SOCIO,
})
