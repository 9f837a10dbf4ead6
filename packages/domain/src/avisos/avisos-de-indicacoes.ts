/** What is told of credits for those who brought others. */
import { declararAviso } from './declarar-aviso.ts'

const DO_CREDITO = {
  publico: 'cliente',
  grupo: 'compras',
  canais: ['sino', 'push', 'email'],
  acao: 'Ver os créditos',
} as const
const valor = { rotulo: 'Valor do crédito', tipo: 'dinheiro', exemplo: 5_000 } as const
const indicado = { rotulo: 'Quem veio', tipo: 'texto', exemplo: 'Ana', pessoal: true } as const

export const AVISOS_DE_INDICACOES = {
  'indicacao-liberada': declararAviso({
    ...DO_CREDITO,
    nome: 'Crédito de indicação liberado',
    quando: 'O prazo do crédito acabou, ou a compra em que foi usado foi desfeita',
    variaveis: { valor, indicado },
    textos: {
      titulo: 'Você tem um crédito por indicação',
      texto: 'Um crédito por indicação pode ser usado.',
      carta:
        'Olá, {nome}.\n\nA indicação de {indicado} rendeu um crédito de {valor} em {casa}. Ele pode ser usado agora, em Indique e ganhe: {link}',
    },
  }),
  'indicacao-paga': declararAviso({
    ...DO_CREDITO,
    nome: 'Crédito de indicação pago',
    quando: 'A casa paga um crédito em dinheiro',
    variaveis: { valor, indicado },
    textos: {
      titulo: 'Seu crédito por indicação foi pago',
      texto: 'A casa pagou um crédito por indicação.',
      carta:
        'Olá, {nome}.\n\n{casa} pagou o seu crédito de {valor} pela indicação de {indicado}. Ver os créditos: {link}',
    },
  }),
  'indicacao-recusada': declararAviso({
    ...DO_CREDITO,
    nome: 'Crédito de indicação recusado',
    quando: 'A casa recusa um crédito, ou a compra que o deu é desfeita',
    variaveis: {
      valor,
      indicado,
      motivo: { rotulo: 'Motivo', tipo: 'texto', exemplo: 'A compra foi desfeita.' },
    },
    textos: {
      titulo: 'Um crédito por indicação não vale mais',
      texto: 'Veja o motivo em Indique e ganhe.',
      carta:
        'Olá, {nome}.\n\nO crédito de {valor} pela indicação de {indicado} não vale. Motivo: {motivo}\n\nVer os créditos: {link}',
    },
  }),
}
