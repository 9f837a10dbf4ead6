// A public lot: short for a card, whole for its page. It has no field for the reserve, a plate, a chassis or a
// bidder's name, and replies are cut to these schemas.
import { SITUACOES_DE_LEILAO } from '@martelo/domain/leiloes/situacoes.ts'
import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { Visitacao } from '../leiloes/leilao.schemas.ts'

/** A photograph in its widths: `${base}-${largura}.webp`, ascending. */
export const FotoPublica = z.object({
  base: z.string(),
  larguras: z.array(z.number()),
  /** dominant colour, shown until the picture is there */
  cor: z.string(),
  legenda: z.string(),
})
export type FotoPublica = z.infer<typeof FotoPublica>

const TipoNegociacao = z.enum(['DISPUTA', 'PROPOSTA', 'COMPRE_JA'])

/** The auction of a card. */
export const LeilaoDoCartao = z.object({
  id: z.number(),
  uid: z.uuid(),
  nome: z.string(),
  situacao: z.enum(SITUACOES_DE_LEILAO),
  modalidade: z.enum(['PRESENCIAL', 'ONLINE', 'SIMULTANEO']),
  data: z.iso.datetime(),
})

/** At most this many photographs travel with a card (specification 3). */
export const FOTOS_DO_CARTAO = 4

export const CartaoDeLote = z.object({
  id: z.number(),
  uid: z.uuid(),
  veiUid: z.uuid(),
  numero: z.string(),
  posicaoLeilao: z.number(),
  nome: z.string(),
  situacao: z.enum(SITUACOES_DE_LOTE),
  tipo: z.string(),
  categoria: z.string(),
  tipoNegociacao: TipoNegociacao,
  marca: z.string(),
  anoFabricacao: z.number().nullable(),
  anoModelo: z.number().nullable(),
  km: z.number().nullable(),
  combustivel: z.string().nullable(),
  cidade: z.string().nullable(),
  uf: z.string().nullable(),
  /** how much of it was damaged, in words; null: not a wreck */
  monta: z.string().nullable(),
  /** what the market asks for such a good (the house's word, else the FIPE table's), centavos */
  mercado: z.number().nullable(),
  /** name of the yard where it can be visited, which is also its address on the site; null: none has a page */
  patio: z.string().nullable(),
  minimo: z.number(),
  incremento: z.number(),
  compreJa: z.number().nullable(),
  lance: z.object({ valor: z.number(), quantidade: z.number() }).nullable(),
  /** what it was sold for, which may be no bid; null: not sold */
  valorVendido: z.number().nullable(),
  dataInicio: z.iso.datetime().nullable(),
  dataFim: z.iso.datetime().nullable(),
  /** ends by itself at dataFim; otherwise it is called in the room on the auction's day */
  encerraPorTempo: z.boolean(),
  fotosUrls: z.array(FotoPublica),
  quantidadeFotos: z.number(),
  carimbos: z.array(z.string()),
  /** pictures for the card of those stamps that have one, by the stamp's name */
  imagensDosCarimbos: z.record(z.string(), z.string()),
  /** how many lots are sold with it as one set, itself included; 1: it stands alone */
  lotesNoConjunto: z.number().int(),
  leilao: LeilaoDoCartao,
  /** path of the lot's page */
  url: z.string(),
})
export type CartaoDeLote = z.infer<typeof CartaoDeLote>

const Vizinho = z.object({ numero: z.string(), nome: z.string(), url: z.string() })

export const LotePublico = CartaoDeLote.extend({
  descricao: z.string(),
  video: z.string().nullable(),
  /** the turn around the vehicle at an outside address */
  spincar: z.string().nullable(),
  finalizacaoManual: z.boolean(),
  transmissaoNaPista: z.boolean(),
  leilaoGravado: z.boolean().describe('a recording that the public saw is kept: bids lead to it'),
  somenteBuyNowProposta: z.boolean(),
  condicional: z.boolean(),
  blackCar10: z.boolean(),
  sorteioFinalAno: z.boolean(),
  /** frames of a turn around the good, in order; empty when there is none */
  giro: z.array(FotoPublica),
  /** it has a price, and cannot be bought by it for now */
  compraIndisponivel: z.boolean(),
  valor: z.object({
    minimo: z.number(),
    incremento: z.number(),
    valorProposta: z.number().nullable(),
    compreJa: z.number().nullable(),
    despachante: z.number(),
    outros: z.number(),
    remocao: z.number(),
    depositoDeBens: z.number(),
    vistoria: z.number(),
    taxaAdm: z.number(),
    comissaoPorcentagem: z.number().nullable(),
    comissaoExtraPorcentagem: z.number().nullable(),
    compreJaPorcentagem: z.number().nullable(),
    comissaoExtraMensagem: z.string().nullable(),
    lance: z.number().nullable(),
  }),
  veiculo: z.object({
    modelo: z.string(),
    versao: z.string().nullable(),
    cor: z.string().nullable(),
    cambio: z.string().nullable(),
    possuiChave: z.boolean().nullable(),
    retomada: z.string(),
    sinistro: z.string().nullable(),
    conservacao: z.string().nullable(),
    monta: z.string().nullable(),
    prazoDocumento: z.number().nullable(),
    valorMercado: z.number().nullable(),
    fipeCodigo: z.string().nullable(),
    fipeNome: z.string().nullable(),
    fipeValor: z.number().nullable(),
    laudoCautelarResultado: z.string(),
    laudoCautelarObservacao: z.string().nullable(),
    /** the inspector's words; the vehicle's internal notes are never here */
    observacoes: z.string().nullable(),
    /** which outline the wheels are drawn on; null: goods without wheels */
    bloco: z.enum(['LEVE', 'UTILITARIO', 'PESADO', 'MOTO']).nullable(),
    itens: z.array(z.object({ campo: z.string(), rotulo: z.string(), resposta: z.string() })),
    rodas: z.array(
      z.object({
        rotulo: z.string(),
        eixo: z.number(),
        lado: z.enum(['esquerdo', 'direito', 'centro', 'estepe']),
        condicao: z.enum(['BOM', 'MEIA-VIDA', 'TROCA']),
        resposta: z.string(),
      }),
    ),
  }),
  localizacao: z.object({
    nome: z.string().nullable(),
    cidade: z.string().nullable(),
    uf: z.string().nullable(),
    endereco: z.string().nullable(),
    cep: z.string().nullable(),
    telefone: z.string().nullable(),
    googleMaps: z.string().nullable(),
    patUid: z.uuid().nullable(),
    explicacaoVisitacao: z.string().nullable(),
    explicacaoRetirada: z.string().nullable(),
    /** a visit can be booked there */
    horaMarcada: z.boolean(),
    /** LOCAL EXTERNO: where it stands is in the description */
    externo: z.boolean(),
  }),
  comitente: z.object({ id: z.number(), nome: z.string(), logo: z.string().nullable() }),
  carimbosDoLote: z.array(
    z.object({ nome: z.string(), urlLote: z.string().nullable(), link: z.string().nullable() }),
  ),
  situacaoDetran: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
  itensNotaFiscal: z.array(
    z.object({ descricao: z.string(), quantidade: z.number(), valor: z.number().nullable() }),
  ),
  arquivos: z.array(z.object({ nome: z.string(), url: z.string(), tipo: z.string() })),
  leilao: LeilaoDoCartao.extend({
    leiloeiro: z.string(),
    leiloeiroRegistro: z.string(),
    local: z.string(),
    cidade: z.string(),
    uf: z.string(),
    editalUrl: z.string().nullable(),
    /** the deposit that bidding asks for first: a sum, or a share of the limit wanted (percent); null: none */
    caucao: z.object({ valor: z.number().nullable(), porcentagem: z.number().nullable() }).nullable(),
    regulamento: z.boolean(),
    ...Visitacao,
  }),
  /** only members of these groups may bid or buy: their names on the site, as far as the house gave any; null: all may */
  convidados: z.array(z.string()).nullable(),
  /** a court's auction: case, round and valuation; null: no court's */
  judicial: z
    .object({
      processo: z.string(),
      juizo: z.string(),
      praca: z.union([z.literal(1), z.literal(2)]),
      avaliacao: z.number(),
      onus: z.string().nullable(),
    })
    .nullable(),
  /** the other lots of the same set, the principal first */
  conjunto: z.array(
    z.object({
      uid: z.uuid(),
      numero: z.string(),
      nome: z.string(),
      principal: z.boolean(),
      /** year, mileage, colour: what a line has room for */
      fatos: z.array(z.string()),
      foto: FotoPublica.nullable(),
    }),
  ),
  conjuntoLelUidPrincipal: z.uuid().nullable(),
  conjuntoLelUids: z.array(z.uuid()),
  /** its neighbours in the auction's order that have a page, so that one can leaf through it */
  vizinhos: z.object({ anterior: Vizinho.nullable(), proximo: Vizinho.nullable() }),
  /** page of the open lot in which the same good is for sale again; null: it is not, or this one is open */
  relistado: z.string().nullable(),
})
export type LotePublico = z.infer<typeof LotePublico>
