import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Anexos, InformacaoDoAnexo, PastaDoAnexo, TipoDoAnexo } from './anexo.schemas.ts'

export const mudarAnexo = defineCall('PUT /v1/anexos/:uid', {
  summary: 'Muda o tipo, a pasta e a informação de um arquivo; responde todos',
  permission: 'retaguarda:entrar',
  params: z.object({ uid: Uid }),
  body: z.object({ tipo: TipoDoAnexo, pasta: PastaDoAnexo, informacao: InformacaoDoAnexo.optional() }),
  reply: Anexos,
  refusals: { NAO_ENCONTRADO: 404, TIPO: 422 },
})
