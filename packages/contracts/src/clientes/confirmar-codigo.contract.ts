import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { SituacaoDoCliente } from './consultar-situacao.contract.ts'

export const confirmarCodigo = defineCall('POST /v1/cliente/confirmacoes/confirmar-codigo', {
  summary: 'Confirma o e-mail ou o telefone com o código recebido',
  permission: 'cliente:area',
  body: z.object({
    canal: z.enum(['email', 'telefone'], 'Canal inválido'),
    codigo: z.string({ error: 'Informe o código' }).max(20, 'Código inválido'),
  }),
  reply: SituacaoDoCliente,
  refusals: { CODIGO_INVALIDO: 400, MUITAS_TENTATIVAS: 429 },
})
