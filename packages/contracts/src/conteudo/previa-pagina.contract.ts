import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { PaginaPublica } from './conteudo.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const previaPagina = defineCall('GET /v1/hotsite/paginas/previa', {
  summary: 'O rascunho de uma página como ficaria agora; só com a assinatura que o editor recebeu',
  permission: 'publico',
  query: z.object({
    pagina: z.uuid('Prévia inválida'),
    expira: textoLivre().max(12, 'Prévia inválida'),
    assinatura: textoLivre().max(100, 'Prévia inválida'),
  }),
  reply: PaginaPublica,
  refusals: { NAO_ENCONTRADO: 404 },
})
