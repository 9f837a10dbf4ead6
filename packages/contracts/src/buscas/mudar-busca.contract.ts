import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { BuscaSalva, Frequencia, NomeDaBusca } from './busca-salva.schemas.ts'

export const mudarBusca = defineCall('PUT /v1/cliente/buscas-salvas/:uid', {
  summary: 'Muda o nome de uma busca salva e como ela avisa',
  permission: 'cliente:area',
  recurso: 'buscas-salvas',
  params: z.object({ uid: Uid }),
  body: z.object({ nome: NomeDaBusca, frequencia: Frequencia, porEmail: z.boolean() }),
  reply: BuscaSalva,
  refusals: { NAO_ENCONTRADO: 404 },
})
