import { INTEGRADORAS } from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

export const INTEGRACAO_TAG = cadastro({
  entidade: 'integracao_tag',
  nome: ['Tag de integração', 'Tags de integração'],
  genero: 'a',
  base: '/v1/comitente-integracao-tags',
  ler: 'integracao:ver',
  editar: 'integracao:configurar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/comitente-integracao-tags',
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
    integradora: {
      tipo: 'escolha',
      rotulo: 'Integradora',
      opcoes: INTEGRADORAS.map((i) => ({ valor: i, rotulo: i })),
      padrao: 'Bradesco',
      obrigatorio: 'Escolha a integradora',
      filtro: true,
      largura: 6,
    },
    tagExternaId: {
      tipo: 'texto',
      rotulo: 'Identificador na integradora',
      max: 60,
      obrigatorio: 'Informe o identificador',
      busca: true,
      largura: 6,
    },
    ativo: {
      tipo: 'simNao',
      rotulo: 'Ativa',
      padrao: true,
      palavras: ['Ativa', 'Inativa'],
      filtro: true,
      largura: 6,
    },
  },
})
