// How the record is called in its history: fields, codes, and what was done with it.
import { ROTULO_DA_CAUCAO } from '@martelo/domain/caucoes/states.ts'
import type { EventoDeCaucao } from '@martelo/domain/caucoes/states.ts'
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_CAUCAO = palavras<never, EventoDeCaucao>({
  campos: {
    devolver: { rotulo: 'A devolver', tipo: 'dinheiro' },
    endToEndId: 'Identificação do Pix',
    limite: { rotulo: 'Limite', tipo: 'dinheiro' },
    situacao: { rotulo: 'Situação', opcoes: ROTULO_DA_CAUCAO },
    valor: { rotulo: 'Valor', tipo: 'dinheiro' },
    valorAplicado: { rotulo: 'Usado na compra', tipo: 'dinheiro' },
    valorRecebido: { rotulo: 'Valor recebido', tipo: 'dinheiro' },
    valorRetido: { rotulo: 'Valor retido', tipo: 'dinheiro' },
  },
  atos: {
    aceitar: 'Pagamento aceito',
    aplicar: 'Usada na compra',
    aplicarComSobra: 'Usada na compra, com devolução da sobra',
    cancelar: 'Cancelado',
    conferir: 'Em conferência',
    confirmar: 'Confirmado',
    confirmarDevolucao: 'Devolução confirmada pelo banco',
    confirmarSobraAplicada: 'Sobra devolvida',
    confirmarSobraRetida: 'Sobra devolvida',
    devolver: 'Devolvido',
    liberar: 'Liberado',
    recusarDevolucao: 'Devolução recusada pelo banco',
    recusarPix: 'Pix recusado',
    registrarDevolucao: 'Devolução registrada',
    reter: 'Retida',
    reterComSobra: 'Retida em parte',
  },
})
