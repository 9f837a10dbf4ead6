import { LIMITES_DO_COMITENTE } from '@martelo/domain/sistemas/escopos.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { GUARDAVEL_INTEIRO } from '../core/fields.ts'
import { LIMITE_DA_API, LinhaRecebida, RECUSAS_DA_CHAVE } from './sistema.schemas.ts'

export const apiImportarVeiculos = defineCall('POST /v1/api-comitente/veiculos', {
  summary: 'Envia veículos; cada linha é conferida por si e responde por si (escopo veiculos:importar)',
  permission: 'publico',
  body: z.object({
    /** true: says what would become of each row, and saves none */
    simular: z.boolean().default(false),
    // Each row is read by `LinhaParaImportar` alone, so that a wrong one refuses none of its neighbours.
    linhas: z
      .array(z.looseObject({}).check(GUARDAVEL_INTEIRO))
      .min(1, 'Envie ao menos uma linha')
      .max(LIMITES_DO_COMITENTE.linhas, `No máximo ${LIMITES_DO_COMITENTE.linhas} linhas de cada vez`),
  }),
  reply: z.object({
    uid: z.uuid().nullable(),
    criados: z.number(),
    repetidos: z.number(),
    erros: z.number(),
    linhas: z.array(LinhaRecebida),
  }),
  refusals: RECUSAS_DA_CHAVE,
  limit: LIMITE_DA_API,
  maxBody: 1024 * 1024,
})
