import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Extrato } from './extrato-bancario.schemas.ts'

export const importarExtrato = defineCall('POST /v1/extratos', {
  summary:
    'Lê um extrato bancário (OFX, CSV) ou uma planilha de acerto (XLSX, CSV) e propõe os pagamentos; nada é confirmado',
  permission: 'venda:acertar',
  body: z.object({
    conteudo: z.enum(['extrato', 'planilha'], { error: 'Diga se é extrato ou planilha de acerto' }),
  }),
  reply: Extrato,
  refusals: { ARQUIVO: 422 },
  upload: { maxArquivos: 1, maxBytes: 5 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 600 },
})
