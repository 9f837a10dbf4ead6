import { INTEGRADORAS } from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { COMITENTE } from '../comitentes/comitente.cadastro.ts'
import { cadastro } from '../core/cadastro/declarar-cadastro.ts'
import { PATIO } from '../patios/patio.cadastro.ts'

export const INTEGRACAO_COMITENTE = cadastro({
  entidade: 'integracao_comitente',
  nome: ['Comitente integrado', 'Comitentes integrados'],
  genero: 'o',
  base: '/v1/comitentes-integrados',
  ler: 'integracao:ver',
  editar: 'integracao:configurar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/comitentes-integrados',
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
      padrao: 'Mapfre',
      obrigatorio: 'Escolha a integradora',
      filtro: true,
      largura: 6,
    },
    comUid: {
      tipo: 'referencia',
      rotulo: 'Comitente',
      de: COMITENTE,
      obrigatorio: 'Escolha o comitente',
      ajuda: 'De quem são os bens que a integradora manda.',
    },
    patUid: {
      tipo: 'referencia',
      rotulo: 'Pátio de destino',
      de: PATIO,
      obrigatorio: 'Escolha o pátio',
      ajuda: 'Para onde vai o que vem sem pátio.',
    },
    ativo: {
      tipo: 'simNao',
      rotulo: 'Ativo',
      padrao: true,
      palavras: ['Ativo', 'Inativo'],
      filtro: true,
      largura: 6,
    },
  },
})
