import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

export const GRUPO_DE_COMITENTES = cadastro({
  entidade: 'comitente_grupo',
  nome: ['Grupo de comitentes', 'Grupos de comitentes'],
  genero: 'o',
  base: '/v1/comitentes/grupos',
  ler: 'comitente:ver',
  editar: 'comitente:editar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/grupos-de-comitentes',
  campos: {
    nome: {
      tipo: 'texto',
      rotulo: 'Nome',
      ajuda: 'O mesmo que está no campo Grupo dos comitentes',
      max: 80,
      obrigatorio: 'Informe o nome',
      unico: true,
      busca: true,
      ordena: true,
    },
    nomeSite: {
      tipo: 'texto',
      rotulo: 'Nome no site',
      ajuda: 'Os comitentes do grupo aparecem no site com este nome',
      max: 120,
      busca: true,
    },
    ativo: {
      tipo: 'simNao',
      rotulo: 'Ativo',
      padrao: true,
      palavras: ['Ativo', 'Inativo'],
      filtro: true,
      largura: 6,
    },
    comitentes: { tipo: 'inteiro', rotulo: 'Comitentes', calculado: true, ordena: true },
    id: { tipo: 'inteiro', rotulo: 'Número', calculado: true, lista: false, exporta: false },
  },
})
