import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DadosDoApelido } from './pregao.schemas.ts'

export const editarApelido = defineCall('PUT /v1/leilao/:leiUid/apelido-leiloeiro/:uid', {
  summary: 'Muda o apelido, a cidade ou o estado; os lances já dados mostram o novo nome',
  permission: 'pregao:conduzir',
  params: z.object({ leiUid: Uid, uid: Uid }),
  body: DadosDoApelido,
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403, JA_EXISTE: 409 },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
