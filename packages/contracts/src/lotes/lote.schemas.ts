// A lot as the back-office sees it. `valorComitente` is filled only for a user who holds `lote:valores`; for all
// others the server leaves it out, and a client's calls have no such field at all.
import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import {
  Centavos,
  CentavosPositivos,
  inteiro,
  Instante,
  texto,
  textoLivre,
  textoOpcional,
} from '../core/fields.ts'
import { ItemDoDetranNoLote } from '../detran/detran.schemas.ts'
import { GruposCliente } from '../grupos/grupo.schemas.ts'
import { paraLeitura } from '../core/leitura.ts'
import { Acao } from '../leiloes/leilao.schemas.ts'
import { TipoDoBem } from './tipo-do-bem.schemas.ts'

export const SituacaoDoLote = z.enum(SITUACOES_DE_LOTE)
export const TipoNegociacao = z.enum(['DISPUTA', 'PROPOSTA', 'COMPRE_JA'], 'Escolha o modo de venda')

const Porcentagem = z
  .number({ error: 'Informe a porcentagem' })
  .min(0, 'A porcentagem não pode ser negativa')
  .max(30, 'No máximo 30%')
  .nullable()
const Despesa = Centavos.default(0)

/** A public document of the lot's page. */
export const ArquivoDoLote = z.object({
  uid: z.uuid(),
  nome: z.string(),
  url: z.string(),
  tipo: z.string(),
})

/** One line of what Detran says of a good: "Débitos de IPVA", "R$ 0,00". */
const ItemDoDetran = z.object({ rotulo: texto(60, 'Informe o item'), valor: texto(200, 'Informe o valor') })
/** One line of the invoice that will be issued. */
const ItemDaNotaFiscal = z.object({
  descricao: texto(200, 'Informe a descrição'),
  quantidade: z
    .number({ error: 'Informe a quantidade' })
    .int('Informe um número inteiro')
    .min(1, 'Ao menos um')
    .max(1_000_000, 'Quantidade grande demais'),
  valor: Centavos.nullable(),
})

/** The user was told that the reserve lies below the minimum, and wants it so. */
export const ReservaAceita = z.boolean().default(false)

/** Everything that a form may change. Values have their own rule after release (`lote:valores`). */
export const DadosDoLote = z.object({
  numero: texto(20, 'Informe o número'),
  nome: texto(140, 'Informe o nome'),
  descricao: textoLivre().trim().max(10_000, 'Use no máximo 10.000 caracteres').default(''),
  tipoId: TipoDoBem,
  tipoNegociacao: TipoNegociacao,
  dataInicio: Instante.nullable(),
  dataFim: Instante.nullable(),
  minimo: CentavosPositivos,
  incremento: CentavosPositivos,
  valorComitente: Centavos.nullish(),
  compreJa: CentavosPositivos.nullable(),
  valorProposta: CentavosPositivos.nullable(),
  despachante: Despesa,
  outros: Despesa,
  remocao: Despesa,
  depositoDeBens: Despesa,
  vistoria: Despesa,
  taxaAdm: Despesa,
  comissaoPorcentagem: Porcentagem,
  comissaoExtraPorcentagem: Porcentagem,
  compreJaPorcentagem: Porcentagem,
  comissaoExtraMensagem: textoOpcional(300),
  somenteBuyNowProposta: z.boolean(),
  finalizacaoManual: z.boolean(),
  transmissaoNaPista: z.boolean(),
  recebeIncrementoTempo: z.boolean(),
  condicional: z.boolean(),
  prioridade: z.number().int().min(0).max(1000, 'No máximo 1000'),
  destaque: z.boolean(),
  video: textoOpcional(500),
  blackCar10: z.boolean(),
  sorteioFinalAno: z.boolean(),
  carimbos: z.array(texto(40)).max(10, 'No máximo 10 carimbos'),
  gruposCliente: GruposCliente,
  situacaoDetran: z.array(ItemDoDetran).max(40, 'No máximo 40 itens').default([]),
  itensNotaFiscal: z.array(ItemDaNotaFiscal).max(200, 'No máximo 200 itens').default([]),
  /** bids above it wait for a validation; null: the house's own limit */
  validacoesValorOfertaBloqueada: CentavosPositivos.nullable().default(null),
  /** what a company appraised the good at; for the house alone */
  empresaPreco: Centavos.nullable().default(null),
  descricaoVisitacao: textoLivre().trim().max(2000, 'Use no máximo 2.000 caracteres').default(''),
  /** days until the papers are ready */
  despachantePrazoDocumento: inteiro('Informe os dias')
    .min(1, 'Ao menos um dia')
    .max(365, 'No máximo 365 dias')
    .nullable()
    .default(null),
})

export const LinhaDeLote = z.object({
  id: z.number(),
  uid: z.uuid(),
  versao: z.number(),
  numero: z.string(),
  posicaoLeilao: z.number(),
  nome: z.string(),
  situacao: SituacaoDoLote,
  motivoSituacao: z.string().nullable(),
  tipo: z.string(),
  tipoNegociacao: TipoNegociacao,
  minimo: z.number(),
  incremento: z.number(),
  compreJa: z.number().nullable(),
  valorComitente: z.number().nullable().optional(),
  lance: z.object({ valor: z.number(), quantidade: z.number() }).nullable(),
  /** what it was sold for, which may be no bid; null: not sold */
  valorVendido: z.number().nullable(),
  dataFim: z.iso.datetime().nullable(),
  quantidadeFotos: z.number(),
  foto: z.string().nullable(),
  conjuntoPrincipalUid: z.uuid().nullable(),
  destaque: z.boolean(),
  leilao: z.object({
    id: z.number(),
    uid: z.uuid(),
    nome: z.string(),
    situacao: z.string(),
    data: z.iso.datetime(),
  }),
  comitente: z.string(),
  veiculo: z.object({
    uid: z.uuid(),
    nome: z.string(),
    placa: z.string().nullable(),
    chassi: z.string().nullable(),
    anoModelo: z.number().nullable(),
    inibirVenda: z.boolean(),
  }),
  acoes: z.array(Acao),
})

export const LoteCompleto = LinhaDeLote.extend(paraLeitura(DadosDoLote).shape).extend({
  dataInicio: z.iso.datetime().nullable(),
  dataFim: z.iso.datetime().nullable(),
  conjuntoUids: z.array(
    z.object({ uid: z.uuid(), numero: z.string(), nome: z.string(), principal: z.boolean() }),
  ),
  arquivos: z.array(ArquivoDoLote),
  detranItens: z.array(ItemDoDetranNoLote),
  /** the bank that follows the auction, its number of the lot and of what it was told of the hammer */
  comitenteIntegracao: z.enum(['Bradesco', 'Pan']).nullable(),
  externoComitenteIntegracaoLoteId: z.string().nullable(),
  comitenteIntegracaoArremateSincronizadoId: z.string().nullable(),
  ordemLeilao: z.number(),
  /** what it was sold for, while its sale stands */
  arremateValor: z.number().nullable(),
  fotosJsonUrls: z.array(z.string()),
  fotosJson: z.array(z.object({ url: z.string(), largura: z.number(), altura: z.number() })),
  createdAt: z.iso.datetime(),
  createdByCliente: z.string().nullable().describe('who put it into the sale; null when a program did'),
  /** who leads or has won; null without a bid of a client */
  clienteVencedorLance: z
    .object({
      cliUid: z.uuid().nullable(),
      apelido: z.string(),
      nome: z.string().nullable().describe('for those who read sales or clients; null for all others'),
    })
    .nullable(),
  incrementoSugerido: z.number(),
  composicao: z.object({
    valor: z.number(),
    despesas: z.array(z.object({ rotulo: z.string(), valor: z.number() })),
    totalDespesas: z.number(),
    totalAPagar: z.number(),
  }),
  can: z.object({
    editar: z.boolean(),
    /** why the values are locked; null when they may */
    valores: z.string().nullable(),
    verReserva: z.boolean(),
  }),
})

/** A published lot, as short as a card needs it. */
export const AnuncioCurto = z.object({
  id: z.number(),
  uid: z.uuid(),
  veiUid: z.uuid(),
  numero: z.string(),
  posicaoLeilao: z.number(),
  nome: z.string(),
  situacao: SituacaoDoLote,
  valor: z.number(),
  lance: z.object({ valor: z.number(), quantidade: z.number() }).nullable(),
  incremento: z.number(),
  dataFim: z.iso.datetime().nullable(),
  /** at most four, as on a card */
  fotosUrls: z.array(z.string()),
  quantidadeFotos: z.number(),
  leilao: z.object({ id: z.number(), uid: z.uuid(), nome: z.string(), situacao: z.string() }),
  url: z.string(),
})
