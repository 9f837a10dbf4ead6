import {
  EVENTOS_DE_DOCUMENTO_DO_LEILAO,
  SITUACOES_DE_DOCUMENTO_DO_LEILAO,
  TIPOS_DE_DOCUMENTO_DO_LEILAO,
} from '@martelo/domain/leiloes/documentos-do-leilao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid } from '../core/fields.ts'

export const moverDocumentoDoLeilao = defineCall('PUT /v1/leiloes/documentos/:leilaoUid/:tipo', {
  summary: 'Recebe, confere, devolve ou dispensa um documento do leilão',
  permission: 'documento-leilao:mover',
  params: z.object({
    leilaoUid: Uid,
    tipo: z.enum(TIPOS_DE_DOCUMENTO_DO_LEILAO, { error: 'Documento desconhecido' }),
  }),
  body: z.object({
    evento: z.enum(EVENTOS_DE_DOCUMENTO_DO_LEILAO, { error: 'Ação desconhecida' }),
    motivo: textoOpcional(300),
  }),
  reply: z.object({ situacao: z.enum(SITUACOES_DE_DOCUMENTO_DO_LEILAO) }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
