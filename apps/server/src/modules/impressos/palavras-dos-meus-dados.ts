// What the fields of a person's data are called on paper and how each is written. `null`: an id, a seal or a repetition, which
// only the file for other systems has. A field without a row here fails the test of the document.
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DA_CAUCAO } from '@martelo/domain/caucoes/states.ts'
import { ROTULO_DO_DOCUMENTO } from '@martelo/domain/clientes/documentos-exigidos.ts'
import { ROTULO_DO_INTERESSE } from '@martelo/domain/clientes/o-que-procura.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { ROTULO_DA_RETIRADA } from '@martelo/domain/entregas/states.ts'
import { ROTULO_DA_HABILITACAO, ROTULO_DO_TIPO_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import type { Palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { ROTULO_DO_PAGAMENTO } from '@martelo/domain/pagamentos/states.ts'
import { ROTULO_DO_TIPO_DE_PAGAMENTO } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { ROTULO_DA_VISITA } from '@martelo/domain/visitacoes/states.ts'

type Escrita = (v: unknown) => string
/** A label is a word, or one that each kind of house has its own for. */
export type RotuloDito = string | ((p: Palavras) => string)
export type CampoDito = RotuloDito | readonly [rotulo: RotuloDito, escrever: Escrita] | null
export type CamposDitos = Readonly<Record<string, CampoDito>>

const INSTANTE = /^\d{4}-\d\d-\d\dT/
const DIA = /^\d{4}-\d\d-\d\d$/

/** Empty: nothing is kept there. */
export const escrever: Escrita = (v) => {
  if (v === null || v === undefined) return ''
  if (v instanceof Date) return formatarDataHora(v.getTime())
  if (typeof v === 'boolean') return v ? 'Sim' : 'Não'
  if (typeof v !== 'string') return typeof v === 'number' ? v.toLocaleString('pt-BR') : ''
  if (INSTANTE.test(v)) return formatarDataHora(Date.parse(v))
  return DIA.test(v) ? formatarDia(v) : maiuscula(v)
}

const dado =
  (dizer: (texto: string) => string): Escrita =>
  (v) =>
    v === null || v === undefined || v === '' ? '' : dizer(String(v))
const reais = dado((t) => formatarReais(Number(t)))
const documento = dado(formatarDocumento)
const telefone = dado(formatarTelefone)
const compra = dado((t) => String(numeroDaVenda(Number(t))))
const porcento = dado((t) => `${Number(t).toLocaleString('pt-BR')}%`)
/** As it was typed or as a machine gave it: an address, a seal, a sentence. */
const assim = dado((t) => t)
const codigo = (rotulos: Readonly<Record<string, string>>): Escrita => dado((t) => rotulos[t] ?? t)

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
const FORMA_DE_ENTRAR = {
  cliente: 'E-mail e senha',
  sistema: 'Acesso da equipe',
  'uso-unico': 'Senha de uso único',
  hash: 'Endereço de acesso emitido',
  refresh: 'Sessão renovada',
  codigo: 'Código recebido',
  'segundo-fator': 'Segundo fator',
  chave: 'Chave de acesso',
}
const RESULTADO_DE_ENTRAR = {
  ok: 'Entrou',
  senha: 'Senha incorreta',
  bloqueado: 'Acesso desativado',
  limite: 'Muitas tentativas',
  desconhecido: 'Conta desconhecida',
  expirado: 'Expirado',
}
const NATUREZA = { Fisica: 'Pessoa física', Juridica: 'Pessoa jurídica' }

export const CADASTRO_DITO: CamposDitos = {
  uid: null,
  versao: null,
  natureza: ['Natureza', codigo(NATUREZA)],
  nome: ['Nome', assim],
  razaoSocial: ['Razão social', assim],
  nomeFantasia: ['Nome fantasia', assim],
  apelido: ['Apelido nos lances', assim],
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
    (v) => (Array.isArray(v) ? v.map((x) => codigo(ROTULO_DO_INTERESSE)(x)).join(', ') : ''),
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

const itens: Escrita = (v) =>
  Array.isArray(v)
    ? (v as Item[])
        .map((i) =>
          [i.lote, i.nome, formatarReais(i.valor), codigo(ROTULO_DA_RETIRADA)(i.retirada)].join(', '),
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
      dataPagamento: 'Paga em',
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
  mensagens: { titulo: 'Mensagens', campos: { createdAt: 'Em', texto: ['Texto', assim] } },
  acessos: {
    titulo: 'Acessos',
    campos: {
      quando: 'Em',
      forma: ['Forma', codigo(FORMA_DE_ENTRAR)],
      resultado: ['Resultado', codigo(RESULTADO_DE_ENTRAR)],
      ip,
      agente: ['Navegador', assim],
    },
  },
} as const satisfies Record<string, ListaDita>
