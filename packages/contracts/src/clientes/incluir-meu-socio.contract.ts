import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { DadosDoSocio, RECUSAS_DE_SOCIO, Socio } from './socio.schemas.ts'

export const incluirMeuSocio = defineCall('POST /v1/cliente/socios', {
  summary: 'A empresa inclui um sócio no seu quadro',
  permission: 'cliente:area',
  body: DadosDoSocio,
  reply: z.array(Socio),
  refusals: RECUSAS_DE_SOCIO,
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
