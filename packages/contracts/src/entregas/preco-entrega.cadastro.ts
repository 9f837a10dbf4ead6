import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

export const PRECO_ENTREGA = cadastro({
  entidade: 'preco_entrega',
  tabela: 'preco_entrega',
  nome: ['Preço de entrega', 'Preços de entrega'],
  genero: 'o',
  base: '/v1/entregas/precos',
  ler: 'entrega:precos',
  editar: 'entrega:precos',
  titulo: 'metodo',
  ordem: 'desde',
  tela: '/admin/precos-de-entrega',
  campos: {
    metodo: {
      tipo: 'escolha',
      rotulo: 'Método',
      obrigatorio: 'Escolha o método',
      opcoes: [
        { valor: 'Sedex', rotulo: 'Sedex' },
        { valor: 'Carta Registrada', rotulo: 'Carta Registrada' },
      ],
      unico: ['desde'],
      ordena: true,
      filtro: true,
    },
    valor: {
      tipo: 'dinheiro',
      rotulo: 'Valor por item',
      obrigatorio: 'Informe o valor',
      ordena: true,
      largura: 6,
    },
    desde: {
      tipo: 'dia',
      rotulo: 'Vale a partir de',
      ajuda: 'Hoje ou depois. O preço que já vale fica como está: para mudar, cadastre outro.',
      obrigatorio: 'Informe o primeiro dia',
      ordena: true,
      largura: 6,
    },
    oferecido: {
      tipo: 'simNao',
      rotulo: 'Oferecer este método',
      ajuda: 'Desligado, o método deixa de ser oferecido a partir desse dia.',
      padrao: true,
    },
  },
})
