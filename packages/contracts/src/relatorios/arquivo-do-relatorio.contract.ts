import { FORMATOS_DE_RELATORIO } from '@martelo/domain/relatorios/formatos.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { QualRelatorio, RecorteDeRelatorio } from './recorte-de-relatorio.schemas.ts'

export const arquivoDoRelatorio = defineCall('GET /v1/relatorios/:relatorio/arquivo', {
  summary: 'Um relatório como planilha XLSX, CSV ou PDF',
  permission: 'relatorio:ler',
  params: QualRelatorio,
  query: RecorteDeRelatorio.extend({
    formato: z.enum(FORMATOS_DE_RELATORIO, { error: 'Formato inválido' }),
  }),
  file: true,
  refusals: { SEM_RELATORIO: 403, MUITAS_LINHAS: 422 },
  limit: { por: 'conta', max: 20, segundos: 300 },
})
