// A live room on the wire: the auction, the room's own state, its lots. The audience of a field stands beside it; the
// server leaves restricted fields out for all others.
import { RESPOSTAS_DO_COMITENTE, SITUACOES_DE_CONDICIONAL } from '@martelo/domain/condicionais/states.ts'
import { z } from 'zod'
import {
  Centavos,
  CentavosApurados,
  Instante,
  texto,
  textoLivre,
  textoOpcional,
  Uid,
} from '../core/fields.ts'
import { EstadoDoLote, EstadoRestrito, LanceDaEquipe, LancePublico } from '../lances/lances.events.ts'
import { Conducao, Modalidade, SituacaoDoLeilao } from '../leiloes/leilao.schemas.ts'
import { FotoPublica } from '../lotes/publico-lote.schemas.ts'

export const DaSala = z.object({ leiUid: Uid })
export const DoLoteDaSala = z.object({ leiUid: Uid, lelUid: Uid })

/** The room itself: what the frame `sala-atualizada` carries. */
export const EstadoDaSala = z.object({
  situacao: SituacaoDoLeilao,
  conducao: Conducao,
  pausada: z.boolean(),
  pausaMotivo: z.string().nullable(),
  /** taken off the air with a reason; it starts again by hand */
  suspensa: z.boolean(),
  iniciadoAt: Instante.nullable(),
  encerradoAt: Instante.nullable(),
  loteAtualUid: Uid.nullable(),
  loteNoPlacarUid: Uid.nullable(),
  /** when the interval between lots began; the robot opens the next one `intervaloEntreLotesSegundos` later */
  ultimoFim: Instante.nullable(),
  intervaloEntreLotesSegundos: z.number().int(),
  /** a court's auction between its rounds: nothing is open, and lots without a bid come back at `comeca` */
  entrePracas: z.object({ frase: z.string(), comeca: Instante }).optional(),
  contagens: z.object({
    lotes: z.number().int(),
    abertos: z.number().int(),
    vendidos: z.number().int(),
    condicionais: z.number().int(),
    semLance: z.number().int(),
    pendentes: z.number().int(),
    totalVendido: CentavosApurados,
  }),
})
export type EstadoDaSala = z.infer<typeof EstadoDaSala>

/** Where a conditional sale stands, for those whom it concerns. */
export const CondicionalDoLote = z.object({
  situacao: z.enum(SITUACOES_DE_CONDICIONAL),
  prazo: Instante.nullable(),
  /** last day on which one may answer */
  ultimoDia: z.iso.date().nullable(),
  lance: Centavos,
  resposta: z.enum(RESPOSTAS_DO_COMITENTE).nullable(),
  respostaNome: z.string().nullable(),
  novoValor: Centavos.nullable(),
  replica: Centavos.nullable(),
  /** what it was sold for; null: not sold */
  valorVendido: Centavos.nullable(),
})
export type CondicionalDoLote = z.infer<typeof CondicionalDoLote>

/** What the consignor said before the hammer. */
export const RespostaDuranteLeilao = z.object({
  resposta: z.enum(RESPOSTAS_DO_COMITENTE),
  valor: Centavos.nullable(),
  /** the bid that he answered */
  lance: Centavos.nullable(),
  nome: z.string().nullable(),
  em: Instante,
})

/** Only for the auctioneer, for staff that may see reserves, and for the consignor of the very lot. */
export const ReservadoDoLote = z.object({
  valorComitente: Centavos.nullable(),
  /** of the present leader: a bid that defends the reserve; documents that do not agree */
  liderEmDefesa: z.boolean(),
  liderDivergente: z.boolean(),
  condicional: CondicionalDoLote.nullable(),
  respostaDuranteLeilao: RespostaDuranteLeilao.nullable(),
})
export type ReservadoDoLote = z.infer<typeof ReservadoDoLote>

/** One lot of the room: the state that frames renew, and the facts that do not move. */
export const LoteNoPregao = z.object({
  estado: EstadoDoLote,
  posicao: z.number().int(),
  veiUid: Uid,
  categoria: z.string(),
  marca: z.string(),
  anoFabricacao: z.number().int().nullable(),
  anoModelo: z.number().int().nullable(),
  km: z.number().int().nullable(),
  combustivel: z.string().nullable(),
  cor: z.string().nullable(),
  cidade: z.string().nullable(),
  uf: z.string().nullable(),
  comitente: z.string(),
  /** at most four */
  fotos: z.array(FotoPublica),
  /** path of the lot's page */
  url: z.string(),
  transmissaoNaPista: z.boolean(),
  /** declared: whatever is bid, the consignor decides */
  vendaCondicional: z.boolean(),
  /** consignor (own lots), staff, auctioneer */
  restrito: EstadoRestrito.optional(),
  reservado: ReservadoDoLote.optional(),
})
export type LoteNoPregao = z.infer<typeof LoteNoPregao>

export const LeilaoDaSala = z.object({
  id: z.number().int(),
  uid: Uid,
  nome: z.string(),
  nomeSemData: z.string(),
  data: Instante,
  modalidade: Modalidade,
  leiloeiro: z.string(),
  leiloeiroRegistro: z.string(),
  local: z.string(),
  cidade: z.string(),
  uf: z.string(),
  imagem: z.string().nullable(),
  transmissaoUrl: z.string().nullable(),
  /** the house broadcasts by itself: the player asks what is on the air */
  temCanal: z.boolean(),
  editalUrl: z.string().nullable(),
  condicional: z.boolean(),
  permiteRepasse: z.boolean(),
})

export const LancesDoLoteAtual = z.array(z.union([LanceDaEquipe, LancePublico]))

/** Who stands behind a nickname, as the auctioneer tells people apart. */
export const DadosDoApelido = z.object({
  apelido: texto(40, 'Informe o apelido'),
  cidade: textoOpcional(80),
  estado: textoLivre()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Use a sigla do estado')
    .nullish(),
  tipoVeiculo: textoOpcional(40),
  tipoRetomada: textoOpcional(40),
})
