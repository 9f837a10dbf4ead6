import { LUGAR_DO_NOME, ROTULO_DO_BOLETIM } from '@martelo/domain/newsletter/states.ts'
import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

export const BOLETIM = cadastro({
  entidade: 'boletim',
  nome: ['Boletim', 'Boletins'],
  genero: 'o',
  base: '/v1/newsletter/boletins',
  caminhos: { listar: 'GET /v1/newsletter/boletins' },
  ler: 'newsletter:ver',
  editar: 'newsletter:enviar',
  titulo: 'assunto',
  ordem: '-updatedAt',
  tela: '/admin/newsletter',
  recusas: { SITUACAO: 409 },
  campos: {
    assunto: {
      tipo: 'texto',
      rotulo: 'Assunto',
      max: 120,
      obrigatorio: 'Informe o assunto',
      busca: true,
      ordena: true,
    },
    /** only for those who asked for this, or for everything */
    interesse: { tipo: 'texto', rotulo: 'Para quem', max: 60, filtro: true },
    texto: {
      tipo: 'longo',
      rotulo: 'Texto',
      ajuda: `Linhas em branco separam parágrafos; endereços viram links. ${LUGAR_DO_NOME} é o primeiro nome de quem lê.`,
      max: 20_000,
      obrigatorio: 'Escreva o texto',
      lista: false,
      exporta: false,
    },
    situacao: {
      tipo: 'escolha',
      rotulo: 'Situação',
      calculado: true,
      opcoes: [
        { valor: 'RASCUNHO', rotulo: ROTULO_DO_BOLETIM.RASCUNHO, cor: 'gray' },
        { valor: 'ENVIANDO', rotulo: ROTULO_DO_BOLETIM.ENVIANDO, cor: 'blue' },
        { valor: 'PARADO', rotulo: ROTULO_DO_BOLETIM.PARADO, cor: 'yellow' },
        { valor: 'ENVIADO', rotulo: ROTULO_DO_BOLETIM.ENVIADO, cor: 'teal' },
      ],
      filtro: true,
    },
    /** people whom it would reach now, or whom it is still to reach */
    destinatarios: { tipo: 'inteiro', rotulo: 'Destinatários', calculado: true, lista: 'oculta' },
    entregues: { tipo: 'inteiro', rotulo: 'Entregues', calculado: true },
    aCaminho: { tipo: 'inteiro', rotulo: 'A caminho', calculado: true },
    falhas: { tipo: 'inteiro', rotulo: 'Falhas', calculado: true },
    /** left the list by this letter */
    sairam: { tipo: 'inteiro', rotulo: 'Saíram', calculado: true },
    alteradoNome: { tipo: 'texto', rotulo: 'Alterado por', max: 200, calculado: true, lista: 'oculta' },
    updatedAt: { tipo: 'instante', rotulo: 'Alterado em', calculado: true, lista: 'oculta', ordena: true },
    enviadoNome: { tipo: 'texto', rotulo: 'Enviado por', max: 200, calculado: true, lista: 'oculta' },
    enviadoAt: { tipo: 'instante', rotulo: 'Enviado em', calculado: true, lista: 'oculta', ordena: true },
    concluidoAt: { tipo: 'instante', rotulo: 'Concluído em', calculado: true, lista: 'oculta' },
  },
})
