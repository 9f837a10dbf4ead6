import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'
import { EstadiaCompleta } from './estadia.schemas.ts'

export const mudarDeVaga = defineCall('POST /v1/estadias/:uid/vaga', {
  summary: 'Leva um veículo a outra vaga ou a outro pátio',
  permission: 'estadia:mover',
  params: z.object({ uid: Uid }),
  body: z.object({ patUid: Uid, vagaUid: Uid.nullable(), motivo: textoOpcional(500), versao: Versao }),
  reply: EstadiaCompleta,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, MUDOU: 409, VAGA_OCUPADA: 409, REFERENCIA: 422 },
})
