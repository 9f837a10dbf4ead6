import { MAXIMO_DO_SCRIPT } from '@martelo/domain/hotsites/scripts-do-site.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CaminhoDaPagina } from './hotsite-admin.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const salvarScriptDaPagina = defineCall('PUT /v1/hotsite/script-da-pagina', {
  summary: 'Salva o script de uma página; vale na hora, para quem permitiu a medição. Vazio: retira',
  permission: 'hotsite:editar',
  body: z.object({
    uri: CaminhoDaPagina,
    handleScript: textoLivre('Cole o <script> da página').max(
      MAXIMO_DO_SCRIPT,
      `Use no máximo ${MAXIMO_DO_SCRIPT} caracteres`,
    ),
  }),
  reply: z.object({ handleScript: z.string(), hostsDeScript: z.array(z.string()) }),
  refusals: { CAMPOS: 400 },
})
