// What the fields of a person's data are called on paper and how each is written. `null`: an id, a seal or a repetition, which
// only the file for other systems has. A field without a row here fails the test of the document.
import { apresentarAviso, ehTipoDeAviso } from '@martelo/domain/avisos/catalogo.ts'
import { ROTULO_DO_CANAL } from '@martelo/domain/avisos/declarar-aviso.ts'
import { ROTULO_DA_ENTREGA } from '@martelo/domain/avisos/states.ts'
import { ROTULO_DA_CAUCAO } from '@martelo/domain/caucoes/states.ts'
import { ROTULO_DO_DOCUMENTO } from '@martelo/domain/clientes/documentos-exigidos.ts'
import { ROTULO_DO_INTERESSE } from '@martelo/domain/clientes/o-que-procura.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_RETIRADA } from '@martelo/domain/entregas/states.ts'
import { ROTULO_DA_HABILITACAO, ROTULO_DO_TIPO_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { ROTULO_DA_DECISAO, ROTULO_DO_INCIDENTE } from '@martelo/domain/incidentes/states.ts'
import { ROTULO_DO_TIPO_DE_INCIDENTE } from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { ROTULO_DA_PROPOSTA } from '@martelo/domain/judicial/parcelamento.ts'
import { ROTULO_DA_PRACA } from '@martelo/domain/judicial/pracas.ts'
import { ROTULO_DA_PREFERENCIA, ROTULO_DO_FUNDAMENTO } from '@martelo/domain/judicial/preferencia.ts'
import { ROTULO_DO_PAGAMENTO } from '@martelo/domain/pagamentos/states.ts'
import { ROTULO_DO_TIPO_DE_PAGAMENTO } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { ROTULO_DA_BASE, ROTULO_DA_CONSULTA } from '@martelo/domain/procob/julgar-consulta.ts'
import { ROTULO_DO_ESCOPO } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import { ROTULO_DA_FORMA, ROTULO_DO_RESULTADO } from '@martelo/domain/usuarios/acessos-da-conta.ts'
import { ROTULO_DO_TIPO_DE_VALIDACAO } from '@martelo/domain/validacoes/states.ts'
import { ROTULO_DA_OFERTA } from '@martelo/domain/vendas/segunda-oferta.ts'
import { ROTULO_DA_VISITA } from '@martelo/domain/visitacoes/states.ts'
import {
  assim,
  codigo,
  compra,
  documento,
  type CampoDito,
  type CamposDitos,
  type Escrita,
  porcento,
  reais,
  type RotuloDito,
  telefone,
} from './como-se-escreve.ts'

const DOCUMENTO_ACEITO = { termos: 'Termos de uso', privacidade: 'Política de privacidade' }
const ORIGEM_DO_GRUPO = { manual: 'Incluído pela casa', regra: 'Pela regra do grupo' }
const RESPOSTA = { pendente: 'Ainda sem resposta', sim: 'Vai', nao: 'Não vai' }
const PROPOSTA = {
  ENVIADA: 'Aguardando resposta',
  ACEITA: 'Aceita',
  RECUSADA: 'Recusada',
  CONTRAPROPOSTA: 'Contraproposta',
  CANCELADA: 'Cancelada',
  EXPIRADA: 'Encerrada',
}
const LIBERACAO = {
  aguardando: 'Aguardando a sua resposta',
  consentida: 'Consentida',
  recusada: 'Recusada',
  encerrada: 'Encerrada',
}
const PROBLEMA = {
  foto: 'Foto',
  descricao: 'Descrição',
  localizacao: 'Localização',
  documento: 'Documento',
  preco: 'Preço',
  golpe: 'Suspeita de golpe',
  outro: 'Outro',
}
const NATUREZA = { Fisica: 'Pessoa física', Juridica: 'Pessoa jurídica' }

export const CADASTRO_DITO: CamposDitos = {
  uid: null,
  versao: null,
  natureza: ['Natureza', codigo(NATUREZA)],
  nome: ['Nome', assim],
  razaoSocial: ['Razão social', assim],
  nomeFantasia: ['Nome fantasia', assim],
  apelido: ['Apelido em público', assim],
  cpf: ['CPF', documento],
  cnpj: ['CNPJ', documento],
  rg: ['RG', assim],
  orgaoEmissor: ['Órgão emissor', assim],
  inscricaoEstadual: ['Inscrição estadual', assim],
  nascimento: 'Nascimento',
  email: ['E-mail', assim],
  emailConfirmado: null,
  emailConfirmadoEm: 'E-mail confirmado em',
  telefone1: ['Celular', telefone],
  telefoneConfirmado: null,
  telefoneConfirmadoEm: 'Celular confirmado em',
  telefone2: ['Telefone 2', telefone],
  telefone3: ['Telefone 3', telefone],
  ocupacao: ['Ocupação', assim],
  ramo: ['Ramo de atividade', assim],
  nomeFazenda: ['Nome da fazenda', assim],
  rendaMensal: ['Renda mensal', reais],
  comoConheceu: ['Como conheceu a casa', assim],
  interesses: [
    'O que procura',
    (v, p) => (Array.isArray(v) ? v.map((x) => codigo(ROTULO_DO_INTERESSE)(x, p)).join(', ') : ''),
  ],
  situacao: 'Situação do cadastro',
  documentoSituacao: 'Situação dos documentos',
  criadoEm: 'Cadastrado em',
  aceiteDosTermos: 'Termos aceitos no cadastro em',
  aceitaNovidades: 'Aceita receber novidades',
  aceiteDeNovidades: 'Novidades aceitas em',
}

export const ENDERECO_DITO: CamposDitos = {
  tipoLogradouro: ['Tipo de logradouro', assim],
  logradouro: ['Logradouro', assim],
  numero: ['Número', assim],
  complemento: ['Complemento', assim],
  referencia: ['Ponto de referência', assim],
  bairro: ['Bairro', assim],
  cidade: ['Cidade', assim],
  estado: ['Estado', assim],
  cep: ['CEP', assim],
  regiao: ['Região', assim],
  latitude: ['Latitude', assim],
  longitude: ['Longitude', assim],
  estadoSigla: null,
  locId: null,
  enderecoCompleto: null,
}

const leilao: CampoDito = [(p) => maiuscula(p.leilao.um), assim]
const lote: CampoDito = [(p) => maiuscula(p.lote.um), assim]
const item: CampoDito = ['Item', assim]
const ip: CampoDito = ['Endereço IP', assim]
const motivo: CampoDito = ['Motivo', assim]

export interface ListaDita {
  readonly titulo: RotuloDito
  readonly campos: CamposDitos
}

interface Item {
  readonly lote: string
  readonly nome: string
  readonly valor: number
  readonly retirada: string
}

const itens: Escrita = (v, p) =>
  Array.isArray(v)
    ? (v as Item[])
        .map((i) =>
          [i.lote, i.nome, formatarReais(i.valor), codigo(ROTULO_DA_RETIRADA)(i.retirada, p)].join(', '),
        )
        .join('; ')
    : ''

/** Lists by their name in the file. */
export const LISTAS_DITAS = {
  aceites: {
    titulo: 'Termos aceitos',
    campos: {
      documento: ['Documento', codigo(DOCUMENTO_ACEITO)],
      versao: ['Versão', assim],
      aceitoAt: 'Aceito em',
      ip,
    },
  },
  documentos: {
    titulo: 'Documentos enviados',
    campos: {
      tipo: ['Documento', codigo(ROTULO_DO_DOCUMENTO)],
      nomeOriginal: ['Arquivo', assim],
      situacao: 'Situação',
      enviadoAt: 'Enviado em',
    },
  },
  socios: {
    titulo: 'Sócios',
    campos: {
      nome: ['Nome', assim],
      documento: ['CPF ou CNPJ', documento],
      participacao: ['Participação', porcento],
      administrador: 'Administra',
      createdAt: 'Incluído em',
    },
  },
  grupos: {
    titulo: 'Grupos',
    campos: {
      nome: ['Grupo', assim],
      origem: ['Como entrou', codigo(ORIGEM_DO_GRUPO)],
      createdAt: 'Desde',
    },
  },
  habilitacoes: {
    titulo: (p) => maiuscula(p.habilitacao.varios),
    campos: {
      leilao,
      situacao: ['Situação', codigo(ROTULO_DA_HABILITACAO)],
      tipo: ['Como se decide', codigo(ROTULO_DO_TIPO_DE_HABILITACAO)],
      solicitadaAt: 'Pedida em',
      decididaAt: 'Decidida em',
      motivo,
      aceiteRegulamentoAt: (p) => `${maiuscula(p.regulamento.um)}: aceito em`,
      regulamentoAceito: ['Texto aceito', assim],
      ip,
    },
  },
  lances: {
    titulo: (p) => maiuscula(p.lance.varios),
    campos: {
      leilao,
      lote,
      nome: item,
      tipo: 'Tipo',
      situacao: 'Situação',
      valor: ['Valor', reais],
      data: 'Em',
      ip,
      hash: null,
    },
  },
  propostas: {
    titulo: 'Propostas',
    campos: {
      lote,
      nome: item,
      valor: ['Valor', reais],
      situacao: ['Situação', codigo(PROPOSTA)],
      contraproposta: ['Contraproposta', reais],
      motivo,
      criadaAt: 'Enviada em',
    },
  },
  compras: {
    titulo: 'Compras',
    campos: {
      id: ['Compra', compra],
      leilao,
      situacao: 'Situação',
      createdAt: 'Em',
      dataPagamento: 'Prazo de pagamento',
      valorDesconto: ['Desconto', reais],
      motivoCancelada: ['Motivo do cancelamento', assim],
      itens: ['Itens', itens],
    },
  },
  pagamentos: {
    titulo: 'Pagamentos',
    campos: {
      venda: ['Compra', compra],
      tipo: ['Forma', codigo(ROTULO_DO_TIPO_DE_PAGAMENTO)],
      valor: ['Valor', reais],
      situacao: ['Situação', codigo(ROTULO_DO_PAGAMENTO)],
      dataPagamento: 'Pago em',
      createdAt: 'Registrado em',
    },
  },
  caucoes: {
    titulo: 'Cauções',
    campos: {
      leilao,
      valor: ['Valor', reais],
      situacao: ['Situação', codigo(ROTULO_DA_CAUCAO)],
      valorDevolvido: ['Devolvido', reais],
      valorAplicado: ['Usado na compra', reais],
      valorRetido: ['Retido', reais],
      motivo,
      pagaAt: 'Paga em',
      createdAt: 'Pedida em',
    },
  },
  convites: {
    titulo: 'Convites de eventos',
    campos: {
      evento: ['Evento', assim],
      inicioAt: 'Começa em',
      resposta: ['Resposta', codigo(RESPOSTA)],
      acompanhantes: 'Acompanhantes',
      conviteAt: 'Convidado em',
      entrouAt: 'Entrou em',
    },
  },
  visitas: {
    titulo: 'Visitas marcadas',
    campos: {
      lote,
      nome: item,
      patio: ['Pátio', assim],
      inicio: 'Em',
      situacao: ['Situação', codigo(ROTULO_DA_VISITA)],
      emNomeDe: ['Em nome de', assim],
      email: ['E-mail', assim],
      telefone: ['Telefone', telefone],
    },
  },
  favoritos: { titulo: 'Favoritos', campos: { veiculo: item, createdAt: 'Desde' } },
  buscasSalvas: {
    titulo: 'Buscas salvas',
    campos: {
      nome: ['Nome', assim],
      endereco: ['Página', assim],
      frequencia: ['Quando avisar', codigo({ 'na-hora': 'Na hora', diaria: 'Uma vez por dia' })],
      porEmail: 'Também por e-mail',
      createdAt: 'Desde',
    },
  },
  lancesAutomaticos: {
    titulo: (p) => `${maiuscula(p.lance.varios)} automáticos`,
    campos: { lote, nome: item, teto: ['Até', reais], ativo: 'Ativo', atualizadoAt: 'Mudado em' },
  },
  segundasOfertas: {
    titulo: 'Segundas ofertas recebidas',
    campos: {
      lote,
      nome: item,
      valor: ['Valor', reais],
      situacao: ['Situação', codigo(ROTULO_DA_OFERTA)],
      prazo: 'Responder até',
      respondidaAt: 'Respondida em',
    },
  },
  propostasParceladas: {
    titulo: 'Propostas em parcelas',
    campos: {
      lote,
      nome: item,
      praca: ['Praça', codigo(ROTULO_DA_PRACA)],
      valor: ['Valor', reais],
      entrada: ['Entrada', reais],
      parcelas: 'Parcelas',
      garantia: ['Garantia', assim],
      situacao: ['Situação', codigo(ROTULO_DA_PROPOSTA)],
      createdAt: 'Enviada em',
    },
  },
  preferencias: {
    titulo: 'Direitos de preferência',
    campos: {
      lote,
      nome: item,
      fundamento: ['Fundamento', codigo(ROTULO_DO_FUNDAMENTO)],
      explicacao: ['Explicação', assim],
      situacao: ['Situação', codigo(ROTULO_DA_PREFERENCIA)],
      motivo,
      createdAt: 'Declarado em',
    },
  },
  validacoes: {
    titulo: 'Validações do cadastro para um lote',
    campos: {
      lote,
      nome: item,
      tipoValidacao: ['Como', codigo(ROTULO_DO_TIPO_DE_VALIDACAO)],
      resultado: ['Resultado', assim],
      valorDaOferta: ['Oferta', reais],
      createdAt: 'Em',
    },
  },
  consultas: {
    titulo: 'Consultas a cadastros públicos',
    campos: {
      tipo: ['Consulta', codigo(ROTULO_DA_CONSULTA)],
      baseLegal: ['Base legal', codigo(ROTULO_DA_BASE)],
      finalidade: ['Finalidade', assim],
      resultado: ['Resultado', assim],
      motivos: ['Motivos', assim],
      consultadoAt: 'Em',
    },
  },
  restricoes: {
    titulo: 'Consultas a listas de bancos',
    campos: { integradora: ['Banco', assim], restrito: 'Com restrição', consultadoAt: 'Em' },
  },
  incidentes: {
    titulo: 'Reclamações e ocorrências',
    campos: {
      numero: ['Número', assim],
      tipo: ['Tipo', codigo(ROTULO_DO_TIPO_DE_INCIDENTE)],
      assunto: ['Assunto', assim],
      situacao: ['Situação', codigo(ROTULO_DO_INCIDENTE)],
      decisao: ['Decisão', codigo(ROTULO_DA_DECISAO)],
      decisaoTexto: ['Explicação', assim],
      valor: ['Valor', reais],
      createdAt: 'Aberta em',
    },
  },
  indicacoes: {
    titulo: 'Créditos por indicação',
    campos: { valor: ['Valor', reais], situacao: ['Situação', assim], motivo, createdAt: 'Em' },
  },
  acessosLiberados: {
    titulo: 'Pessoas com acesso à conta',
    campos: {
      para: ['Pessoa', assim],
      escopo: [
        'O que pode',
        (v, p) => (Array.isArray(v) ? v.map((x) => codigo(ROTULO_DO_ESCOPO)(x, p)).join(', ') : ''),
      ],
      motivo,
      situacao: ['Situação', codigo(LIBERACAO)],
      ate: 'Até',
      createdAt: 'Pedido em',
    },
  },
  problemasRelatados: {
    titulo: 'Problemas relatados em anúncios',
    campos: {
      lote,
      nome: item,
      motivo: ['O que há', codigo(PROBLEMA)],
      texto: ['Texto', assim],
      email: ['E-mail', assim],
      createdAt: 'Em',
    },
  },
  mensagensDoSite: {
    titulo: 'Mensagens pelo site',
    campos: {
      assunto: ['Assunto', assim],
      texto: ['Texto', assim],
      nome: ['Nome', assim],
      email: ['E-mail', assim],
      telefone: ['Telefone', telefone],
      createdAt: 'Em',
    },
  },
  avisosDeDados: {
    titulo: 'Incidentes com dados pessoais',
    campos: { incidente: ['Incidente', assim], avisadoAt: 'Avisado em' },
  },
  cadastrosUnidos: {
    titulo: 'Cadastros unidos ao seu',
    campos: {
      numero: ['Cadastro', assim],
      nome: ['Nome', assim],
      documento: ['Documento', documento],
      email: ['E-mail', assim],
      telefone: ['Telefone', telefone],
      createdAt: 'Desde',
    },
  },
  paginasVistas: { titulo: 'Páginas vistas', campos: { url: ['Página', assim], quando: 'Em' } },
  aparelhos: {
    titulo: 'Aparelhos que recebem avisos',
    campos: { agente: ['Navegador', assim], createdAt: 'Desde' },
  },
  novidades: {
    titulo: 'Inscrição em novidades',
    campos: {
      email: ['E-mail', assim],
      nome: ['Nome', assim],
      interesse: ['Interesse', assim],
      createdAt: 'Inscrito em',
      confirmadoAt: 'Confirmado em',
      saiuAt: 'Saiu em',
    },
  },
  avisos: {
    titulo: 'Avisos recebidos no site',
    campos: { titulo: ['Aviso', assim], texto: ['Texto', assim], createdAt: 'Em' },
  },
  cartas: {
    titulo: 'Mensagens enviadas',
    campos: {
      canal: ['Por', codigo(ROTULO_DO_CANAL)],
      destino: ['Para', assim],
      titulo: ['Assunto', assim],
      situacao: ['Situação', codigo(ROTULO_DA_ENTREGA)],
      enviadaAt: 'Em',
    },
  },
  canais: {
    titulo: 'Avisos escolhidos',
    campos: {
      tipo: [
        'Aviso',
        (v, p) => (typeof v === 'string' && ehTipoDeAviso(v) ? apresentarAviso(v, p).nome : ''),
      ],
      canal: ['Por', codigo(ROTULO_DO_CANAL)],
      ligado: 'Ligado',
    },
  },
  mensagens: { titulo: 'Mensagens', campos: { createdAt: 'Em', texto: ['Texto', assim] } },
  acessos: {
    titulo: 'Acessos',
    campos: {
      quando: 'Em',
      forma: ['Forma', codigo(ROTULO_DA_FORMA)],
      resultado: ['Resultado', codigo(ROTULO_DO_RESULTADO)],
      ip,
      agente: ['Navegador', assim],
    },
  },
} as const satisfies Record<string, ListaDita>
