import { cadastro } from '../core/cadastro/declarar-cadastro.ts'
import { TRANSPORTADORA } from './transportadora.cadastro.ts'

export const MOTORISTA = cadastro({
  entidade: 'motorista',
  nome: ['Motorista', 'Motoristas'],
  genero: 'o',
  base: '/v1/motoristas',
  caminhos: { listar: 'GET /v1/remocoes/consulta/motoristas' },
  // Drivers do not read each other's documents and numbers.
  ler: 'remocao:listar',
  editar: 'transportadora:editar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/motoristas',
  campos: {
    nome: {
      tipo: 'texto',
      rotulo: 'Nome',
      max: 120,
      obrigatorio: 'Informe o nome',
      busca: true,
      ordena: true,
    },
    cpf: { tipo: 'cpf', rotulo: 'CPF', obrigatorio: 'Informe o CPF', unico: true, busca: true, largura: 6 },
    cnh: { tipo: 'texto', rotulo: 'CNH', max: 20, largura: 6 },
    traUid: {
      tipo: 'referencia',
      rotulo: 'Transportadora',
      de: TRANSPORTADORA,
      obrigatorio: 'Escolha a transportadora',
    },
    telefone: { tipo: 'telefone', rotulo: 'Telefone', largura: 5 },
    email: { tipo: 'email', rotulo: 'E-mail', largura: 7 },
    usuarioEmail: {
      tipo: 'email',
      rotulo: 'E-mail do acesso',
      ajuda: 'Um usuário com o papel Motorista. Sem ele, o motorista trabalha pelo endereço que recebe.',
    },
    ativo: { tipo: 'simNao', rotulo: 'Ativo', padrao: true, palavras: ['Ativo', 'Inativo'], filtro: true },
  },
})
