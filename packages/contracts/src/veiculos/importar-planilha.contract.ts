import { defineCall } from '../core/define-call.ts'
import { Importacao, OpcoesDaImportacao } from './importacao.schemas.ts'

export const importarPlanilha = defineCall('POST /v1/importacoes', {
  summary:
    'Lê uma planilha (XLSX, CSV) ou um edital da Receita Federal (JSON) e mostra o que faria; nada é salvo',
  permission: 'importacao:fazer',
  body: OpcoesDaImportacao,
  reply: Importacao,
  refusals: { ARQUIVO: 422, REFERENCIA: 422 },
  upload: { maxArquivos: 1, maxBytes: 20 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 600 },
})
