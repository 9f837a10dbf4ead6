import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const SituacaoDoCliente = z.object({
  documentosOk: z.boolean(),
  telefoneOk: z.boolean(),
  emailOk: z.boolean(),
  email: z.string(),
  telefone: z.string(),
  situacao: z.string(),
  documentoSituacao: z.string(),
  qtdQuadroSocietario: z.number(),
  natureza: z.enum(['Fisica', 'Juridica']),
  /** what this hotsite still asks of him, quickest first */
  pendencias: z.array(
    z.object({
      confirmacao: z.enum(['documentos', 'email', 'telefone']),
      rotulo: z.string(),
      dependeDoCliente: z.boolean(),
    }),
  ),
})

export const consultarSituacao = defineCall('POST /v1/cliente/confirmacoes/consultar-situacao', {
  summary: 'O que já foi confirmado e o que falta para dar lances',
  permission: 'cliente:area',
  reply: SituacaoDoCliente,
})
