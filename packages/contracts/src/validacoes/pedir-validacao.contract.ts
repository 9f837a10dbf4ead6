import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { TipoValidacao, Validacao } from './validacao.schemas.ts'

export const pedirValidacao = defineCall('POST /v1/leiloes/lotes/lote-cliente-validacoes', {
  summary: 'Pede a validação de um cliente num lote; pedida de novo, volta a esperar a resposta',
  permission: 'validacao:responder',
  body: z.object({ lelUid: Uid, cliUid: Uid, tipoValidacao: TipoValidacao }),
  reply: Validacao,
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
  limit: { por: 'conta', max: 120, segundos: 60 },
})
