import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid, Versao } from '../core/fields.ts'
import { DadosDoProcesso } from './judicial.schemas.ts'

export const salvarJudicial = defineCall('PUT /v1/leiloes/judicial/:leilaoUid', {
  summary: 'Diz que o leilão é judicial: processo, praças, parcelamento e prazo da preferência',
  permission: 'leilao:editar',
  params: z.object({ leilaoUid: Uid }),
  body: DadosDoProcesso.extend({ versao: Versao.nullable() }),
  reply: z.object({ versao: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, CONTRADICAO: 400, TRAVADO: 409, MUDOU: 409 },
})
