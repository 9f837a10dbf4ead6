import { defineCall } from '../core/define-call.ts'
import { Uid, Versao } from '../core/fields.ts'
import { Boletim, EscritaDoBoletim, RECUSAS_DO_BOLETIM } from './boletim.schemas.ts'

export const salvarBoletim = defineCall('POST /v1/newsletter/boletins', {
  summary: 'Escreve um boletim novo ou muda um rascunho',
  permission: 'newsletter:enviar',
  body: EscritaDoBoletim.extend({
    uid: Uid.nullable(),
    versao: Versao.default(0).describe('the version that was read; 0 for a new one'),
  }),
  reply: Boletim,
  refusals: { ...RECUSAS_DO_BOLETIM, CHEIO: 409, MUDOU: 409 },
})
