import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { NotaDaVistoria, SituacaoDaVistoria } from './vistoria.schemas.ts'

export const concluirVistoria = defineCall('POST /v1/vistorias/:uid/concluir', {
  summary: 'Conclui uma vistoria cujas respostas e fotos chegaram; a mesma de novo responde o mesmo',
  permission: 'vistoria:fazer',
  params: z.object({ uid: Uid }),
  body: z.object({
    aparelho: Uid,
    agora: Instante,
    fim: Instante,
    /** keys of the photographs that the device took */
    fotos: z.array(Uid).max(300, 'Há fotos demais'),
  }),
  reply: z.object({ situacao: SituacaoDaVistoria, nota: NotaDaVistoria.nullable(), hash: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, OUTRO_APARELHO: 409 },
  limit: { por: 'conta', max: 300, segundos: 600 },
})
