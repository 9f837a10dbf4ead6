import type { TIPOS_DE_PAGAMENTO } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, Dia, IdNumerico, textoOpcional, Uid } from '../core/fields.ts'
import { VendaDaEquipe } from '../vendas/venda.schemas.ts'

/** What the staff may take by hand; boletos and online cards come from the bank. */
export const TIPOS_MANUAIS = [
  'DEPOSITO',
  'DINHEIRO',
  'CHEQUE',
  'CARTAO_DE_CREDITO_MANUAL',
  'A_RECEBER',
  'BOLETO_INTERNO',
  'DIFERENCA_XLS',
] as const satisfies readonly (typeof TIPOS_DE_PAGAMENTO)[number][]

export const registrarPagamento = defineCall('POST /v1/leilao/vendas/:id/pagamentos/registro', {
  summary: 'A equipe registra um pagamento recebido (dinheiro, cheque, maquininha …); fica a validar',
  permission: 'venda:acertar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    tipo: z.enum(TIPOS_MANUAIS, { error: 'Forma de pagamento inválida' }),
    valor: CentavosPositivos,
    dataPagamento: Dia.optional(),
    pagadorNome: textoOpcional(160),
    observacao: textoOpcional(300),
    chaveDoPedido: Uid,
  }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADA: 404, RECUSADO: 409 },
})
