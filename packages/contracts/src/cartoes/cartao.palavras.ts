// How a card payment is called in its history: fields, codes, and what was done with it.
import { PEDIDOS_DE_CARTAO, ROTULO_DO_PEDIDO } from '@martelo/domain/cartoes/pedidos-ao-adquirente.ts'
import { type EventoDeCartao, ROTULO_DO_CARTAO } from '@martelo/domain/cartoes/states.ts'
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_CARTAO = palavras<never, EventoDeCartao>({
  campos: {
    ativo: 'Recebe cartão pela internet',
    capturaAutomatica: 'Captura automática',
    estorno: { rotulo: 'Valor do estorno', tipo: 'dinheiro' },
    jurosPor: { rotulo: 'Juros por conta de', opcoes: { comprador: 'Comprador', casa: 'Casa' } },
    maximoDeParcelas: 'Máximo de parcelas',
    parcelas: 'Parcelas',
    pedido: {
      rotulo: 'Pedido',
      opcoes: Object.fromEntries(PEDIDOS_DE_CARTAO.map((p) => [p, ROTULO_DO_PEDIDO[p]])),
    },
    situacao: { rotulo: 'Situação', opcoes: ROTULO_DO_CARTAO },
    valor: { rotulo: 'Valor', tipo: 'dinheiro' },
    valorComJuros: { rotulo: 'Total no cartão', tipo: 'dinheiro' },
    valorMinimo: { rotulo: 'Valor mínimo', tipo: 'dinheiro' },
    venda: 'Venda',
  },
  atos: {
    aceitarContestacao: 'Contestação aceita',
    autenticar: 'Em confirmação no banco do comprador',
    autorizar: 'Autorizado',
    cancelar: 'Cancelado',
    capturar: 'Capturado',
    contestar: 'Contestado pelo comprador',
    defender: 'Defesa enviada ao adquirente',
    estornar: 'Estornado',
    ganharContestacao: 'Contestação ganha',
    iniciar: 'Pagamento no cartão iniciado',
    liquidar: 'Liquidado',
    pedir: 'Pedido ao adquirente',
    pedirDevolucao: 'Devolução pedida ao adquirente',
    perderContestacao: 'Contestação perdida',
    recusar: 'Recusado',
    regraDoCartao: 'Regra do cartão alterada',
  },
})
