import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'
import { NomeDoParceiro, ParceiroDaCasa } from './externo.schemas.ts'

export const salvarCredencialExterna = defineCall('PUT /v1/externo/parceiros/:parceiro/credencial', {
  summary: 'Salva a credencial da casa num parceiro; um segredo vazio mantém o que está salvo',
  permission: 'externo:configurar',
  params: z.object({ parceiro: NomeDoParceiro }),
  body: z.object({
    campos: z.record(textoLivre().max(60), textoLivre('Texto inválido').max(20_000, 'Texto longo demais')),
    /** 0: none was saved when the form was opened */
    versao: z
      .number({ error: 'Versão inválida' })
      .int('Versão inválida')
      .min(0, 'Versão inválida')
      .max(2_147_483_647, 'Versão inválida'),
  }),
  reply: ParceiroDaCasa,
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, JA_MUDOU: 409, SEM_CHAVE: 409 },
  limit: { por: 'conta', max: 30, segundos: 600 },
})
