import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

/** How the house sorts its auctions: fleets, court, salvage. The specification's `letId` is its number. */
export const TIPO_DE_LEILAO = cadastro({
  entidade: 'tipo_de_leilao',
  nome: ['Tipo de leilão', 'Tipos de leilão'],
  genero: 'o',
  base: '/v1/leiloes/tipos',
  ler: 'leilao:ver',
  editar: 'leilao:editar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/tipos-de-leilao',
  maximo: 200,
  campos: {
    nome: {
      tipo: 'texto',
      rotulo: 'Nome',
      max: 80,
      obrigatorio: 'Informe o nome',
      unico: true,
      busca: true,
      ordena: true,
    },
    descricao: { tipo: 'texto', rotulo: 'Descrição', max: 300, busca: true },
    leiloes: { tipo: 'inteiro', rotulo: 'Leilões', calculado: true, ordena: true },
    id: { tipo: 'inteiro', rotulo: 'Número', calculado: true, lista: false, exporta: false },
    ativo: {
      tipo: 'simNao',
      rotulo: 'Oferecido em novos leilões',
      padrao: true,
      palavras: ['Ativo', 'Inativo'],
      filtro: true,
    },
  },
})
