import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

export const enviarCodigo = defineCall('POST /v1/cliente/confirmacoes/enviar-codigo', {
  summary: 'Envia um código de seis dígitos ao e-mail ou ao telefone (que pode ser corrigido aqui)',
  permission: 'cliente:area',
  body: z.object({
    canal: z.enum(['email', 'telefone'], 'Canal inválido'),
    destino: z.string().max(254, 'Muito longo').optional(),
  }),
  reply: z.object({ destino: z.string(), expira: Instante }),
  refusals: { DESTINO_INVALIDO: 400, DESTINO_EM_USO: 409, JA_CONFIRMADO: 409, MUITOS_CODIGOS: 429 },
})
