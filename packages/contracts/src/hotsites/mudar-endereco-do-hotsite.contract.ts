import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { Dominio, Subdominio } from './abrir-hotsite.contract.ts'

export const mudarEnderecoDoHotsite = defineCall('PUT /v1/hotsite/admin/:id/endereco', {
  summary: 'Muda domínio, subdomínio e tipo de um hotsite, e se ele está no ar; só a plataforma',
  permission: 'hotsite:editar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    subdominio: Subdominio,
    dominio: Dominio.nullable(),
    tipo: z.enum(['leilao', 'loja'], 'Escolha o tipo'),
    ativo: z.boolean(),
  }),
  refusals: { SO_PLATAFORMA: 403, NAO_ENCONTRADO: 404, CAMPOS: 422 },
})
