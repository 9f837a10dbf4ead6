import { QUEM_PAGA_DIARIA, ROTULO_DE_QUEM_PAGA } from '@martelo/domain/estadias/contas-da-estadia.ts'
import { COMITENTE } from '../comitentes/comitente.cadastro.ts'
import { cadastro } from '../core/cadastro/declarar-cadastro.ts'
import { PATIO } from '../patios/patio.cadastro.ts'

export const TABELA_DIARIA = cadastro({
  entidade: 'tabela_diaria',
  nome: ['Tabela de diária', 'Tabelas de diárias'],
  genero: 'a',
  base: '/v1/tabelas-de-diarias',
  ler: 'diaria:editar',
  editar: 'diaria:editar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/tabelas-de-diarias',
  campos: {
    nome: {
      tipo: 'texto',
      rotulo: 'Nome',
      max: 120,
      obrigatorio: 'Informe o nome',
      unico: true,
      busca: true,
      ordena: true,
    },
    patUid: {
      tipo: 'referencia',
      rotulo: 'Pátio',
      ajuda: 'Vazio: todos os pátios',
      de: PATIO,
      largura: 6,
    },
    comUid: {
      tipo: 'referencia',
      rotulo: 'Comitente',
      ajuda: 'Vazio: todos. A tabela do contrato de um comitente vale antes das outras.',
      de: COMITENTE,
      largura: 6,
    },
    desde: {
      tipo: 'dia',
      rotulo: 'Vale desde',
      obrigatorio: 'Informe desde quando',
      ordena: true,
      largura: 4,
    },
    diaria: { tipo: 'dinheiro', rotulo: 'Diária', obrigatorio: 'Informe a diária', ordena: true, largura: 4 },
    diasLivres: {
      tipo: 'inteiro',
      rotulo: 'Dias livres do comitente',
      ajuda: 'Desde a entrada. Os do comprador são da casa.',
      obrigatorio: true,
      padrao: 0,
      min: 0,
      max: 365,
      largura: 4,
    },
    quemPaga: {
      tipo: 'escolha',
      rotulo: 'Quem paga',
      opcoes: QUEM_PAGA_DIARIA.map((valor) => ({ valor, rotulo: ROTULO_DE_QUEM_PAGA[valor] })),
      obrigatorio: 'Escolha quem paga',
      padrao: 'comprador',
      filtro: true,
    },
    ativo: { tipo: 'simNao', rotulo: 'Ativa', padrao: true, palavras: ['Ativa', 'Inativa'], filtro: true },
  },
})
