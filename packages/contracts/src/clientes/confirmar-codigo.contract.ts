import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { SituacaoDosContatos } from './consultar-situacao.contract.ts'
import { textoLivre } from '../core/fields.ts'

export const confirmarCodigo = defineCall('POST /v1/cliente/confirmacoes/confirmar-codigo', {
  summary: 'Confirma o e-mail ou o telefone com o código recebido; um contato novo passa a valer aqui',
  permission: 'cliente:area',
  body: z.object({
    canal: z.enum(['email', 'telefone'], 'Canal inválido'),
    codigo: textoLivre('Informe o código').max(20, 'Código inválido'),
  }),
  reply: SituacaoDosContatos,
  refusals: { CODIGO_INVALIDO: 400, DESTINO_EM_USO: 409 },
})
