import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

export const VIDEO_INSTITUCIONAL = cadastro({
  entidade: 'video_institucional',
  nome: ['Vídeo institucional', 'Vídeos institucionais'],
  genero: 'o',
  base: '/v1/video-institucional',
  ler: 'transmissao:ver',
  editar: 'transmissao:operar',
  titulo: 'nome',
  ordem: 'posicao',
  tela: '/admin/videos-institucionais',
  campos: {
    posicao: {
      tipo: 'inteiro',
      rotulo: 'Lugar',
      ajuda: 'De 1 a 3: a tecla F1, F2 ou F3 do estúdio. De vários ativos no mesmo lugar, toca o mais novo.',
      min: 1,
      max: 3,
      obrigatorio: 'Informe o lugar, de 1 a 3',
      ordena: true,
    },
    nome: {
      tipo: 'texto',
      rotulo: 'Nome',
      max: 120,
      obrigatorio: 'Informe o nome',
      busca: true,
      ordena: true,
    },
    filename: {
      tipo: 'texto',
      rotulo: 'Arquivo',
      ajuda: 'O nome do filme enviado em Arquivos, como aparece lá.',
      max: 200,
    },
    url: {
      tipo: 'url',
      rotulo: 'Endereço',
      ajuda: 'De um filme que está em outro lugar; o estúdio toca só os arquivos enviados.',
      max: 400,
    },
    tempoEmSegundos: { tipo: 'inteiro', rotulo: 'Tempo (segundos)', min: 1, max: 3600 },
    ativo: { tipo: 'simNao', rotulo: 'Ativo', padrao: true, palavras: ['Ativo', 'Inativo'], filtro: true },
  },
})
