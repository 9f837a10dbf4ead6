// What must be true before a lot changes its state: named predicates with the reason that people read. Facts are
// gathered by the caller. Every guard refuses an empty set of facts (tested), so a forgotten field shows as a refusal
// and not as a sale. The reserve (`valorComitente`) is one of the facts: evaluate these on the server only, and never
// show a guard's answer about the reserve to a client.
import type { Centavos } from '../comum/dinheiro.ts'
import type { Guardas } from '../comum/transicoes.ts'
import { DIA_MS } from '../calendario/tempo-brasilia.ts'
import type { SituacaoLeilao } from '../leiloes/situacoes.ts'

/** Least time between two calls of the hammer. */
export const SEGUNDOS_ENTRE_CHAMADAS = 3
/** A lot may be re-offered (repasse) until this long after its auction ended. */
export const DIAS_PARA_REPASSE = 5
/** A buy-now holds the lot this long until the sale is made. */
export const MINUTOS_DE_RESERVA = 30

/** Times are epoch milliseconds, amounts centavos. */
export type FatosDoLote = {
  readonly agora: number
  /** Reason that the person gave for the act. */
  readonly motivo: string
  readonly fotos: number
  /** the house releases lots with approved photographs only */
  readonly exigeFotosAprovadas: boolean
  readonly fotosPorAprovar: number
  /** obligatory positions of the photo model without an approved photograph */
  readonly posicoesSemFoto: readonly string[]
  readonly minimo: Centavos
  readonly incremento: Centavos
  readonly inibirVenda: boolean
  readonly situacaoLeilao: SituacaoLeilao
  readonly leilaoEncerradoEm: number | null
  /** The pending matter was opened while the lot was on the block. */
  readonly pendenciaDoPregao: boolean
  /** Another lot of the room stands on the board / on the block. */
  readonly outroNoPlacar: boolean
  readonly outroAoVivo: boolean
  /** Lots are cried one after another (not all at once). */
  readonly sequencial: boolean
  /** Last valid bid; null means that there is none. */
  readonly lance: Centavos | null
  readonly valorComitente: Centavos
  readonly condicional: boolean
  readonly validacaoDivergente: boolean
  readonly liderApelido: boolean
  readonly emDefesa: boolean
  readonly lanceAceito: boolean
  readonly compreJa: Centavos | null
  readonly modoProposta: boolean
  readonly proposta: Centavos | null
  readonly encerraPorTempo: boolean
  readonly dataFim: number | null
  readonly chamadaEm: number
  readonly repassePermitido: boolean
  readonly comitenteAceitaRepasse: boolean
  readonly documentosAprovados: boolean
  readonly habilitado: boolean
  /**
   * Deadline that the event waits for (identification, consignor's answer, reservation, repasse, payment).
   */
  readonly prazo: number
  readonly resposta: 'Liberada' | 'Recusada' | 'Novo valor'
  readonly novoValor: Centavos | null
  readonly condicionalProrrogada: boolean
  readonly boletoRegistrado: boolean
  readonly boletoEncerrado: boolean
  readonly somaCartoes: Centavos
  readonly total: Centavos
  readonly restante: Centavos
  readonly estornado: boolean
  readonly entregue: boolean
  readonly desistenciaPedida: boolean
  readonly vendaDesistida: boolean
  readonly causaRemovida: boolean
  /** The lot stands as the room's hammer left it: nothing was answered, identified or re-offered since. */
  readonly marteloDePe: boolean
  /** No payment of its sale is there or under way. */
  readonly vendaSemPagamento: boolean
  /** Null: the second round of its court's auction may begin. */
  readonly impedimentoDaSegundaPraca: string | null
  /** An offer in instalments that keeps the rules waits for the round's end. */
  readonly haParcelamento: boolean
}

export type Fatos = Partial<FatosDoLote>

export type GuardaDoLote =
  | 'motivo'
  | 'temFoto'
  | 'fotosAprovadas'
  | 'fotosCompletas'
  | 'temMinimo'
  | 'temIncremento'
  | 'vendaLiberada'
  | 'leilaoAtivo'
  | 'leilaoAoVivo'
  | 'leilaoRecente'
  | 'pendenciaDoPregao'
  | 'placarLivre'
  | 'salaLivre'
  | 'haLance'
  | 'semLance'
  | 'semOferta'
  | 'lanceAceito'
  | 'lanceCobreReserva'
  | 'vendaCondicional'
  | 'vendaIncondicional'
  | 'vendaDireta'
  | 'vendaSujeita'
  | 'compradorIdentificado'
  | 'liderApelido'
  | 'emDefesa'
  | 'semDefesa'
  | 'intervaloDeChamada'
  | 'tempoEsgotado'
  | 'temCompreJa'
  | 'lanceAbaixoDoCompreJa'
  | 'modoProposta'
  | 'propostaCobreReserva'
  | 'propostaAbaixoDaReserva'
  | 'repassePermitido'
  | 'comitenteAceitaRepasse'
  | 'documentosAprovados'
  | 'clienteHabilitado'
  | 'prazoVencido'
  | 'respostaLiberada'
  | 'respostaRecusadaOuPrazo'
  | 'respostaNovoValor'
  | 'haNovoValor'
  | 'condicionalProrrogada'
  | 'boletoRegistrado'
  | 'boletoEncerrado'
  | 'cartoesParciais'
  | 'cartoesTotais'
  | 'nadaRestante'
  | 'estornado'
  | 'naoEntregue'
  | 'pedidoOuPrazo'
  | 'vendaDesistida'
  | 'causaRemovida'
  | 'marteloDePe'
  | 'vendaSemPagamento'
  | 'segundaPraca'
  | 'haParcelamento'

/** A guard is a predicate and the sentence said when it does not hold. */
const exigir =
  (vale: (f: Fatos) => boolean, motivo: string) =>
  (f: Fatos): string | null =>
    vale(f) ? null : motivo

const positivo = (valor: number | null | undefined): valor is number => typeof valor === 'number' && valor > 0
const passou = (f: Fatos, instante: number | null | undefined): boolean =>
  f.agora !== undefined && typeof instante === 'number' && f.agora >= instante

const cobreReserva = (f: Fatos, valor: number | null | undefined): boolean =>
  positivo(valor) && f.valorComitente !== undefined && valor >= f.valorComitente
const abaixoDaReserva = (f: Fatos, valor: number | null | undefined): boolean =>
  positivo(valor) && f.valorComitente !== undefined && valor < f.valorComitente

// A sale may follow by itself only when nothing is open: reserve met, buyer known and not divergent, not
// conditional.
const vendaDireta = (f: Fatos): boolean =>
  cobreReserva(f, f.lance) &&
  f.condicional === false &&
  f.liderApelido === false &&
  f.validacaoDivergente === false

const leilaoRecente = (f: Fatos): boolean => {
  if (f.situacaoLeilao === 'AO_VIVO') return true
  if (f.situacaoLeilao !== 'EXECUTADO' || f.agora === undefined) return false
  return (
    typeof f.leilaoEncerradoEm === 'number' && f.agora - f.leilaoEncerradoEm <= DIAS_PARA_REPASSE * DIA_MS
  )
}

export const GUARDAS: Guardas<GuardaDoLote, Fatos> = {
  motivo: exigir((f) => (f.motivo ?? '').trim() !== '', 'Informe o motivo.'),
  temFoto: exigir((f) => positivo(f.fotos), 'O lote precisa de pelo menos uma foto.'),
  fotosAprovadas: exigir(
    (f) => f.exigeFotosAprovadas === false || f.fotosPorAprovar === 0,
    'As fotos deste veículo ainda não foram aprovadas.',
  ),
  fotosCompletas: (f) =>
    f.exigeFotosAprovadas === false || f.posicoesSemFoto?.length === 0
      ? null
      : `Faltam fotos do modelo: ${f.posicoesSemFoto?.join(', ') ?? 'não conferidas'}.`,
  temMinimo: exigir((f) => positivo(f.minimo), 'Informe o valor mínimo.'),
  temIncremento: exigir((f) => positivo(f.incremento), 'Informe o incremento.'),
  vendaLiberada: exigir((f) => f.inibirVenda === false, 'A venda deste veículo está inibida.'),
  leilaoAtivo: exigir(
    (f) =>
      f.situacaoLeilao !== undefined && f.situacaoLeilao !== 'EXECUTADO' && f.situacaoLeilao !== 'CANCELADO',
    'O leilão já foi encerrado ou cancelado.',
  ),
  leilaoAoVivo: exigir((f) => f.situacaoLeilao === 'AO_VIVO', 'O leilão não está ao vivo.'),
  leilaoRecente: exigir(leilaoRecente, `O repasse é possível até ${DIAS_PARA_REPASSE} dias após o leilão.`),
  pendenciaDoPregao: exigir(
    (f) => f.pendenciaDoPregao === true,
    'A pendência não foi aberta durante o pregão.',
  ),
  placarLivre: exigir((f) => f.outroNoPlacar === false, 'Já há um lote no placar.'),
  salaLivre: exigir(
    (f) => f.sequencial === false || f.outroAoVivo === false,
    'Já há um lote em pregão nesta sala.',
  ),
  haLance: exigir((f) => positivo(f.lance), 'O lote não tem lance válido.'),
  semLance: exigir((f) => f.lance === null, 'O lote já tem lance.'),
  semOferta: exigir((f) => f.lance === null && f.proposta === null, 'O lote tem oferta a decidir.'),
  lanceAceito: exigir((f) => f.lanceAceito === true, 'O lance não foi aceito.'),
  lanceCobreReserva: exigir((f) => cobreReserva(f, f.lance), 'O lance não alcança o valor do comitente.'),
  vendaCondicional: exigir(
    (f) =>
      abaixoDaReserva(f, f.lance) ||
      (positivo(f.lance) && (f.condicional === true || f.inibirVenda === true)),
    'O lance não depende do comitente.',
  ),
  vendaIncondicional: exigir(
    (f) => cobreReserva(f, f.lance) && f.condicional === false,
    'O lance depende do comitente.',
  ),
  vendaDireta: exigir(vendaDireta, 'A venda depende de decisão: reserva, condição, comprador ou validação.'),
  vendaSujeita: exigir(
    (f) =>
      positivo(f.lance) &&
      (abaixoDaReserva(f, f.lance) ||
        f.condicional === true ||
        f.inibirVenda === true ||
        f.validacaoDivergente === true ||
        f.liderApelido === true),
    'A venda não depende de decisão.',
  ),
  compradorIdentificado: exigir((f) => f.liderApelido === false, 'O vencedor ainda não foi identificado.'),
  liderApelido: exigir((f) => f.liderApelido === true, 'O lance vencedor não é de apelido do auditório.'),
  emDefesa: exigir((f) => f.emDefesa === true, 'O lance vencedor não é defesa do comitente.'),
  semDefesa: exigir((f) => f.emDefesa === false, 'O lance vencedor é defesa do comitente.'),
  intervaloDeChamada: exigir(
    (f) => typeof f.chamadaEm === 'number' && passou(f, f.chamadaEm + SEGUNDOS_ENTRE_CHAMADAS * 1000),
    `Aguarde ${SEGUNDOS_ENTRE_CHAMADAS} segundos entre as chamadas.`,
  ),
  tempoEsgotado: exigir(
    (f) => f.encerraPorTempo === true && passou(f, f.dataFim),
    'O tempo do lote ainda não terminou.',
  ),
  temCompreJa: exigir((f) => positivo(f.compreJa), 'O lote não tem preço Compre Já.'),
  lanceAbaixoDoCompreJa: exigir(
    (f) => positivo(f.compreJa) && (f.lance === null || (f.lance !== undefined && f.lance < f.compreJa)),
    'O lance atual já alcançou o preço Compre Já.',
  ),
  modoProposta: exigir((f) => f.modoProposta === true, 'O lote não recebe propostas.'),
  propostaCobreReserva: exigir((f) => cobreReserva(f, f.proposta), 'A proposta não alcança o mínimo.'),
  propostaAbaixoDaReserva: exigir((f) => abaixoDaReserva(f, f.proposta), 'A proposta já alcança o mínimo.'),
  repassePermitido: exigir((f) => f.repassePermitido === true, 'Este leilão não permite repasse.'),
  comitenteAceitaRepasse: exigir((f) => f.comitenteAceitaRepasse === true, 'Falta o aceite do comitente.'),
  documentosAprovados: exigir((f) => f.documentosAprovados === true, 'Documentos do cliente não aprovados.'),
  clienteHabilitado: exigir((f) => f.habilitado === true, 'O cliente não está habilitado neste leilão.'),
  prazoVencido: exigir((f) => passou(f, f.prazo), 'O prazo ainda não venceu.'),
  respostaLiberada: exigir((f) => f.resposta === 'Liberada', 'O comitente não liberou a venda.'),
  respostaRecusadaOuPrazo: exigir(
    (f) => f.resposta === 'Recusada' || passou(f, f.prazo),
    'O comitente não recusou e o prazo não venceu.',
  ),
  respostaNovoValor: exigir(
    (f) => f.resposta === 'Novo valor' && positivo(f.novoValor),
    'Informe o novo valor do comitente.',
  ),
  haNovoValor: exigir((f) => positivo(f.novoValor), 'O comitente não propôs novo valor.'),
  condicionalProrrogada: exigir(
    (f) => f.condicionalProrrogada === true,
    'O lance não pode ser retirado enquanto o comitente tem prazo para responder.',
  ),
  boletoRegistrado: exigir((f) => f.boletoRegistrado === true, 'O boleto ainda não foi registrado.'),
  boletoEncerrado: exigir((f) => f.boletoEncerrado === true, 'Baixe o boleto antes.'),
  cartoesParciais: exigir(
    (f) => positivo(f.somaCartoes) && f.total !== undefined && f.somaCartoes < f.total,
    'Os cartões devem cobrir uma parte do total.',
  ),
  cartoesTotais: exigir(
    (f) => positivo(f.total) && f.somaCartoes === f.total,
    'Os cartões devem cobrir exatamente o total.',
  ),
  nadaRestante: exigir((f) => f.restante !== undefined && f.restante <= 0, 'Ainda há valor a pagar.'),
  estornado: exigir((f) => f.estornado === true, 'O estorno ainda não foi feito.'),
  naoEntregue: exigir((f) => f.entregue === false, 'O bem já foi entregue.'),
  pedidoOuPrazo: exigir(
    (f) => f.desistenciaPedida === true || passou(f, f.prazo),
    'O prazo não venceu e o cliente não pediu a desistência.',
  ),
  vendaDesistida: exigir((f) => f.vendaDesistida === true, 'A venda não está como Cliente Desistiu.'),
  causaRemovida: exigir((f) => f.causaRemovida === true, 'A causa da suspensão não foi removida.'),
  marteloDePe: exigir(
    (f) => f.marteloDePe === true,
    'O resultado deste lote não é mais o do martelo: já foi respondido ou mudou depois.',
  ),
  vendaSemPagamento: exigir(
    (f) => f.vendaSemPagamento === true,
    'A compra deste lote já tem pagamento. Cancele o pagamento antes de desfazer o martelo.',
  ),
  segundaPraca: (f) =>
    f.impedimentoDaSegundaPraca === undefined
      ? 'A 2ª praça deste lote não foi conferida.'
      : f.impedimentoDaSegundaPraca,
  haParcelamento: exigir((f) => f.haParcelamento === true, 'Não há proposta parcelada para este lote.'),
}
