import {
  EVENTOS_DE_DOCUMENTO_DO_LEILAO,
  SITUACOES_DE_DOCUMENTO_DO_LEILAO,
  TIPOS_DE_DOCUMENTO_DO_LEILAO,
} from '@martelo/domain/leiloes/documentos-do-leilao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const documentosDoLeilao = defineCall('GET /v1/leiloes/documentos/:leilaoUid', {
  summary: 'Os documentos de um leilão com a situação de cada um e as contagens',
  permission: 'documento-leilao:ver',
  params: z.object({ leilaoUid: Uid }),
  reply: z.object({
    leilao: z.object({ id: z.number().int(), uid: Uid, nome: z.string(), situacao: z.string() }),
    /** awaited papers, settlements, papers that are there */
    contagens: z.object({
      aguardando: z.number().int(),
      acertos: z.number().int(),
      documentos: z.number().int(),
    }),
    documentos: z.array(
      z.object({
        tipo: z.enum(TIPOS_DE_DOCUMENTO_DO_LEILAO),
        situacao: z.enum(SITUACOES_DE_DOCUMENTO_DO_LEILAO),
        motivo: z.string().nullable(),
        /** where it is published */
        url: z.string().nullable(),
        /** the house's files of this kind */
        arquivos: z.array(z.object({ uid: Uid, nome: z.string() })),
        updatedBy: z.string().nullable(),
        updatedAt: z.iso.datetime().nullable(),
        eventos: z.array(
          z.object({ evento: z.enum(EVENTOS_DE_DOCUMENTO_DO_LEILAO), pedeMotivo: z.boolean() }),
        ),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
