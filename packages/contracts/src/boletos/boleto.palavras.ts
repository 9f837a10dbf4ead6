// How a boleto is called in its history: fields, codes, and what was done with it.
import { type EventoDeBoleto, ROTULO_DO_BOLETO } from '@martelo/domain/boletos/states.ts'
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_BOLETO = palavras<never, EventoDeBoleto>({
  campos: {
    fonte: { rotulo: 'Dito por', opcoes: { api: 'API do banco', retorno: 'Arquivo de retorno' } },
    nossoNumero: 'Nosso número',
    situacao: { rotulo: 'Situação', opcoes: ROTULO_DO_BOLETO },
    valor: { rotulo: 'Valor', tipo: 'dinheiro' },
    vencimento: 'Vencimento',
    venda: 'Venda',
  },
  atos: {
    baixar: 'Baixado',
    emitir: 'Emitido',
    pagar: 'Pago',
    pedirBaixa: 'Cancelamento pedido',
    recusar: 'Recusado pelo banco',
    recusarBaixa: 'Baixa recusada pelo banco',
    registrar: 'Registrado no banco',
  },
})
