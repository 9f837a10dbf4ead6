import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Manutencao } from './manutencao.schemas.ts'

export const encerrarManutencao = defineCall('POST /v1/manutencao/:uid/encerrar', {
  summary:
    'Reabre o site, ou todos os do mesmo anúncio, ou o cancela; os leilões parados voltam com o tempo que perderam',
  permission: 'manutencao:fazer',
  params: z.object({ uid: Uid }),
  /** in all houses in which the same act announced it */
  body: z.object({ todasAsCasas: z.boolean({ error: 'Valor inválido' }).default(false) }),
  reply: z.array(Manutencao),
  refusals: { NAO_ENCONTRADO: 404, SO_PLATAFORMA: 403 },
})
