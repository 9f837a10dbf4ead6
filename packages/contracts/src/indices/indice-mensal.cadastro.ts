import { INDICES, ROTULO_DO_INDICE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

export const INDICE_MENSAL = cadastro({
  entidade: 'indice_mensal',
  nome: ['Índice', 'Índices'],
  genero: 'o',
  base: '/v1/indices',
  ler: 'prestacao:ver',
  editar: 'prestacao:fazer',
  titulo: 'mes',
  ordem: 'mes',
  tela: '/admin/indices',
  campos: {
    mes: {
      tipo: 'texto',
      rotulo: 'Mês',
      max: 7,
      obrigatorio: 'Informe o mês',
      formato: [/^\d{4}-(0[1-9]|1[0-2])$/, 'Escreva o ano e o mês, como 2026-10'],
      ajuda: 'Ano e mês: 2026-10',
      unico: ['indice'],
      exemplo: '2026-10',
      busca: true,
      ordena: true,
      largura: 3,
    },
    indice: {
      tipo: 'escolha',
      rotulo: 'Nome',
      opcoes: INDICES.map((i) => ({ valor: i, rotulo: ROTULO_DO_INDICE[i] })),
      padrao: 'IPCA',
      obrigatorio: 'Escolha o índice',
      filtro: true,
      largura: 6,
    },
    variacao: {
      tipo: 'decimal',
      rotulo: 'Variação do mês',
      min: -50,
      max: 100,
      sufixo: '%',
      obrigatorio: 'Informe a variação',
      exemplo: 0.48,
      largura: 3,
    },
    fonte: { tipo: 'texto', rotulo: 'Fonte', max: 160 },
  },
})
