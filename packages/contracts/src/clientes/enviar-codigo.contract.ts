import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, textoLivre } from '../core/fields.ts'
import { SenhaDeNovo } from '../usuarios/sessao.schemas.ts'

export const enviarCodigo = defineCall('POST /v1/cliente/confirmacoes/enviar-codigo', {
  summary:
    'Envia um código de seis dígitos ao e-mail ou ao telefone; para outro contato pede a senha de novo, e ele só passa a valer com o código',
  permission: 'cliente:area',
  body: z.object({
    canal: z.enum(['email', 'telefone'], 'Canal inválido'),
    destino: textoLivre().max(254, 'Muito longo').optional(),
    senha: SenhaDeNovo.optional().describe('asked for when destino is not the present contact'),
  }),
  reply: z.object({ destino: z.string(), expira: Instante, proximoEnvio: Instante }),
  refusals: {
    DESTINO_INVALIDO: 400,
    SENHA: 400,
    JA_CONFIRMADO: 409,
    MUITAS_TENTATIVAS: 429,
    MUITOS_CODIGOS: 429,
  },
})
