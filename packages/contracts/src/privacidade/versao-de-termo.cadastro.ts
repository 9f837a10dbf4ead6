import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

/** What a client agreed to: the text that was in force on the day of his consent. */
export const VERSAO_DE_TERMO = cadastro({
  entidade: 'versao_de_termo',
  nome: ['Versão de termo', 'Versões de termos'],
  genero: 'a',
  base: '/v1/privacidade/termos',
  ler: 'privacidade:ver',
  editar: 'privacidade:editar',
  titulo: 'numero',
  ordem: '-vigenteDesde',
  tela: '/admin/privacidade/termos',
  maximo: 500,
  campos: {
    numero: {
      tipo: 'texto',
      rotulo: 'Versão',
      max: 20,
      obrigatorio: 'Informe a versão',
      unico: ['documento'],
      busca: true,
      largura: 4,
    },
    documento: {
      tipo: 'escolha',
      rotulo: 'Documento',
      obrigatorio: 'Escolha o documento',
      filtro: true,
      largura: 4,
      opcoes: [
        { valor: 'termos', rotulo: 'Termos de uso' },
        { valor: 'privacidade', rotulo: 'Política de privacidade' },
      ],
    },
    vigenteDesde: {
      tipo: 'dia',
      rotulo: 'Em vigor desde',
      obrigatorio: 'Informe o dia',
      ordena: true,
      largura: 4,
    },
    exigidoDesde: {
      tipo: 'dia',
      rotulo: 'Aceite exigido desde',
      lista: false,
      largura: 4,
      ajuda:
        'Termos de uso: a partir deste dia, quem não aceitou não dá lances nem compra. Vazio: desde o dia em que a versão entra em vigor.',
    },
    mudancas: {
      tipo: 'longo',
      rotulo: 'O que mudou',
      max: 2000,
      lista: false,
      ajuda: 'Quem aceitou uma versão anterior lê isto antes do texto. Vazio na primeira versão.',
    },
    texto: { tipo: 'longo', rotulo: 'Texto', max: 20_000, obrigatorio: 'Cole o texto', lista: false },
    aceites: { tipo: 'inteiro', rotulo: 'Clientes que aceitaram', calculado: true },
  },
})
