import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email } from '../core/fields.ts'
import { Canal, Forma, Idioma, TextoDoAviso, TipoNoEndereco, Versao } from './avisos-da-casa.schemas.ts'

export const configurarAviso = defineCall('PUT /v1/configurar-notificacoes/:tipo', {
  summary: 'Salva os canais e as palavras da casa para um tipo de aviso',
  permission: 'aviso:configurar',
  params: TipoNoEndereco,
  body: z.object({
    canais: z.array(Canal).max(5, 'Canais demais'),
    /** null for kinds that do not go to the house */
    destinatarios: z.array(Email).max(10, 'No máximo 10 endereços').nullable(),
    idioma: Idioma,
    /** a form that is null says the standard words again */
    textos: z.partialRecord(Forma, TextoDoAviso.nullable()),
    versao: Versao,
  }),
  reply: z.object({ versao: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, MUDOU: 409 },
})
