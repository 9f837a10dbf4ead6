import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { ManutencaoDasCasas } from './manutencao.schemas.ts'

export const encerrarManutencaoDasCasas = defineCall('POST /v1/manutencao/das-casas/:ato/encerrar', {
  summary: 'Reabre todas as casas de um anúncio da plataforma, ou o cancela; as manutenções próprias ficam',
  permission: 'manutencao:fazer',
  params: z.object({ ato: Uid }),
  reply: z.array(ManutencaoDasCasas),
  refusals: { NAO_ENCONTRADO: 404, SO_PLATAFORMA: 403 },
})
