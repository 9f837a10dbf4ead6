import { PARTE_BYTES } from '@martelo/domain/anexos/envio-em-partes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CorpoCru, inteiroEscrito, Uid } from '../core/fields.ts'
import { EnvioDeAnexo } from './envio-de-anexo.schemas.ts'

export const enviarParteDoAnexo = defineCall('PUT /v1/envios-de-anexos/:uid/partes/:numero', {
  summary: 'Envia uma parte de um arquivo grande (os bytes, como são); a mesma de novo não muda nada',
  permission: 'anexo:enviar',
  params: z.object({ uid: Uid, numero: inteiroEscrito() }),
  body: CorpoCru,
  raw: true,
  maxBody: PARTE_BYTES,
  reply: EnvioDeAnexo,
  refusals: { NAO_ENCONTRADO: 404, PARTE: 422 },
  limit: { por: 'conta', max: 6000, segundos: 600 },
})
