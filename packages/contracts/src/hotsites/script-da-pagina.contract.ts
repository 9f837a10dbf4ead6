import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CaminhoDaPagina } from './hotsite-admin.schemas.ts'

/** Third-party code: an editor of pages (conteudo:editar) may not write it without administering the site. */
export const scriptDaPagina = defineCall('GET /v1/hotsite/script-da-pagina', {
  summary: 'O script de uma página e os servidores de onde os scripts do site podem vir',
  permission: 'hotsite:editar',
  query: z.object({ uri: CaminhoDaPagina }),
  reply: z.object({ handleScript: z.string(), hostsDeScript: z.array(z.string()) }),
})
