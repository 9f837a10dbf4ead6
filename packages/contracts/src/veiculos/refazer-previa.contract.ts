import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'
import { Importacao, OpcoesDaImportacao } from './importacao.schemas.ts'

export const refazerPrevia = defineCall('PUT /v1/importacoes/:uid', {
  summary: 'Refaz a prévia com outro mapeamento de colunas, outra aba ou outros padrões; nada é salvo',
  permission: 'importacao:fazer',
  params: z.object({ uid: Uid }),
  body: OpcoesDaImportacao.extend({
    mapeamento: z
      .record(textoLivre().regex(/^\d{1,3}$/, 'Coluna inválida'), textoLivre().max(40).nullable())
      .optional(),
    aba: textoLivre().max(120).optional(),
    linhaDoCabecalho: z.number().int().min(1).max(1000).optional(),
  }),
  reply: Importacao,
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422, REFERENCIA: 422, FECHADA: 409 },
})
