import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

/** A code that is under way: where it went, and when the next one may be asked for. */
const EnvioDeCodigo = z.object({
  destino: z.string().nullable().describe('null: no code is waiting'),
  proximoEnvio: Instante.nullable().describe('null: at once'),
})

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

/** What a client may see of his own contacts: they have been proven to be his. */
export const SituacaoDosContatos = SituacaoDoCliente.extend({
  emailEmUso: z.boolean().describe('the address that he wanted to change to is the login of another account'),
  telefoneEmUso: z.boolean().describe('another client has confirmed his number too'),
  codigos: z.object({ email: EnvioDeCodigo, telefone: EnvioDeCodigo }),
})

export const consultarSituacao = defineCall('POST /v1/cliente/confirmacoes/consultar-situacao', {
  summary: 'O que já foi confirmado e o que falta para dar lances',
  permission: 'cliente:area',
  reply: SituacaoDosContatos,
})
