// What a sale looks like on the wire: to its buyer, and with more to the staff. Field names are the specification's.
// Amounts in centavos, instants ISO, days yyyy-MM-dd. Neither form has the reserve price or other people's bids; what
// is the staff's alone stays out of the buyer's.

import { PAPEIS_DO_COMPRADOR } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { METODOS_DE_ENTREGA } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { SITUACOES_DE_BOLETO } from '@martelo/domain/boletos/states.ts'
import { SITUACOES_DE_DOCUMENTACAO, SITUACOES_DE_RETIRADA } from '@martelo/domain/entregas/states.ts'
import {
  FORMAS_DE_DEVOLUCAO,
  SITUACOES_DE_DEVOLUCAO,
} from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { SITUACOES_DE_COMPROVANTE, SITUACOES_DE_PAGAMENTO } from '@martelo/domain/pagamentos/states.ts'
import { TIPOS_DE_PAGAMENTO } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { PRAZOS_DE_PAGAMENTO } from '@martelo/domain/vendas/prazo-de-pagamento.ts'
import { SITUACOES_DE_VENDA } from '@martelo/domain/vendas/states.ts'
import { z } from 'zod'
import { DetalhesGuardados } from '../pagamentos/detalhes-do-pagamento.schemas.ts'
import { Uid } from '../core/fields.ts'
import { ItemDoDetranNoLote } from '../detran/detran.schemas.ts'
import { Troca } from '../entregas/troca-de-entrega.schemas.ts'

/** Sums may be negative (paid above what was due), unlike what people type. */
const Soma = z.number().int()

/** Whether this person may do it now, and the sentence that a greyed button shows. */
export const Pode = z.object({ pode: z.boolean(), motivo: z.string().nullable() })

const Banco = z.object({
  bcoId: z.number().int(),
  agencia: z.string(),
  conta: z.string(),
  bancoCodigo: z.string(),
  banco: z.string(),
  titular: z.string(),
  titularDocumento: z.string(),
})

export const Comprovante = z.object({
  uid: Uid,
  pagUid: z.string().nullable(),
  itemUid: z.string().nullable(),
  /** signed address, good for five minutes and for this person only */
  arquivo: z.string(),
  nome: z.string(),
  tipoArquivo: z.string(),
  tipo: z.string(),
  situacao: z.enum(SITUACOES_DE_COMPROVANTE),
  rotulo: z.string(),
  cor: z.string(),
  motivo: z.string().nullable(),
  dataEnvio: z.string(),
  dataResposta: z.string().nullable(),
  usuarioNome: z.string().nullable(),
  hashQrcode: z.string(),
  vendaId: z.number().int(),
})
export type Comprovante = z.infer<typeof Comprovante>

/** How one item is paid by transfer or boleto: where to, and what became of its proof. */
const PagamentoDoItem = Banco.extend({
  comprovantePagamentoUrl: z.string().nullable(),
  comprovantePagamentoMotivo: z.string().nullable(),
  comprovantePagamentoData: z.string().nullable(),
  comprovantePagamentoSituacao: z.string().nullable(),
})

export const Pagamento = z.object({
  id: z.number().int(),
  uid: Uid,
  vndId: z.number().int(),
  vndUid: Uid,
  lelUid: z.string().nullable(),
  tipo: z.enum(TIPOS_DE_PAGAMENTO),
  rotulo: z.string(),
  valor: z.number().int(),
  situacao: z.enum(SITUACOES_DE_PAGAMENTO),
  rotuloSituacao: z.string(),
  cor: z.string(),
  motivo: z.string().nullable(),
  banco: Banco.nullable(),
  dataPagamento: z.string().nullable(),
  origemTipoPagamento: z.string().nullable(),
  pix: z
    .object({
      txid: z.string(),
      copiaECola: z.string(),
      /** the QR as an SVG document */
      qrcode: z.string(),
      expiraAt: z.string().nullable(),
      /** where the simulated bank lets one pay; only in the demonstration */
      simulador: z.string().nullable(),
    })
    .nullable(),
  boleto: z
    .object({
      uid: Uid,
      situacao: z.enum(SITUACOES_DE_BOLETO),
      rotulo: z.string(),
      dataVencimento: z.string(),
      /** null while the bank has not registered it */
      linhaDigitavel: z.string().nullable(),
      boletoUrl: z.string().nullable(),
      erro: z.string().nullable(),
    })
    .nullable(),
  detalhes: DetalhesGuardados,
  pagadorNome: z.string().nullable(),
  /** cash: the number of its receipt, and where it is */
  reciboNumero: z.number().int().nullable(),
  reciboUrl: z.string().nullable(),
  chequeDevolucoes: z.number().int(),
  criadoAt: z.string(),
  respondidoAt: z.string().nullable(),
  comprovantes: z.array(Comprovante),
  versao: z.number().int(),
  podeEnviarComprovante: z.boolean(),
  podeRemover: z.boolean(),
})
export type Pagamento = z.infer<typeof Pagamento>

const Patio = z.object({
  uid: Uid,
  nome: z.string(),
  cidade: z.string(),
  uf: z.string(),
  endereco: z.string(),
  telefone: z.string().nullable(),
  explicacaoRetirada: z.string().nullable(),
})

export const Terceiro = z.object({
  nome: z.string(),
  documento: z.string(),
  telefone: z.string(),
  email: z.string().nullable(),
})

const ItemDaVenda = z.object({
  uid: Uid,
  id: z.number().int(),
  vndUid: Uid,
  lanceId: z.string(),
  loteId: Uid,
  numero: z.string(),
  nome: z.string(),
  placa: z.string().nullable(),
  veiUid: Uid,
  chassi: z.string().nullable(),
  renavam: z.string().nullable(),
  numeroMotor: z.string().nullable(),
  anoFabricacao: z.number().int().nullable(),
  anoModelo: z.number().int().nullable(),
  cor: z.string().nullable(),
  categoria: z.string(),
  foto: z.string().nullable(),
  url: z.string(),
  comitente: z.string(),
  comitenteCnpj: z.string().nullable(),
  situacaoLote: z.string(),
  rotuloLote: z.string(),
  conta: z.boolean(),
  tipoLance: z.string(),
  tipoNegociacao: z.string(),
  valor: z.number().int(),
  /** sold within a set: its price stands on the set's principal */
  noConjunto: z.boolean(),
  data: z.string(),
  hashQrcode: z.string(),
  blackCar10: z.boolean(),
  /** the rules of that promotion: where the house's stamp of its name leads */
  blackCar10Url: z.string().nullable(),
  sorteioFinalAno: z.boolean(),
  /** its goods as the traffic authority knows them */
  detranItens: z.array(ItemDoDetranNoLote),
  comitenteExigeBoleto: z.boolean(),
  /** settled by receipt outside the product */
  valorRecibo: z.number().int(),
  despesas: z.array(z.object({ rotulo: z.string(), valor: z.number().int() })),
  total: z.number().int(),
  /** the buyer's copy of the vehicle's licence, once the house has given it */
  crlvUrl: z.string().nullable(),
  /** the account for a transfer, with the newest proof of it; null where boletos alone are taken */
  informacoesPagamentoTed: PagamentoDoItem.nullable(),
  /** of the newest boleto; null without one */
  informacoesPagamentoBoleto: PagamentoDoItem.extend({
    boletoDataVencimento: z.string().nullable(),
  }).nullable(),
  /** of a lot that was sold on the consignor's answer */
  informacoesCondicional: z
    .object({
      situacao: z.string(),
      resposta: z.string().nullable(),
      novoValor: z.number().int().nullable(),
      prazo: z.string().nullable(),
    })
    .nullable(),
  informacoesDocumentacao: z.object({
    temDocumentos: z.boolean(),
    metodoEnvio: z.enum(METODOS_DE_ENTREGA).nullable(),
    valorSedex: z.number().int(),
    patUid: z.string().nullable(),
    patioNome: z.string().nullable(),
    dataEscolha: z.string().nullable(),
    /** who chose it */
    usuarioEscolha: z.string().nullable(),
    /** where the papers go: the address of the day of the choice */
    enderecoEntrega: z.string().nullable(),
    /** of the delivery: its difference, the third party, the receipt of the post */
    comprovantes: z.array(Comprovante),
    previsaoDias: z.number().int(),
    prazoAtual: z.number().int().nullable(),
    textoDoPrazo: z.string().nullable(),
    dataEnvio: z.string().nullable(),
    codigoEnvio: z.string().nullable(),
    /** the carrier's page of that code */
    rastreamento: z.string().nullable(),
    /** files of the vehicle for its buyer */
    arquivos: z.array(z.object({ tipo: z.enum(PAPEIS_DO_COMPRADOR), rotulo: z.string(), url: z.string() })),
    /** a dearer delivery whose difference is being paid */
    troca: Troca.nullable(),
    situacao: z.enum(SITUACOES_DE_DOCUMENTACAO),
    rotulo: z.string(),
    /** the number of the state, in the order of the way */
    sieId: z.number().int(),
    /** the state in a sentence */
    andamento: z.string(),
    ultimaAtualizacao: z.string().nullable(),
    /** who moved the papers last */
    usuarioAndamento: z.string().nullable(),
    etapaFinal: z.boolean(),
  }),
  agendamentoRetirada: z
    .object({
      uid: Uid,
      dataHorario: z.string(),
      fim: z.string(),
      dataSolicitacao: z.string(),
      situacao: z.string(),
      terceiro: Terceiro.nullable(),
      hashQrcode: z.string(),
      versao: z.number().int(),
    })
    .nullable(),
  retirada: z.object({
    situacao: z.enum(SITUACOES_DE_RETIRADA),
    rotulo: z.string(),
    entregueAt: z.string().nullable(),
    entreguePara: z.string().nullable(),
    patio: Patio.nullable(),
    podeAgendar: Pode,
    podeCancelar: Pode,
  }),
  orientacao: z.string(),
  situacaoEstadia: z.string().nullable(),
  dataFimEstadia: z.string().nullable(),
  diasExcedentes: z.number().int(),
  versao: z.number().int(),
})
export type ItemDaVenda = z.infer<typeof ItemDaVenda>

/** Money that goes back to who paid it. */
export const Devolucao = z.object({
  uid: Uid,
  valor: z.number().int(),
  motivo: z.string(),
  situacao: z.enum(SITUACOES_DE_DEVOLUCAO),
  rotulo: z.string(),
  ajuda: z.string(),
  forma: z.enum(FORMAS_DE_DEVOLUCAO).nullable(),
  criadaAt: z.string(),
  concluidaAt: z.string().nullable(),
})
/** What the staff reads besides, and may do. */
export const DevolucaoDaEquipe = Devolucao.extend({
  endToEndId: z.string().nullable(),
  /** the card payment through which it can go back */
  cartaoUid: z.string().nullable(),
  pagadorNome: z.string().nullable(),
  pagadorDocumento: z.string().nullable(),
  destino: z.string().nullable(),
  observacao: z.string().nullable(),
  pedidaAt: z.string().nullable(),
  versao: z.number().int(),
  podePedir: Pode,
  podeRegistrar: Pode,
})
export type DevolucaoDaEquipe = z.infer<typeof DevolucaoDaEquipe>

const SomaDePagamentos = z.object({
  total: Soma,
  divergente: Soma,
  aguardandoPagamento: Soma,
  aguardandoValidacao: Soma,
  aprovado: Soma,
  restante: Soma,
})

const Passo = z.object({
  passo: z.enum(['arrematado', 'pagamento', 'validacao', 'retirada', 'documentos']),
  rotulo: z.string(),
  estado: z.enum(['feito', 'atual', 'pendente', 'problema']),
})

/** A sale as its buyer sees it. */
export const Venda = z.object({
  uid: Uid,
  id: z.number().int(),
  versao: z.number().int(),
  leiUid: Uid,
  leilao: z.object({
    uid: Uid,
    nome: z.string(),
    nomeSemData: z.string(),
    data: z.string(),
    leiloeiro: z.object({ nome: z.string(), matricula: z.string(), junta: z.string(), uf: z.string() }),
  }),
  hotUid: Uid,
  /** the sale's own uid, under the name that its parts carry */
  vndUid: Uid,
  /** the offer that made it: of its first item */
  ofeUid: Uid.nullable(),
  /** the house's name */
  hotsite: z.string(),
  /** of the consignors, when all items are of one group */
  grupoComitenteId: z.number().int().nullable(),
  /** lots of the same buyer and auction that wait for their consignor: nothing is due of them yet */
  lotesEmCondicional: z.array(
    z.object({
      loteId: Uid,
      numero: z.string(),
      nome: z.string(),
      valor: z.number().int(),
      prazo: z.string().nullable(),
    }),
  ),
  situacao: z.enum(SITUACOES_DE_VENDA),
  cor: z.string(),
  ajuda: z.string(),
  itens: z.array(ItemDaVenda),
  pagamentos: z.array(Pagamento),
  /** proofs of an item, which belong to no payment yet */
  comprovantes: z.array(Comprovante),
  devolucoes: z.array(Devolucao),
  /** sold beside the lots */
  itensExtras: z.array(
    z.object({
      uid: Uid,
      descricao: z.string(),
      valor: z.number().int(),
      valorPago: z.number().int(),
      criadoAt: z.string(),
    }),
  ),
  valorLances: Soma,
  /** the hammer values of what stands */
  valorArremate: Soma,
  valorComissao: Soma,
  valorTaxaAdm: Soma,
  valorDespachante: Soma,
  valorRemocao: Soma,
  valorVistoria: Soma,
  valorSedex: Soma,
  valorOutros: Soma,
  valorTotalRestanteItensExtras: Soma,
  valorRecibo: Soma,
  valorDesconto: Soma,
  valorTroco: Soma,
  valorTotalVenda: Soma,
  /** lots and fees, before discount and receipts */
  valorTotal: Soma,
  /** what the buyer has to pay in all: the total less discount and receipts */
  valorLiquido: Soma,
  somas: SomaDePagamentos.extend({ aguardandoFormaPagamento: Soma }),
  somasPorTipo: z.record(z.string(), SomaDePagamentos),
  metodoDeEntregaDefinido: z.boolean(),
  dataPagamento: z.string(),
  instrucaoSite: z.string(),
  instrucoes: z.object({ geral: z.string(), boleto: z.string(), ted: z.string() }),
  conta: Banco.nullable(),
  aceitaPix: z.boolean(),
  aceitaBoleto: z.boolean(),
  /** a consignor takes boletos only */
  exigeBoleto: z.boolean(),
  orientacao: z.object({ chave: z.string(), texto: z.string() }),
  passos: z.array(Passo),
  proximaAcao: z.string(),
  rotuloDaAcao: z.string(),
  esperar: z.boolean(),
  concluida: z.boolean(),
  encerrada: z.boolean(),
  podePagar: Pode,
  motivoCancelada: z.string().nullable(),
  canceladaAt: z.string().nullable(),
  /** it ended by an annulment */
  anuladaAt: z.string().nullable(),
  multa: z.object({ comissao: Soma, multa: Soma, total: Soma }).nullable(),
  fechadaAt: z.string().nullable(),
  fechadaByClienteNome: z.string().nullable(),
  fechadaByClienteAssinatura: z.string().nullable(),
  advogado: z.string().nullable(),
  endossoCliente: z.object({ nome: z.string(), documento: z.string() }).nullable(),
  hashQrcode: z.string(),
  codigoNotaFiscal: z.string().nullable(),
  criadaAt: z.string(),
})
export type Venda = z.infer<typeof Venda>

/** What the staff sees besides: who bought, and what may be done with the sale now. */
export const VendaDaEquipe = Venda.extend({
  /** the auction's record in the back-office */
  leiId: z.number().int(),
  cliente: z.object({
    id: z.number().int(),
    uid: Uid,
    nome: z.string(),
    apelido: z.string(),
    documento: z.string(),
    email: z.string(),
    telefone: z.string().nullable(),
    cidade: z.string().nullable(),
    estadoSigla: z.string().nullable(),
    documentoSituacao: z.string(),
    /** document and contacts show their beginning only */
    mascarado: z.boolean(),
    podeMostrar: z.boolean(),
  }),
  motivoDesconto: z.string().nullable(),
  prazo: z.object({
    situacao: z.enum(PRAZOS_DE_PAGAMENTO),
    diasDeAtraso: z.number().int(),
    /** the last day on which an overdue sale may be paid */
    ultimoDia: z.string(),
    /** why it will not end by itself after that day; null when it will */
    naoEncerra: z.string().nullable(),
    avisadoAt: z.string().nullable(),
  }),
  podeProrrogar: Pode,
  acoes: z.array(
    z.object({
      evento: z.string(),
      rotulo: z.string(),
      pode: z.boolean(),
      motivo: z.string().nullable(),
      pedeMotivo: z.boolean(),
    }),
  ),
  podeDescontar: Pode,
  podeReceber: Pode,
  podeLancarExtra: Pode,
  podeValidar: z.boolean(),
  podeDocumentar: z.boolean(),
  /** what the buyer would owe if he gave up now */
  multaPrevista: z.object({ comissao: Soma, multa: Soma, total: Soma }),
  devolucoes: z.array(DevolucaoDaEquipe),
  /** by payment uid, for what waits for an answer: what an approval does, and why this person may not give it alone */
  aprovacoes: z.record(
    z.string(),
    z.object({ antes: Soma, depois: Soma, excede: Soma, impedimento: z.string().nullable() }),
  ),
  /** the largest discount that this person may give */
  descontoMaximo: z.object({ porcentagem: z.number(), valor: Soma }),
})
export type VendaDaEquipe = z.infer<typeof VendaDaEquipe>
