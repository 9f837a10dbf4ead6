import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, textoOpcional, Uid } from '../core/fields.ts'

export const salvarCarimbo = defineCall('POST /v1/carimbos', {
  summary: 'Cria ou muda um carimbo',
  permission: 'lote:editar',
  body: z.object({
    uid: Uid.nullable(),
    nome: texto(40, 'Informe o nome'),
    /** where the stamp leads: a page of the site or an address of the web */
    link: textoOpcional(500).refine(
      (l) => !l || /^\/(?!\/)/.test(l) || (/^https?:\/\//.test(l) && URL.canParse(l)),
      'Informe um endereço que comece com https:// ou /',
    ),
    ordem: z.number({ error: 'Informe a ordem' }).int().min(0).max(999, 'No máximo 999'),
  }),
  reply: z.object({ uid: z.uuid() }),
  refusals: { NAO_ENCONTRADO: 404, NOME: 409 },
})
