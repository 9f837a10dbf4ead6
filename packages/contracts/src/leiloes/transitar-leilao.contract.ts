import { EVENTOS_DA_PREPARACAO } from '@martelo/domain/leiloes/acoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, textoOpcional } from '../core/fields.ts'
import { SituacaoDoLeilao } from './leilao.schemas.ts'

export const transitarLeilao = defineCall('POST /v1/leiloes/:id/transicao', {
  summary: 'Publica, apronta, reverte, reabre ou cancela um leilão',
  permission: 'leilao:editar',
  params: z.object({ id: IdNumerico }),
  body: z.object({ evento: z.enum(EVENTOS_DA_PREPARACAO, 'Ação desconhecida'), motivo: textoOpcional(500) }),
  reply: z.object({ situacao: SituacaoDoLeilao, versao: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, SEM_PERMISSAO: 403 },
})
