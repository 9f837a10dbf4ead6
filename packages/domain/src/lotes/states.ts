// The life of a lot as rows: from, to, event, who, guards. A transition that is not here does not exist. `Cliente` in
// a row means the client whom the judge let pass (comprarJa, novoLance) or the winner himself; `Comitente` the lot's
// own consignor: the caller proves both before it names the actor. Ask inside the lot's row lock. Sources:
// `lote-situacao.json` (compared by the test); the second table serves the live room and the suspension of an
// auction.
import {
  type Ator,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import { type Fatos, GUARDAS, type GuardaDoLote } from './guardas.ts'
import type { SituacaoLote } from './situacoes.ts'

export type EventoLote =
  | 'abrirPendencia'
  | 'abrirPregao'
  | 'abrirSegundaPraca'
  | 'aceitarParcelamento'
  | 'aceitarProposta'
  | 'aceitarPropostaCondicional'
  | 'baterCondicional'
  | 'cancelar'
  | 'cancelarBoleto'
  | 'cancelarNoLeilao'
  | 'capturarParcial'
  | 'capturarTotal'
  | 'chamar'
  | 'clienteAceitaNovoValor'
  | 'clienteRecusaNovoValor'
  | 'clienteRetiraLance'
  | 'comprarJa'
  | 'confirmarPagamento'
  | 'desfazerChamada'
  | 'desfazerMartelo'
  | 'desistir'
  | 'despublicar'
  | 'devolver'
  | 'douLheDuas'
  | 'douLheUma'
  | 'emitirBoleto'
  | 'encerrarPorTempo'
  | 'encerrarPorTempoCondicional'
  | 'encerrarRepasse'
  | 'encerrarSemLance'
  | 'estornarCartao'
  | 'exercerPreferencia'
  | 'expirar'
  | 'expirarReserva'
  | 'gerarVenda'
  | 'homologarCondicional'
  | 'homologarVenda'
  | 'identificarCliente'
  | 'identificarClienteCondicional'
  | 'liberar'
  | 'liberarCondicional'
  | 'liquidarBoleto'
  | 'liquidarCartao'
  | 'mandarRepasse'
  | 'anularArrematacao'
  | 'anularERetirar'
  | 'normalizarLegado'
  | 'novoLance'
  | 'novoValor'
  | 'porEmPendencia'
  | 'publicarComPendencia'
  | 'reabrirCondicional'
  | 'reabrirPagamento'
  | 'reabrirPregao'
  | 'reativar'
  | 'reativarComPendencia'
  | 'recomprar'
  | 'recusarCondicional'
  | 'resolverPendencia'
  | 'retirar'
  | 'retomar'
  | 'reverterDesistencia'
  | 'suspender'
  | 'suspenderLeilao'
  | 'vender'
  | 'venderAoProximo'
  | 'venderApelido'
  | 'venderDireto'
  | 'voltarCondicional'

type Linha = readonly [
  de: SituacaoLote,
  para: SituacaoLote,
  evento: EventoLote,
  quem: readonly Ator[],
  guardas: readonly GuardaDoLote[],
]

const LEILAO_ADM: readonly Ator[] = ['Leilão', 'ADM']
// The robot of the room is the `sistema`.
const PREGAO: readonly Ator[] = ['Leiloeiro', 'sistema']
const QUEM_LANCA: readonly Ator[] = ['Cliente', 'Leiloeiro']
const RETIRADA: readonly Ator[] = ['Leiloeiro', 'ADM', 'Comitente']
const RETIRADA_INTERNA: readonly Ator[] = ['Leilão', 'ADM', 'Comitente']
const JURIDICO: readonly Ator[] = ['ADM', 'Assessorias Jurídicas']
const REPASSADOR: readonly Ator[] = ['Leilão', 'Comitente']
const ATENDIMENTO: readonly Ator[] = ['Leilão', 'SAC']
const COMITENTE_ADM: readonly Ator[] = ['Comitente', 'ADM']
// The system acts when the deadline passes.
const COMITENTE_OU_PRAZO: readonly Ator[] = [...COMITENTE_ADM, 'sistema']
const ACERTO: readonly Ator[] = ['Acerto', 'Financeiro']
const SUSPENSAO: readonly Ator[] = ['Leiloeiro', 'Leilão', 'ADM', 'sistema']

const NENHUMA: readonly GuardaDoLote[] = []
const MOTIVO: readonly GuardaDoLote[] = ['motivo']
const MARTELO_DE_PE: readonly GuardaDoLote[] = ['motivo', 'leilaoAoVivo', 'marteloDePe', 'vendaSemPagamento']
const ANULAVEL: readonly GuardaDoLote[] = ['motivo', 'naoEntregue']
const PRONTO_PARA_LANCES: readonly GuardaDoLote[] = [
  'temFoto',
  'fotosAprovadas',
  'fotosCompletas',
  'temMinimo',
  'temIncremento',
  'leilaoAtivo',
  'vendaLiberada',
]

const PROPOSTAS: readonly Linha[] = [
  ['CADASTRADO', 'LIBERADO_LEILAO', 'liberar', LEILAO_ADM, PRONTO_PARA_LANCES],
  ['CADASTRADO', 'PENDENTE', 'publicarComPendencia', LEILAO_ADM, MOTIVO],
  ['CADASTRADO', 'LOTE_CANCELADO', 'cancelar', LEILAO_ADM, MOTIVO],
  ['CADASTRADO', 'RETIRADO', 'retirar', RETIRADA_INTERNA, MOTIVO],
  ['PENDENTE', 'LIBERADO_LEILAO', 'resolverPendencia', LEILAO_ADM, PRONTO_PARA_LANCES],
  ['PENDENTE', 'AO_VIVO', 'retomar', ['Leiloeiro'], ['leilaoAoVivo', 'pendenciaDoPregao', 'vendaLiberada']],
  ['PENDENTE', 'CONDICIONAL', 'homologarCondicional', ['Leiloeiro'], ['haLance']],
  [
    'PENDENTE',
    'AG_PAGAMENTO',
    'homologarVenda',
    ['Leiloeiro'],
    ['lanceCobreReserva', 'compradorIdentificado', 'vendaLiberada'],
  ],
  ['PENDENTE', 'NAO_ARREMATADO', 'encerrarSemLance', PREGAO, ['semLance']],
  ['LIBERADO_LEILAO', 'PENDENTE', 'abrirPendencia', LEILAO_ADM, MOTIVO],
  ['LIBERADO_LEILAO', 'CADASTRADO', 'despublicar', LEILAO_ADM, ['semLance']],
  ['LIBERADO_LEILAO', 'PLACAR', 'chamar', PREGAO, ['leilaoAoVivo', 'placarLivre']],
  ['LIBERADO_LEILAO', 'AO_VIVO', 'abrirPregao', PREGAO, ['leilaoAoVivo', 'salaLivre']],
  [
    'LIBERADO_LEILAO',
    'BUY_NOW',
    'comprarJa',
    ['Cliente'],
    ['clienteHabilitado', 'temCompreJa', 'lanceAbaixoDoCompreJa'],
  ],
  [
    'LIBERADO_LEILAO',
    'CONDICIONAL',
    'aceitarPropostaCondicional',
    ATENDIMENTO,
    ['modoProposta', 'propostaAbaixoDaReserva'],
  ],
  [
    'LIBERADO_LEILAO',
    'AG_PAGAMENTO',
    'encerrarPorTempo',
    ['sistema'],
    ['tempoEsgotado', 'vendaDireta', 'vendaLiberada'],
  ],
  [
    'LIBERADO_LEILAO',
    'CONDICIONAL',
    'encerrarPorTempoCondicional',
    ['sistema'],
    ['tempoEsgotado', 'vendaSujeita'],
  ],
  ['LIBERADO_LEILAO', 'NAO_ARREMATADO', 'encerrarSemLance', ['sistema'], ['tempoEsgotado', 'semLance']],
  ['PLACAR', 'AO_VIVO', 'abrirPregao', PREGAO, ['leilaoAoVivo', 'salaLivre']],
  ['PLACAR', 'LIBERADO_LEILAO', 'devolver', ['Leiloeiro'], NENHUMA],
  ['AO_VIVO', 'AO_VIVO', 'novoLance', QUEM_LANCA, ['lanceAceito']],
  ['AO_VIVO', 'DOULHE_UMA', 'douLheUma', PREGAO, ['haLance']],
  ['AO_VIVO', 'PENDENTE', 'porEmPendencia', ['Leiloeiro'], NENHUMA],
  ['AO_VIVO', 'NAO_ARREMATADO', 'encerrarSemLance', PREGAO, ['semLance']],
  ['AO_VIVO', 'REPASSE', 'mandarRepasse', ['Leiloeiro'], ['semLance', 'repassePermitido']],
  ['DOULHE_UMA', 'AO_VIVO', 'novoLance', QUEM_LANCA, ['lanceAceito']],
  ['DOULHE_UMA', 'DOULHE_DUAS', 'douLheDuas', PREGAO, ['intervaloDeChamada']],
  ['DOULHE_DUAS', 'AO_VIVO', 'novoLance', QUEM_LANCA, ['lanceAceito']],
  ['DOULHE_DUAS', 'AG_PAGAMENTO', 'vender', PREGAO, ['vendaDireta', 'vendaLiberada']],
  ['DOULHE_DUAS', 'AG_CLIENTE', 'venderApelido', ['Leiloeiro'], ['liderApelido', 'semDefesa']],
  ['DOULHE_DUAS', 'CONDICIONAL', 'baterCondicional', PREGAO, ['compradorIdentificado', 'vendaSujeita']],
  ['DOULHE_DUAS', 'RECOMPRA', 'recomprar', ['Leiloeiro'], ['liderApelido', 'emDefesa']],
  ['DOULHE_DUAS', 'PENDENTE', 'porEmPendencia', ['Leiloeiro'], NENHUMA],
  [
    'AG_CLIENTE',
    'AG_PAGAMENTO',
    'identificarCliente',
    ATENDIMENTO,
    ['documentosAprovados', 'clienteHabilitado', 'vendaIncondicional', 'vendaLiberada'],
  ],
  [
    'AG_CLIENTE',
    'CONDICIONAL',
    'identificarClienteCondicional',
    ATENDIMENTO,
    ['documentosAprovados', 'clienteHabilitado', 'vendaCondicional'],
  ],
  ['AG_CLIENTE', 'CLIENTE_DESISTIU', 'expirar', ['sistema', 'SAC'], ['prazoVencido']],
  ['CONDICIONAL', 'AG_PAGAMENTO', 'liberarCondicional', COMITENTE_ADM, ['respostaLiberada', 'vendaLiberada']],
  [
    'CONDICIONAL',
    'CONDICIONAL_NEGADA',
    'recusarCondicional',
    COMITENTE_OU_PRAZO,
    ['respostaRecusadaOuPrazo'],
  ],
  ['CONDICIONAL', 'CONDICIONAL', 'novoValor', ['Comitente'], ['respostaNovoValor']],
  ['CONDICIONAL', 'AG_PAGAMENTO', 'clienteAceitaNovoValor', ['Cliente'], ['haNovoValor', 'vendaLiberada']],
  ['CONDICIONAL', 'CONDICIONAL_NEGADA', 'clienteRecusaNovoValor', ['Cliente'], ['haNovoValor']],
  [
    'CONDICIONAL',
    'REPASSE',
    'mandarRepasse',
    REPASSADOR,
    ['repassePermitido', 'comitenteAceitaRepasse', 'vendaLiberada'],
  ],
  [
    'CONDICIONAL_NEGADA',
    'REPASSE',
    'mandarRepasse',
    REPASSADOR,
    ['repassePermitido', 'leilaoRecente', 'vendaLiberada'],
  ],
  ['CONDICIONAL_NEGADA', 'CONDICIONAL', 'reabrirCondicional', ['ADM', 'GerenteSAC'], MOTIVO],
  ['NEGADA_CONDICIONAL', 'CONDICIONAL_NEGADA', 'normalizarLegado', ['sistema'], NENHUMA],
  [
    'NAO_ARREMATADO',
    'REPASSE',
    'mandarRepasse',
    REPASSADOR,
    ['repassePermitido', 'leilaoRecente', 'vendaLiberada'],
  ],
  ['REPASSE', 'AO_VIVO', 'reabrirPregao', ['Leiloeiro'], ['leilaoAoVivo', 'salaLivre']],
  ['REPASSE', 'BUY_NOW', 'comprarJa', ['Cliente'], ['clienteHabilitado', 'temCompreJa']],
  ['REPASSE', 'CONDICIONAL', 'aceitarPropostaCondicional', ATENDIMENTO, ['propostaAbaixoDaReserva']],
  ['REPASSE', 'AG_PAGAMENTO', 'aceitarProposta', ATENDIMENTO, ['propostaCobreReserva', 'vendaLiberada']],
  ['REPASSE', 'NAO_ARREMATADO', 'encerrarRepasse', ['sistema'], ['prazoVencido', 'semOferta']],
  ['BUY_NOW', 'AG_PAGAMENTO', 'gerarVenda', ['sistema'], ['vendaLiberada']],
  ['BUY_NOW', 'LIBERADO_LEILAO', 'expirarReserva', ['sistema'], ['prazoVencido', 'leilaoAtivo']],
  ['BUY_NOW', 'CLIENTE_DESISTIU', 'desistir', ['Cliente', 'SAC'], MOTIVO],
  ['AG_PAGAMENTO', 'BOLETO', 'emitirBoleto', ['Acerto', 'Financeiro', 'sistema'], ['boletoRegistrado']],
  ['AG_PAGAMENTO', 'PARCIAL_CARTAO', 'capturarParcial', ['sistema'], ['cartoesParciais']],
  ['AG_PAGAMENTO', 'PAGO_CARTAO', 'capturarTotal', ['sistema'], ['cartoesTotais']],
  ['AG_PAGAMENTO', 'PAGO', 'confirmarPagamento', ACERTO, ['nadaRestante']],
  ['AG_PAGAMENTO', 'CLIENTE_DESISTIU', 'desistir', ['SAC', 'Acerto'], ['motivo', 'pedidoOuPrazo']],
  ['AG_PAGAMENTO', 'CONDICIONAL', 'voltarCondicional', ['ADM'], MOTIVO],
  ['BOLETO', 'PAGO', 'liquidarBoleto', ['sistema'], ['nadaRestante']],
  ['BOLETO', 'AG_PAGAMENTO', 'cancelarBoleto', ['Acerto', 'sistema'], ['boletoEncerrado']],
  ['BOLETO', 'CLIENTE_DESISTIU', 'desistir', ['SAC', 'Acerto'], ['motivo', 'boletoEncerrado']],
  ['PARCIAL_CARTAO', 'PAGO_CARTAO', 'capturarTotal', ['sistema'], ['cartoesTotais']],
  ['PARCIAL_CARTAO', 'PAGO', 'confirmarPagamento', ACERTO, ['nadaRestante']],
  ['PARCIAL_CARTAO', 'AG_PAGAMENTO', 'estornarCartao', ['Financeiro'], ['estornado']],
  ['PAGO_CARTAO', 'PAGO', 'liquidarCartao', ['Financeiro', 'sistema'], ['nadaRestante']],
  ['PAGO_CARTAO', 'AG_PAGAMENTO', 'estornarCartao', ['Financeiro'], ['estornado']],
  [
    'PAGO',
    'AG_PAGAMENTO',
    'reabrirPagamento',
    ['GerenteAcerto', 'ADM'],
    ['motivo', 'estornado', 'naoEntregue'],
  ],
  [
    'CLIENTE_DESISTIU',
    'REPASSE',
    'mandarRepasse',
    REPASSADOR,
    ['repassePermitido', 'vendaDesistida', 'vendaLiberada'],
  ],
  ['CLIENTE_DESISTIU', 'AG_PAGAMENTO', 'reverterDesistencia', ['ADM', 'GerenteSAC'], MOTIVO],
  ['SUSPENSO', 'LIBERADO_LEILAO', 'reativar', LEILAO_ADM, ['causaRemovida', 'leilaoAtivo', 'vendaLiberada']],
  ['SUSPENSO', 'PENDENTE', 'reativarComPendencia', LEILAO_ADM, NENHUMA],
  ['SUSPENSO', 'LOTE_CANCELADO', 'cancelar', LEILAO_ADM, MOTIVO],
  ['SUSPENSO', 'RETIRADO', 'retirar', RETIRADA_INTERNA, MOTIVO],
  ['PENDENTE', 'SUSPENSO', 'suspender', JURIDICO, MOTIVO],
  ['PENDENTE', 'RETIRADO', 'retirar', RETIRADA, MOTIVO],
  ['LIBERADO_LEILAO', 'SUSPENSO', 'suspender', JURIDICO, MOTIVO],
  ['LIBERADO_LEILAO', 'RETIRADO', 'retirar', RETIRADA, MOTIVO],
  ['PLACAR', 'SUSPENSO', 'suspender', JURIDICO, MOTIVO],
  ['PLACAR', 'RETIRADO', 'retirar', RETIRADA, MOTIVO],
  ['AO_VIVO', 'SUSPENSO', 'suspender', JURIDICO, MOTIVO],
  ['AO_VIVO', 'RETIRADO', 'retirar', RETIRADA, MOTIVO],
  ['REPASSE', 'SUSPENSO', 'suspender', JURIDICO, MOTIVO],
  ['REPASSE', 'RETIRADO', 'retirar', RETIRADA, MOTIVO],
  ['PLACAR', 'CANCELADO_NO_LEILAO', 'cancelarNoLeilao', ['Leiloeiro'], MOTIVO],
  ['AO_VIVO', 'CANCELADO_NO_LEILAO', 'cancelarNoLeilao', ['Leiloeiro'], MOTIVO],
  ['DOULHE_UMA', 'CANCELADO_NO_LEILAO', 'cancelarNoLeilao', ['Leiloeiro'], MOTIVO],
  ['DOULHE_DUAS', 'CANCELADO_NO_LEILAO', 'cancelarNoLeilao', ['Leiloeiro'], MOTIVO],
  ['PENDENTE', 'LOTE_CANCELADO', 'cancelar', ['ADM'], MOTIVO],
  ['LIBERADO_LEILAO', 'LOTE_CANCELADO', 'cancelar', ['ADM'], MOTIVO],
  ['REPASSE', 'LOTE_CANCELADO', 'cancelar', ['ADM'], MOTIVO],
  ['CONDICIONAL', 'LOTE_CANCELADO', 'cancelar', ['ADM'], MOTIVO],
  ['CONDICIONAL_NEGADA', 'LOTE_CANCELADO', 'cancelar', ['ADM'], MOTIVO],
  ['NAO_ARREMATADO', 'LOTE_CANCELADO', 'cancelar', ['ADM'], MOTIVO],
  ['AG_CLIENTE', 'LOTE_CANCELADO', 'cancelar', ['ADM'], MOTIVO],
  ['AG_PAGAMENTO', 'LOTE_CANCELADO', 'cancelar', ['ADM'], MOTIVO],
  ['BOLETO', 'LOTE_CANCELADO', 'cancelar', ['ADM'], MOTIVO],
]

const ACRESCIMOS: readonly Linha[] = [
  // A vehicle that is sold at a fixed price never opens for bids.
  ['CADASTRADO', 'AG_PAGAMENTO', 'venderDireto', ['sistema'], ['temMinimo', 'vendaLiberada']],
  // The next bidder took the lot that its buyer gave up.
  ['CLIENTE_DESISTIU', 'AG_PAGAMENTO', 'venderAoProximo', ['sistema'], ['vendaLiberada']],
  // That table has only the conditional half for a lot that is still open.
  [
    'LIBERADO_LEILAO',
    'AG_PAGAMENTO',
    'aceitarProposta',
    ATENDIMENTO,
    ['modoProposta', 'propostaCobreReserva', 'vendaLiberada'],
  ],
  ['DOULHE_UMA', 'AO_VIVO', 'desfazerChamada', ['Leiloeiro'], MOTIVO],
  ['DOULHE_DUAS', 'DOULHE_UMA', 'desfazerChamada', ['Leiloeiro'], MOTIVO],
  // A hammer that fell by mistake: the lot waits with its bids, to be cried again or decided.
  ['AG_PAGAMENTO', 'PENDENTE', 'desfazerMartelo', ['Leiloeiro'], MARTELO_DE_PE],
  ['AG_CLIENTE', 'PENDENTE', 'desfazerMartelo', ['Leiloeiro'], MARTELO_DE_PE],
  ['CONDICIONAL', 'PENDENTE', 'desfazerMartelo', ['Leiloeiro'], MARTELO_DE_PE],
  ['NAO_ARREMATADO', 'PENDENTE', 'desfazerMartelo', ['Leiloeiro'], MARTELO_DE_PE],
  ['RECOMPRA', 'PENDENTE', 'desfazerMartelo', ['Leiloeiro'], MARTELO_DE_PE],
  // A court's lot without a bid in its first round takes bids again from the second's price on; what then ends without
  // one goes to the best offer in instalments; and who has the right matches the price before it is paid.
  ['NAO_ARREMATADO', 'LIBERADO_LEILAO', 'abrirSegundaPraca', ['sistema'], ['semLance', 'segundaPraca']],
  [
    'NAO_ARREMATADO',
    'AG_PAGAMENTO',
    'aceitarParcelamento',
    ['sistema'],
    ['semLance', 'haParcelamento', 'vendaLiberada'],
  ],
  ['AG_PAGAMENTO', 'AG_PAGAMENTO', 'exercerPreferencia', ['sistema'], ['vendaSemPagamento']],
  // A sale that a court, the consignor or the house annuls: two persons decided, the sale moves its lot.
  ...(['AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO'] as const).flatMap((de): Linha[] => [
    [de, 'NAO_ARREMATADO', 'anularArrematacao', ['sistema'], ANULAVEL],
    [de, 'RETIRADO', 'anularERetirar', ['sistema'], ANULAVEL],
  ]),
  ['DOULHE_UMA', 'PENDENTE', 'porEmPendencia', ['Leiloeiro'], NENHUMA],
  ['DOULHE_UMA', 'RETIRADO', 'retirar', RETIRADA, MOTIVO],
  ['DOULHE_DUAS', 'RETIRADO', 'retirar', RETIRADA, MOTIVO],
  ['DOULHE_UMA', 'SUSPENSO', 'suspender', JURIDICO, MOTIVO],
  ['DOULHE_DUAS', 'SUSPENSO', 'suspender', JURIDICO, MOTIVO],
  ['PLACAR', 'LIBERADO_LEILAO', 'suspenderLeilao', SUSPENSAO, MOTIVO],
  ['AO_VIVO', 'PENDENTE', 'suspenderLeilao', SUSPENSAO, MOTIVO],
  ['DOULHE_UMA', 'PENDENTE', 'suspenderLeilao', SUSPENSAO, MOTIVO],
  ['DOULHE_DUAS', 'PENDENTE', 'suspenderLeilao', SUSPENSAO, MOTIVO],
  // A conditional that the house keeps beyond its deadline no longer binds the bidder.
  ['CONDICIONAL', 'CONDICIONAL_NEGADA', 'clienteRetiraLance', ['Cliente'], ['condicionalProrrogada']],
  // A repasse takes bids too: at its date the leading one is decided like that of any lot that ends by the clock.
  [
    'REPASSE',
    'AG_PAGAMENTO',
    'encerrarPorTempo',
    ['sistema'],
    ['prazoVencido', 'vendaDireta', 'vendaLiberada'],
  ],
  ['REPASSE', 'CONDICIONAL', 'encerrarPorTempoCondicional', ['sistema'], ['prazoVencido', 'vendaSujeita']],
]

const emLinha = ([de, para, evento, quem, guardas]: Linha): Transicao<
  SituacaoLote,
  EventoLote,
  GuardaDoLote
> => ({ de, para, evento, quem, guardas })

/** The 98 rows of `lote-situacao.json`, in its order. */
export const TRANSICOES_PROPOSTAS = PROPOSTAS.map(emLinha)

/**
 * All rows of the machine. A lot never leaves a finished auction backwards: the vehicle gets a new lot in another
 * auction. NEGADA_CONDICIONAL is a legacy synonym of CONDICIONAL_NEGADA: read, never written.
 */
export const TRANSICOES_DO_LOTE = [...TRANSICOES_PROPOSTAS, ...ACRESCIMOS.map(emLinha)]

/** What a hammer leaves that may be taken back: a lot that waits after it goes on where the room was. */
export const DO_MARTELO: readonly SituacaoLote[] = TRANSICOES_DO_LOTE.filter(
  (t) => t.evento === 'desfazerMartelo',
).map((t) => t.de)

/**
 * May this event happen to a lot in this state, by this session, given these facts? Answers the new state, or
 * the cause and a Portuguese reason. `quem` is everything the session is (`atoresDosPapeis`), `['sistema']`
 * for the robot.
 */
export function podeTransitar(
  de: SituacaoLote,
  evento: EventoLote,
  quem: readonly Ator[],
  fatos: Fatos,
): RespostaDeTransicao<SituacaoLote> {
  return responderTransicao(TRANSICOES_DO_LOTE, GUARDAS, { de, evento, atores: quem }, fatos)
}
