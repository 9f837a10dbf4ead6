// How the record is called in its history: fields, codes, and what was done with it.
import { ROTULO_DO_PAGAMENTO } from '@martelo/domain/pagamentos/states.ts'
import type { EventoDePagamento } from '@martelo/domain/pagamentos/states.ts'
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_PAGAMENTO = palavras<never, EventoDePagamento>({
  campos: {
    devolver: { rotulo: 'A devolver', tipo: 'dinheiro' },
    endToEndId: 'Identificação do Pix',
    excedente: { rotulo: 'Além do devido', tipo: 'dinheiro' },
    hash: 'Código',
    observacao: 'Observação',
    restante: { rotulo: 'Falta depois', tipo: 'dinheiro' },
    situacao: { rotulo: 'Situação', opcoes: ROTULO_DO_PAGAMENTO },
    tipo: 'Tipo',
    valor: { rotulo: 'Valor', tipo: 'dinheiro' },
    valorAplicado: { rotulo: 'Usado na compra', tipo: 'dinheiro' },
    valorRecebido: { rotulo: 'Valor recebido', tipo: 'dinheiro' },
  },
  atos: {
    aprovar: 'Aprovado',
    confirmarPeloBanco: 'Confirmado pelo banco',
    divergir: 'Divergência apontada',
    divergirPeloBanco: 'Divergência apontada pelo banco',
    enviarComprovante: 'Comprovante enviado',
    estornar: 'Estornado',
    recusarPix: 'Pix recusado',
    registrar: 'Pagamento registrado',
    remover: 'Removido',
  },
})
