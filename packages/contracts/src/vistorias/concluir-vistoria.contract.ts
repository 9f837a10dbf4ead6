import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { FimNoAparelho, VistoriaTerminada } from './vistoria-no-aparelho.schemas.ts'

export const concluirVistoria = defineCall('POST /v1/vistorias/:uid/concluir', {
  summary: 'Conclui uma vistoria cujas respostas e fotos chegaram; a mesma de novo responde o mesmo',
  permission: 'vistoria:fazer',
  params: z.object({ uid: Uid }),
  body: FimNoAparelho,
  reply: VistoriaTerminada,
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, OUTRO_APARELHO: 409 },
  limit: { por: 'conta', max: 300, segundos: 600 },
})
