import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { EnvioDoAparelho, RespostaAoAparelho } from './vistoria-no-aparelho.schemas.ts'

export const sincronizarVistoria = defineCall('POST /v1/vistorias/:uid/sincronizar', {
  summary: 'Recebe de um aparelho o que foi respondido sem rede; o mesmo de novo não muda nada',
  permission: 'vistoria:fazer',
  params: z.object({ uid: Uid }),
  body: EnvioDoAparelho,
  reply: RespostaAoAparelho,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 1200, segundos: 600 },
})
