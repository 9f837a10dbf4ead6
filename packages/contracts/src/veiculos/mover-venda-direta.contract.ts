import { EVENTOS_DA_VENDA_DIRETA, SITUACOES_DA_VENDA_DIRETA } from '@martelo/domain/veiculos/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid } from '../core/fields.ts'

export const moverVendaDireta = defineCall('POST /v1/vendas-diretas/:uid/eventos', {
  summary:
    'Reserva, solta, vende ou cancela a oferta a preço fixo; vendida, abre a venda do comprador, que é cliente da casa',
  permission: 'veiculo:editar',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(EVENTOS_DA_VENDA_DIRETA, 'Escolha o que fazer'),
    compradorNome: textoOpcional(120),
    compradorDocumento: textoOpcional(18),
    motivo: textoOpcional(500),
  }),
  reply: z.object({ situacao: z.enum(SITUACOES_DA_VENDA_DIRETA) }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, DOCUMENTO: 422 },
})
