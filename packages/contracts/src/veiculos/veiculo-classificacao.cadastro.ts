import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

export const VEICULO_CLASSIFICACAO = cadastro({
  entidade: 'veiculoClassificacao',
  nome: ['Classificação de veículo', 'Classificações de veículos'],
  genero: 'a',
  base: '/v1/veiculos-classificacao',
  ler: 'veiculo:ver',
  editar: 'veiculo:editar',
  titulo: 'nome',
  ordem: 'ordem',
  tela: '/admin/veiculos-classificacao',
  maximo: 200,
  campos: {
    nome: {
      tipo: 'texto',
      rotulo: 'Nome',
      max: 60,
      obrigatorio: 'Informe o nome',
      unico: true,
      busca: true,
      ordena: true,
    },
    descricao: { tipo: 'longo', rotulo: 'Quando usar', max: 500 },
    ordem: {
      tipo: 'inteiro',
      rotulo: 'Ordem',
      obrigatorio: 'Informe a ordem',
      padrao: 0,
      min: 0,
      max: 999,
      ordena: true,
      largura: 4,
    },
    ativo: { tipo: 'simNao', rotulo: 'Ativa', padrao: true, palavras: ['Ativa', 'Inativa'], filtro: true },
    veiculos: { tipo: 'inteiro', rotulo: 'Veículos', calculado: true, ordena: true },
  },
})
