import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid, Versao } from '../core/fields.ts'
import { DadosDoLote, ReservaAceita } from './lote.schemas.ts'

export const editarLote = defineCall('PUT /v1/lote/:lelUid', {
  summary: 'Muda um lote; depois de liberado, os valores só por quem tem o papel para isso',
  permission: 'lote:valores',
  params: z.object({ lelUid: Uid }),
  body: DadosDoLote.extend({ versao: Versao, reservaAceita: ReservaAceita }),
  reply: z.object({ versao: z.number() }),
  refusals: {
    NAO_ENCONTRADO: 404,
    MUDOU: 409,
    TRAVADO: 409,
    SEM_PERMISSAO: 403,
    NUMERO: 409,
    CONTRADICAO: 422,
    RESERVA: 422,
    REFERENCIA: 422,
  },
})
