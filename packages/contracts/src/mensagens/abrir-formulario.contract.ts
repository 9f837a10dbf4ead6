import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const abrirFormulario = defineCall('GET /v1/hotsite/formulario', {
  summary: 'O selo com que um formulário do site volta: diz quando foi aberto',
  permission: 'publico',
  reply: z.object({ selo: z.string() }),
})
