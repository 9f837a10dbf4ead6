// What an auction looks like on the wire. `leiloeiroUid` and `localUid` travel instead of internal ids; the specification's
// letters (letId, lrlId) stay where its own calls name them.
import { SITUACOES_DE_LEILAO } from '@martelo/domain/leiloes/situacoes.ts'
import { z } from 'zod'
import {
  Centavos,
  CentavosPositivos,
  Instante,
  inteiro,
  texto,
  textoLivre,
  textoOpcional,
  Uid,
} from '../core/fields.ts'
import { paraLeitura } from '../core/leitura.ts'
import { GruposCliente } from '../grupos/grupo.schemas.ts'

export const SituacaoDoLeilao = z.enum(SITUACOES_DE_LEILAO)
export const Modalidade = z.enum(['PRESENCIAL', 'ONLINE', 'SIMULTANEO'], 'Escolha a modalidade')
export const Conducao = z.enum(['robo', 'leiloeiro', 'misto'], 'Escolha quem conduz')
export const TipoHabilitacao = z.enum(
  ['AUTOMATICA', 'POR_DOCUMENTO', 'MANUAL', 'CAUCAO'],
  'Escolha a habilitação',
)

const segundos = (minimo: number, maximo: number) =>
  z
    .number({ error: 'Informe os segundos' })
    .int('Informe segundos inteiros')
    .min(minimo, `No mínimo ${minimo} segundos`)
    .max(maximo, `No máximo ${maximo} segundos`)

/** An address of the web, or a page or file of this very site. */
const Endereco = textoLivre()
  .trim()
  .max(500, 'Endereço muito longo')
  .refine((t) => t === '' || /^(https?:\/\/|\/(?!\/))/.test(t), 'Informe um endereço que comece com https://')
  .nullish()

export const DadosDoLeilao = z.object({
  nome: texto(140, 'Informe o nome'),
  descricao: textoLivre().trim().max(10_000, 'Use no máximo 10.000 caracteres').default(''),
  modalidade: Modalidade,
  conducao: Conducao,
  data: Instante,
  /** the goods can be seen from the first day to the last, each day between the two hours; both or none */
  visitacaoInicio: Instante.nullable().default(null),
  visitacaoFim: Instante.nullable().default(null),
  leiloeiroUid: Uid,
  localUid: Uid,
  segundoEntreLotes: segundos(0, 86_400),
  intervaloEntreLotesSegundos: segundos(3, 3600),
  pontoCorteParaIncrementoPosLancesSegundos: segundos(0, 3600),
  incrementoAposLancesSegundos: segundos(0, 3600),
  cascata: z.boolean(),
  incrementoPorValor: z.boolean(),
  condicional: z.boolean(),
  permiteRepasse: z.boolean(),
  tipoHabilitacao: TipoHabilitacao.nullable(),
  /** the deposit, or the least one when there is a share */
  caucaoValor: CentavosPositivos.nullable().default(null),
  /** share of the buying limit that the client chooses */
  caucaoPorcentagem: z
    .number({ error: 'Informe a porcentagem' })
    .min(0.5, 'No mínimo 0,5%')
    .max(100, 'No máximo 100%')
    .multipleOf(0.01, 'Use no máximo duas casas decimais')
    .nullable()
    .default(null),
  porcentagemComissao: z
    .number({ error: 'Informe a comissão' })
    .min(0, 'A comissão não pode ser negativa')
    .max(30, 'No máximo 30%'),
  taxaAdm: Centavos,
  tipoUid: Uid.nullable().default(null).describe('how the house sorts its auctions'),
  textoUid: Uid.nullable().default(null).describe('a text of the house, shown beside the regulation'),
  /** then the text is that of its version; what is sent as `regulamento` is not looked at */
  regulamentoUid: Uid.nullable().default(null),
  regulamentoNumero: inteiro('Escolha a versão')
    .min(1, 'Escolha a versão')
    .nullable()
    .default(null)
    .describe('which version; without it the one that it has, or the newest'),
  regulamento: textoLivre().trim().max(200_000, 'Use no máximo 200.000 caracteres').default(''),
  editalUrl: Endereco,
  ordemVisitacaoUrl: Endereco,
  ordemEntradaUrl: Endereco,
  transmissaoUrl: Endereco,
  transmissaoSubdominio: textoOpcional(63),
  conferirDia: z.boolean(),
  liberacaoDiaMotivo: textoOpcional(500),
  gruposCliente: GruposCliente,
})

export const LocalRealizacao = z.object({
  id: z.number(),
  lcpId: z.number().describe('the same as id, under the specification’s second name'),
  uid: z.uuid(),
  nome: z.string(),
  endereco: z.string(),
  cidade: z.string(),
  uf: z.string(),
  telefone: z.string().nullable(),
})

/** The specification's names for what an auction refers to. */
const Referencias = {
  letId: z.number().nullable().describe('kind of auction'),
  texId: z.number().nullable().describe('its text'),
  lrlId: z.number().describe('where it takes place'),
  regulamentoUid: z.uuid().nullable(),
}

/** When the goods of an auction can be seen, as its readers get it: both are there or none. */
export const Visitacao = {
  visitacaoInicio: z.iso.datetime().nullable(),
  visitacaoFim: z.iso.datetime().nullable(),
}

/** What may be done now; a blocked action carries its reason. */
export const Acao = z.object({
  evento: z.string(),
  rotulo: z.string(),
  pode: z.boolean(),
  motivo: z.string().nullable(),
  pedeMotivo: z.boolean(),
  perigo: z.boolean(),
  consequencia: z.string(),
})

export const LinhaDeLeilao = z.object({
  id: z.number(),
  numero: z.number().describe('counts within the house'),
  uid: z.uuid(),
  nome: z.string(),
  situacao: SituacaoDoLeilao,
  modalidade: Modalidade,
  data: z.iso.datetime(),
  leiloeiro: z.string(),
  local: z.string(),
  cidade: z.string(),
  uf: z.string(),
  quantidadeLotes: z.number(),
  lotesLiberados: z.number(),
  lotesComLance: z.number(),
})

export const LeilaoCompleto = paraLeitura(DadosDoLeilao).extend({
  id: z.number(),
  uid: z.uuid(),
  versao: z.number(),
  situacao: SituacaoDoLeilao,
  motivoSituacao: z.string().nullable(),
  teste: z.boolean().describe('a rehearsal, which the site never shows'),
  nomeSemData: z.string(),
  data: z.iso.datetime(),
  ...Visitacao,
  dataPagamento: z.iso.date(),
  leiloeiro: z.string(),
  leiloeiroConfirmadoAt: z.iso.datetime().nullable(),
  iniciadoAt: z.iso.datetime().nullable(),
  encerradoAt: z.iso.datetime().nullable(),
  ...Referencias,
  localRealizacao: LocalRealizacao,
  impedimentoDoDia: z
    .string()
    .nullable()
    .describe('why the law forbids this day at this place, when it does'),
  quantidadeLotes: z.number(),
  resultado: z.object({
    vendidos: z.number(),
    condicionais: z.number(),
    semLance: z.number(),
    retirados: z.number(),
    abertos: z.number(),
    totalMinimo: z.number(),
    totalArrematado: z.number(),
    lances: z.number(),
    participantes: z.number(),
  }),
  camposTravados: z.union([z.literal('todos'), z.array(z.string())]),
  can: z.object({
    editar: z.boolean(),
    ordenar: z.boolean(),
    incluirLotes: z.boolean(),
    confirmarLeiloeiro: z.boolean(),
    acoes: z.array(Acao),
  }),
})

/** An auction as the public site lists it (specification, "Auction (site list)"). */
export const LeilaoDoSite = z.object({
  id: z.number(),
  uid: z.uuid(),
  nome: z.string(),
  nomeSemData: z.string(),
  leiloeiro: z.string(),
  segundoEntreLotes: z.number(),
  local: z.string(),
  cidade: z.string(),
  uf: z.string(),
  situacao: SituacaoDoLeilao,
  quadro: z.enum(['ao-vivo', 'ativo', 'finalizado', 'cancelado', 'vencido']),
  modalidade: Modalidade,
  quantidadeLotes: z.number(),
  quantidadeVendidos: z.number().describe('of them, sold so far'),
  comitentesLogomarcas: z.array(z.object({ nome: z.string(), logo: z.string().nullable() })),
  transmissaoUrl: z.string().nullable(),
  temCanal: z.boolean().describe('it runs, and the house broadcasts it itself'),
  canalNoAr: z.boolean().describe('the house’s own broadcast has begun'),
  editalUrl: z.string().nullable(),
  ordemVisitacaoUrl: z.string().nullable(),
  ordemEntradaUrl: z.string().nullable(),
  imagem: z.string().nullable(),
  data: z.iso.datetime(),
  ...Visitacao,
  porcentagemComissao: z.number(),
  ...Referencias,
  loteAoVivoMap: z.record(z.string(), z.uuid()).describe('auction uid → the lot on the block'),
  lotesDestaque: z.array(
    z.object({
      uid: z.uuid(),
      veiUid: z.uuid(),
      nome: z.string(),
      numero: z.string(),
      valor: z.number(),
      /** the smallest width there is: it is shown as a thumb */
      foto: z.string().nullable(),
      /** path of the lot's page */
      url: z.string(),
    }),
  ),
})
