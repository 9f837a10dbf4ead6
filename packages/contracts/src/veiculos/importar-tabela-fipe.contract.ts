import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const importarTabelaFipe = defineCall('POST /v1/fipe/tabelas', {
  summary: 'Grava a tabela de preços de um mês (XLSX ou CSV: código, modelo, ano, combustível, preço)',
  permission: 'veiculo:editar',
  body: z.object({
    referencia: textoLivre().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Informe o mês de referência'),
  }),
  reply: z.object({
    gravados: z.number(),
    recusadas: z.array(z.object({ linha: z.number(), motivo: z.string() })),
    veiculosAtualizados: z.number(),
  }),
  refusals: { ARQUIVO: 422 },
  upload: { maxArquivos: 1, maxBytes: 20 * 1024 * 1024 },
  limit: { por: 'conta', max: 10, segundos: 300 },
})
