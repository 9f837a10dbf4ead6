import { FORMATOS_DE_RELATORIO } from '@martelo/domain/relatorios/formatos.ts'
import { FREQUENCIAS } from '@martelo/domain/relatorios/proximo-envio.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { QualRelatorio, RecorteDeRelatorio } from './recorte-de-relatorio.schemas.ts'

export const relatoriosSalvos = defineCall('GET /v1/relatorios/salvos', {
  summary: 'Os relatórios que esta pessoa guardou, e quando vão por e-mail',
  permission: 'relatorio:ler',
  reply: z.array(
    QualRelatorio.extend({
      uid: Uid,
      nome: z.string(),
      recorte: RecorteDeRelatorio,
      frequencia: z.enum(FREQUENCIAS).nullable(),
      formato: z.enum(FORMATOS_DE_RELATORIO).nullable(),
      destinatarios: z.array(z.string()),
      proximoEm: Instante.nullable(),
      enviadoAt: Instante.nullable(),
    }),
  ),
})
