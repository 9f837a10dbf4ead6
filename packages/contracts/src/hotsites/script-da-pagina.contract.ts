import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CaminhoDaPagina } from './hotsite-admin.schemas.ts'

/** Programs of strangers: whoever writes pages (conteudo:editar) does not write these unless he administers the site. */
export const scriptDaPagina = defineCall('GET /v1/hotsite/script-da-pagina', {
  summary: 'O script de uma página e os servidores de onde os scripts do site podem vir',
  permission: 'hotsite:editar',
  query: z.object({ uri: CaminhoDaPagina }),
  reply: z.object({ handleScript: z.string(), hostsDeScript: z.array(z.string()) }),
})
