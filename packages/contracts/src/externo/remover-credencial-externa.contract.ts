import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { NomeDoParceiro, ParceiroDaCasa } from './externo.schemas.ts'

export const removerCredencialExterna = defineCall('DELETE /v1/externo/parceiros/:parceiro/credencial', {
  summary: 'Remove a credencial da casa num parceiro; vale a da plataforma, se houver',
  permission: 'externo:configurar',
  params: z.object({ parceiro: NomeDoParceiro }),
  reply: ParceiroDaCasa,
  refusals: { NAO_ENCONTRADO: 404 },
})
