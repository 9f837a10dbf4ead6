import { cadastro } from '../core/cadastro/declarar-cadastro.ts'
import { TRANSPORTADORA } from './transportadora.cadastro.ts'

export const PRECO_DE_ROTA = cadastro({
  entidade: 'preco_de_rota',
  nome: ['Preço de rota', 'Preços de rotas'],
  genero: 'o',
  base: '/v1/precos-de-rotas',
  ler: 'transportadora:editar',
  editar: 'transportadora:editar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/precos-de-rotas',
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
    traUid: {
      tipo: 'referencia',
      rotulo: 'Transportadora',
      de: TRANSPORTADORA,
      obrigatorio: 'Escolha a transportadora',
    },
    origemCidade: {
      tipo: 'texto',
      rotulo: 'De: cidade',
      ajuda: 'Vazia: todo o estado',
      max: 80,
      busca: true,
      largura: 9,
    },
    origemUf: { tipo: 'uf', rotulo: 'De: UF', obrigatorio: 'Informe a UF', filtro: true, largura: 3 },
    destinoCidade: {
      tipo: 'texto',
      rotulo: 'Para: cidade',
      ajuda: 'Vazia: todo o estado',
      max: 80,
      busca: true,
      largura: 9,
    },
    destinoUf: { tipo: 'uf', rotulo: 'Para: UF', obrigatorio: 'Informe a UF', filtro: true, largura: 3 },
    valor: { tipo: 'dinheiro', rotulo: 'Preço', obrigatorio: 'Informe o preço', ordena: true },
  },
})
