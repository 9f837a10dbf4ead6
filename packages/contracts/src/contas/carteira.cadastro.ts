import { COMITENTE } from '../comitentes/comitente.cadastro.ts'
import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

export const CARTEIRA = cadastro({
  entidade: 'carteira',
  nome: ['Carteira', 'Carteiras'],
  genero: 'a',
  base: '/v1/carteira',
  caminhos: { listar: 'GET /v1/carteira' },
  ler: 'veiculo:ver',
  editar: 'conta-bancaria:editar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/carteiras',
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
    comUid: { tipo: 'referencia', rotulo: 'Comitente', de: COMITENTE, ordena: true, filtro: true },
    descricao: { tipo: 'longo', rotulo: 'Descrição', max: 500, lista: 'oculta' },
    contas: { tipo: 'inteiro', rotulo: 'Contas', calculado: true, ordena: true },
    ativo: { tipo: 'simNao', rotulo: 'Ativa', padrao: true, palavras: ['Ativa', 'Inativa'], filtro: true },
    id: { tipo: 'inteiro', rotulo: 'Número', calculado: true, lista: false, exporta: false },
  },
})
