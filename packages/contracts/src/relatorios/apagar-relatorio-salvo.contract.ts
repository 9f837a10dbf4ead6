import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarRelatorioSalvo = defineCall('DELETE /v1/relatorios/salvos/:uid', {
  summary: 'Apaga um relatório guardado; não vai mais por e-mail',
  permission: 'relatorio:ler',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
})
