import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

/** What a bidder agrees to. A changed text is a new version; the older ones stay with the auctions that took them. */
export const REGULAMENTO = cadastro({
  entidade: 'regulamento',
  nome: ['Regulamento', 'Regulamentos'],
  genero: 'o',
  base: '/v1/leiloes/regulamentos',
  ler: 'leilao:ver',
  editar: 'leilao:editar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/regulamentos',
  maximo: 200,
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
    texto: {
      tipo: 'longo',
      rotulo: 'Texto',
      ajuda: 'Mudar o texto faz uma nova versão. Leilões publicados ficam com a que têm.',
      max: 100_000,
      obrigatorio: 'Escreva o regulamento',
      lista: false,
      exporta: false,
    },
    numero: { tipo: 'inteiro', rotulo: 'Versão atual', calculado: true },
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
