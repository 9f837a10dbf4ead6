import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

export const LOCAL_REALIZACAO = cadastro({
  entidade: 'localRealizacao',
  nome: ['Local de realização', 'Locais de realização'],
  genero: 'o',
  base: '/v1/leiloes/local-realizacao-leiloes',
  ler: 'leilao:ver',
  editar: 'leilao:editar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/locais-realizacao',
  campos: {
    nome: {
      tipo: 'texto',
      rotulo: 'Nome',
      max: 120,
      obrigatorio: 'Informe o nome',
      busca: true,
      ordena: true,
    },
    endereco: {
      tipo: 'texto',
      rotulo: 'Endereço',
      max: 200,
      obrigatorio: 'Informe o endereço',
      busca: true,
    },
    cidade: {
      tipo: 'texto',
      rotulo: 'Cidade',
      max: 80,
      obrigatorio: 'Informe a cidade',
      busca: true,
      ordena: true,
      largura: 9,
    },
    uf: { tipo: 'uf', rotulo: 'UF', obrigatorio: 'Informe a UF', ordena: true, filtro: true, largura: 3 },
    telefone: { tipo: 'telefone', rotulo: 'Telefone', largura: 6 },
    leiloes: { tipo: 'inteiro', rotulo: 'Leilões', calculado: true, ordena: true },
    ativo: {
      tipo: 'simNao',
      rotulo: 'Oferecido em novos leilões',
      padrao: true,
      palavras: ['Ativo', 'Inativo'],
      filtro: true,
    },
  },
})
