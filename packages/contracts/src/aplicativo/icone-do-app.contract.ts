import { NOMES_DOS_ICONES_DO_APP } from '@martelo/domain/aplicativo/icones-do-app.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const iconeDoApp = defineCall('GET /v1/hotsite/icone/:icone', {
  summary: 'Um ícone do aplicativo instalável (PNG), feito da marca do site',
  permission: 'publico',
  params: z.object({ icone: z.enum(NOMES_DOS_ICONES_DO_APP, 'Ícone desconhecido') }),
  /** the version of the hotsite: another look is another address */
  query: z.object({ v: textoLivre().max(20).optional() }),
  file: true,
})
