// A consignor's own systems: keys, addresses, deliveries, and what his programs read and send.
import { SITUACOES_DE_ENVIO } from '@martelo/domain/externo/states.ts'
import { AMBIENTES, NOMES_DE_ESCOPO, NOMES_DE_EVENTO, POR_MINUTO } from '@martelo/domain/sistemas/escopos.ts'
import { z } from 'zod'
import { inteiro, Paginacao, texto, textoLivre } from '../core/fields.ts'
import { DadosDoVeiculo } from '../veiculos/veiculo.schemas.ts'

export const Ambiente = z.enum(AMBIENTES, 'Escolha o ambiente')
export const Escopos = z.array(z.enum(NOMES_DE_ESCOPO, 'Escopo desconhecido')).min(1, 'Escolha ao menos um')
export const Eventos = z.array(z.enum(NOMES_DE_EVENTO, 'Evento desconhecido')).min(1, 'Escolha ao menos um')
export const PorMinuto = inteiro('Informe um número')
  .min(1, 'Ao menos 1')
  .max(POR_MINUTO.maximo, `No máximo ${POR_MINUTO.maximo}`)
/** Shape and inner networks are judged by the handler, which knows the installation. */
export const EnderecoDoWebhook = textoLivre('Informe o endereço')
  .trim()
  .max(500, 'Use no máximo 500 caracteres')
export const NomeDaChave = texto(80, 'Dê um nome à chave')

export const ChaveDoComitente = z.object({
  uid: z.uuid(),
  comId: z.number(),
  nome: z.string(),
  ambiente: Ambiente,
  inicio: z.string(),
  escopos: z.array(z.string()),
  porMinuto: z.number(),
  situacao: z.enum(['ativa', 'vencida', 'revogada']),
  expiraAt: z.iso.datetime().nullable(),
  ultimoUsoAt: z.iso.datetime().nullable(),
  criadaAt: z.iso.datetime(),
})

export const WebhookDoComitente = z.object({
  uid: z.uuid(),
  comId: z.number(),
  ambiente: Ambiente,
  endereco: z.string(),
  eventos: z.array(z.string()),
  ativo: z.boolean(),
  /** of the last 7 days */
  entregues: z.number(),
  naFila: z.number(),
  falhas: z.number(),
})

export const EntregaDoWebhook = z.object({
  uid: z.uuid(),
  evento: z.string(),
  eventoUid: z.uuid(),
  dados: z.record(z.string(), z.unknown()),
  situacao: z.enum(SITUACOES_DE_ENVIO),
  tentativas: z.number(),
  status: z.number().nullable(),
  erro: z.string().nullable(),
  criadaAt: z.iso.datetime(),
  proximaAt: z.iso.datetime().nullable(),
  concluidaAt: z.iso.datetime().nullable(),
  podeReenviar: z.boolean(),
})

export const EntradaDeVeiculos = z.object({
  uid: z.uuid(),
  comId: z.number(),
  origem: z.enum(['api', 'pasta']),
  ambiente: Ambiente,
  arquivo: z.string().nullable(),
  criados: z.number(),
  repetidos: z.number(),
  erros: z.number(),
  /** why nothing of it was read; null: each row has its own answer */
  erro: z.string().nullable(),
  criadaAt: z.iso.datetime(),
})

/** What any call with a key may answer. */
export const RECUSAS_DA_CHAVE = { CHAVE: 401, ESCOPO: 403, BLOQUEADO: 403, LIMITE: 429 } as const
/** Wrong keys count too: of one address, before a key is looked for. */
export const LIMITE_DA_API = { por: 'ip', max: 1200, segundos: 60 } as const

export const PaginaDaApi = Paginacao
export const paginado = <T extends z.ZodType>(item: T) =>
  z.object({ pagina: z.number(), porPagina: z.number(), total: z.number(), itens: z.array(item) })

export const VeiculoDaApi = z.object({
  uid: z.uuid(),
  referencia: z.string().nullable(),
  nome: z.string(),
  marca: z.string(),
  modelo: z.string(),
  anoFabricacao: z.number().nullable(),
  anoModelo: z.number().nullable(),
  placa: z.string().nullable(),
  chassi: z.string().nullable(),
  renavam: z.string().nullable(),
  situacao: z.string(),
  patio: z.string().nullable(),
  criadoAt: z.iso.datetime(),
})
export const LoteDaApi = z.object({
  uid: z.uuid(),
  numero: z.string(),
  nome: z.string(),
  placa: z.string().nullable(),
  chassi: z.string().nullable(),
  situacao: z.string(),
  minimo: z.number(),
  reserva: z.number().nullable(),
  lance: z.number().nullable(),
  lances: z.number(),
  leilao: z.object({ uid: z.uuid(), nome: z.string(), data: z.iso.datetime() }),
})
export const ResultadoDaApi = LoteDaApi.extend({
  reservaAtingida: z.boolean().nullable(),
  arremate: z.number().nullable(),
  multa: z.number(),
  comissao: z.number().nullable(),
  /** removal and yard, at the last lot of the vehicle */
  despesas: z.number(),
  liquido: z.number().nullable(),
})
export const PrestacaoDaApi = z.object({
  uid: z.uuid(),
  numero: z.string(),
  situacao: z.string(),
  vendido: z.number(),
  multas: z.number(),
  /** by an index: of late instalments, and of a late payout */
  correcoes: z.number(),
  comissao: z.number(),
  despesas: z.number(),
  adiantamentos: z.number(),
  retido: z.number(),
  liquido: z.number(),
  leilao: z.string(),
  aprovadaAt: z.iso.datetime().nullable(),
  pagaAt: z.iso.datetime().nullable(),
})

export const CondicionalDaApi = z.object({
  uid: z.uuid(),
  numero: z.string(),
  nome: z.string(),
  leilao: z.object({ uid: z.uuid(), nome: z.string() }),
  situacao: z.enum(['AGUARDANDO_COMITENTE', 'REPLICA_DO_CLIENTE']),
  /** the bid, or the client's reply: what an answer is about */
  valor: z.number(),
  reserva: z.number().nullable(),
  /** until when it may be answered */
  prazo: z.iso.datetime().nullable(),
})
const VeiculoCitado = z.object({
  uid: z.uuid(),
  referencia: z.string().nullable(),
  nome: z.string(),
  placa: z.string().nullable(),
})
export const RemocaoDaApi = z.object({
  uid: z.uuid(),
  veiculo: VeiculoCitado,
  situacao: z.string(),
  de: z.string(),
  para: z.string(),
  previstaEm: z.iso.date().nullable(),
  pedidaAt: z.iso.datetime(),
  inicioAt: z.iso.datetime().nullable(),
  fimAt: z.iso.datetime().nullable(),
  /** what the consignor pays for it; null: the house does, or it is not set */
  valor: z.number().nullable(),
})
export const DocumentoDaApi = z.object({
  uid: z.uuid(),
  veiculo: VeiculoCitado,
  /** kept with the vehicle, with one of its removals, or with its stay in a yard */
  origem: z.enum(['veiculo', 'remocao', 'estadia']),
  tipo: z.string(),
  nome: z.string(),
  tipoArquivo: z.string(),
  tamanho: z.number(),
  sha256: z.string(),
  enviadoAt: z.iso.datetime(),
  /** where its bytes are, with the same key */
  arquivo: z.string(),
})

/** One vehicle as a consignor's system sends it. `referencia` is his own number: the same one again is the same vehicle. */
export const LinhaParaImportar = DadosDoVeiculo.pick({
  tipoId: true,
  nome: true,
  marca: true,
  modelo: true,
  versaoModelo: true,
  anoFabricacao: true,
  anoModelo: true,
  cor: true,
  placa: true,
  placaUf: true,
  chassi: true,
  numeroMotor: true,
  renavam: true,
  possuiChave: true,
  combustivel: true,
  km: true,
  cambio: true,
  conservacao: true,
  sinistro: true,
  monta: true,
  retomada: true,
  valorMercado: true,
  fipeCodigo: true,
  fipeValor: true,
  observacoes: true,
  cidade: true,
  uf: true,
  contrato: true,
})
  .partial()
  .required({ tipoId: true })
  .extend({ referencia: texto(80, 'Informe a sua referência') })
  .strict()

export const LinhaRecebida = z.object({
  linha: z.number(),
  referencia: z.string().nullable(),
  resultado: z.enum(['criado', 'repetido', 'erro', 'valido']),
  uid: z.uuid().nullable(),
  /** a sentence by field */
  erros: z.record(z.string(), z.string()),
  avisos: z.array(z.string()),
})
