import { TIPOS_MANUAIS } from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, Dia, IdNumerico, textoOpcional, Uid } from '../core/fields.ts'
import { DetalhesDigitados } from './detalhes-do-pagamento.schemas.ts'
import { VendaDaEquipe } from '../vendas/venda.schemas.ts'

export const registrarPagamento = defineCall('POST /v1/leilao/vendas/:id/pagamentos/registro', {
  summary: 'A equipe registra um pagamento recebido (dinheiro, cheque, maquininha …); fica a validar',
  permission: 'venda:acertar',
  params: z.object({ id: IdNumerico }),
  body: DetalhesDigitados.extend({
    tipo: z.enum(TIPOS_MANUAIS, { error: 'Forma de pagamento inválida' }),
    valor: CentavosPositivos,
    /** the day on which it was taken; of A_RECEBER the day on which it is due */
    dataPagamento: Dia.optional(),
    /** the account of a deposit; left out: the sale's */
    contaUid: Uid.optional(),
    pagadorNome: textoOpcional(160),
    observacao: textoOpcional(300),
    /** the person has read that it is more than what is missing */
    aceitaExcedente: z.boolean().default(false),
    chaveDoPedido: Uid,
  }),
  reply: VendaDaEquipe,
  refusals: {
    NAO_ENCONTRADA: 404,
    RECUSADO: 409,
    CAMPOS: 400,
    EXCEDENTE: 409,
    REPETIDO: 409,
    CHAVE_REUSADA: 409,
  },
})
