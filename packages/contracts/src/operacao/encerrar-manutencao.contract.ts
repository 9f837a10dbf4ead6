import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Manutencao } from './manutencao.schemas.ts'

export const encerrarManutencao = defineCall('POST /v1/manutencao/:uid/encerrar', {
  summary: 'Reabre o site, ou cancela o anúncio; os leilões parados voltam com o tempo que perderam',
  permission: 'manutencao:fazer',
  params: z.object({ uid: Uid }),
  reply: z.array(Manutencao),
  refusals: { NAO_ENCONTRADO: 404 },
})
