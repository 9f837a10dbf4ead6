import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

/** The seal in the letter's link proves that the reader of the address's mail wants it; once more, that he still does. */
export const confirmarAlerta = defineCall('POST /v1/buscas-salvas/:uid/confirmar', {
  summary:
    'Confirma, ou prolonga, os avisos por e-mail de uma busca, pelo endereço assinado que veio no e-mail',
  permission: 'publico',
  params: z.object({ uid: Uid }),
  body: z.object({ selo: textoLivre().max(64, 'Endereço inválido') }),
  reply: z.object({ nome: z.string(), endereco: z.string(), venceAt: z.iso.datetime() }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 60, segundos: 3600 },
})
