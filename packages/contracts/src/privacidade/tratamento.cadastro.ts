import { cadastro } from '../core/cadastro/declarar-cadastro.ts'

/** The register that LGPD, art. 37, asks of who processes personal data. */
export const TRATAMENTO_DE_DADOS = cadastro({
  entidade: 'tratamento_de_dados',
  nome: ['Tratamento de dados', 'Tratamentos de dados'],
  genero: 'o',
  base: '/v1/privacidade/tratamentos',
  ler: 'privacidade:ver',
  editar: 'privacidade:editar',
  titulo: 'nome',
  ordem: 'nome',
  tela: '/admin/privacidade/tratamentos',
  maximo: 500,
  campos: {
    nome: {
      tipo: 'texto',
      rotulo: 'Tratamento',
      max: 120,
      obrigatorio: 'Informe o tratamento',
      unico: true,
      busca: true,
      ordena: true,
    },
    finalidade: { tipo: 'longo', rotulo: 'Finalidade', max: 1000, obrigatorio: 'Informe a finalidade' },
    baseLegal: {
      tipo: 'escolha',
      rotulo: 'Base legal (LGPD, art. 7º)',
      obrigatorio: 'Escolha a base legal',
      filtro: true,
      opcoes: [
        { valor: 'consentimento', rotulo: 'Consentimento' },
        { valor: 'obrigacao', rotulo: 'Obrigação legal' },
        { valor: 'contrato', rotulo: 'Execução de contrato' },
        { valor: 'direitos', rotulo: 'Exercício de direitos' },
        { valor: 'interesse', rotulo: 'Legítimo interesse' },
        { valor: 'credito', rotulo: 'Proteção do crédito' },
      ],
    },
    titulares: { tipo: 'texto', rotulo: 'De quem', max: 200, obrigatorio: 'Informe os titulares' },
    categorias: { tipo: 'longo', rotulo: 'Quais dados', max: 1000, obrigatorio: 'Informe os dados' },
    compartilhamento: { tipo: 'longo', rotulo: 'Com quem são compartilhados', max: 1000 },
    prazo: { tipo: 'texto', rotulo: 'Por quanto tempo', max: 200, obrigatorio: 'Informe o prazo' },
    medidas: { tipo: 'longo', rotulo: 'Medidas de segurança', max: 1000 },
    ativo: { tipo: 'simNao', rotulo: 'Em curso', padrao: true, filtro: true },
  },
})
