import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Anexos } from './anexo.schemas.ts'

export const concluirEnvioDeAnexo = defineCall('POST /v1/envios-de-anexos/:uid/concluir', {
  summary: 'Guarda o arquivo cujas partes chegaram todas; responde todos os do registro, na ordem',
  permission: 'anexo:enviar',
  params: z.object({ uid: Uid }),
  reply: Anexos,
  refusals: { NAO_ENCONTRADO: 404, FALTAM_PARTES: 409, ARQUIVO: 422, TIPO: 422, CHEIO: 409 },
  limit: { por: 'conta', max: 600, segundos: 600 },
})
