// How the record is called in its history: fields, codes, and what was done with it.
import { ROTULO_DO_LANCAMENTO } from '@martelo/domain/prestacoes/contas-da-prestacao.ts'
import { type EventoDePrestacao, ROTULO_DA_PRESTACAO } from '@martelo/domain/prestacoes/states.ts'
import { palavras } from '../core/palavras.ts'

type Ato =
  | EventoDePrestacao
  | 'lancar'
  | 'retirarLancamento'
  | 'ordenarPagamento'
  | 'ordemPaga'
  | 'ordemRecusada'

export const PALAVRAS_DE_PRESTACAO = palavras<never, Ato>({
  campos: {
    autenticacao: 'Autenticação do banco',
    descricao: 'Descrição',
    dia: 'Dia',
    liquido: { rotulo: 'Líquido', tipo: 'dinheiro' },
    situacao: { rotulo: 'Situação', opcoes: ROTULO_DA_PRESTACAO },
    tipo: { rotulo: 'Tipo', opcoes: ROTULO_DO_LANCAMENTO },
    valor: { rotulo: 'Valor', tipo: 'dinheiro' },
  },
  atos: {
    conferir: 'Conferida',
    aprovar: 'Aprovada',
    reabrir: 'Reaberta',
    pagar: 'Paga',
    quitar: 'Encerrada sem valor a pagar',
    lancar: 'Lançamento feito',
    retirarLancamento: 'Lançamento retirado',
    ordenarPagamento: 'Pagamento ordenado',
    ordemPaga: 'Pagamento confirmado pelo banco',
    ordemRecusada: 'Pagamento recusado',
  },
})
