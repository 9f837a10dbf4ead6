import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, IdNumerico, textoOpcional, Versao } from '../core/fields.ts'
import { FichaDoCliente } from './ficha-do-cliente.contract.ts'

export const alterarCliente = defineCall('PUT /v1/clientes/:id', {
  summary: 'Bloqueia ou libera o cliente, limite de compra, credencial de desmonte e observação interna',
  permission: 'cliente:bloquear',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    situacao: z.enum(['Ativo', 'Bloqueado'], 'Situação inválida').optional(),
    motivo: textoOpcional(500),
    observacaoInterna: textoOpcional(2000),
    limiteDeCompra: Centavos.nullable().optional(),
    credenciadoDetran: z.boolean().optional(),
    versao: Versao,
  }),
  reply: FichaDoCliente,
  refusals: { NAO_ENCONTRADO: 404, MOTIVO: 400, MUDOU: 409, EXCLUIDO: 409 },
})
