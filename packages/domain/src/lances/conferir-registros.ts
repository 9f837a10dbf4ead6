// The audit of one lot's log: are these rows what the judge would have written? Every group of rows is explained by
// one request: the row that carries a key, or, for a tie, a bid of that value whose refused request is not in the
// log. It is judged again on the state so far, and the rows must be the same, canonically. Admission (states, papers,
// limits, groups) is not in the log and is taken for granted. Hashes are compared by the caller, row by row, with `canonico`.
import { canonico } from './canonico.ts'
import {
  type Apelido,
  type EstadoLote,
  ehRegistro,
  type LanceRegistrado,
  type Participante,
  type RegrasDeLance,
} from './estado-do-lote.ts'
import { julgarLance } from './julgar-lance.ts'
import type { FatosDoCliente, PedidoLance } from './pedido.ts'
import { ehPrecoPossivel } from './preco-da-compra.ts'

export type Discordancia = {
  /** First row that disagrees. */
  readonly seq: number
  readonly gravado: string | null
  /** What the judge writes there; null: nothing. */
  readonly esperado: string | null
}

export type Conferencia =
  | { readonly confere: true; readonly lote: EstadoLote }
  | { readonly confere: false; readonly discordancia: Discordancia }

export type OpcoesDaConferencia = {
  /** The rules in force when a row was written; the lot's own when absent. */
  readonly regrasEm?: (seq: number) => RegrasDeLance
  /** Rows before which a new dispute began, without the former price and leader. */
  readonly reinicios?: ReadonlySet<number>
}

const DESCONHECIDO: Participante = { tipo: 'cliente', cliUid: '', apelido: '' }

const semObstaculos = (quem: Participante): FatosDoCliente => ({
  tipo: 'cliente',
  cliUid: quem.tipo === 'cliente' ? quem.cliUid : quem.apeUid,
  apelido: quem.apelido,
  bloqueado: false,
  documentosAprovados: true,
  emailConfirmado: true,
  telefoneConfirmado: true,
  termosSemAceite: [],
  habilitado: true,
  habilitacaoPedida: true,
  caucaoPaga: true,
  grupos: [],
  descontoDoGrupo: 0,
  pessoaJuridica: true,
  credenciadoDetran: true,
  lotesValidados: [],
  limiteDeCompra: null,
})

/** The lot as it must have been for the request to be judged by its value at all. */
function admitido(lote: EstadoLote, { tipo, valor }: PedidoLance, regras: RegrasDeLance): EstadoLote {
  const { compreJa } = regras
  const deGrupo = tipo === 'Compre Já' && compreJa !== null && ehPrecoPossivel(compreJa, valor)
  return {
    ...lote,
    situacao: tipo === 'Proposta' || tipo === 'Compre Já' ? 'LIBERADO_LEILAO' : 'AO_VIVO',
    situacaoLeilao: 'AO_VIVO',
    leilaoSuspenso: false,
    pausado: false,
    dataFim: null,
    regras: {
      ...regras,
      compreJa: deGrupo ? valor : compreJa,
      negociacao: 'DISPUTA',
      vendaInibida: false,
      automaticosAtivos: true,
      propostasAtivas: true,
      apelidosAtivos: true,
      gruposCliente: [],
      validacoesValorOfertaBloqueada: null,
      encerraPorTempo: false,
    },
  }
}

const ehApelido = (quem: Participante): quem is Apelido => quem.tipo === 'apelido'

function pedidoDaLinha(linha: LanceRegistrado, hotUid: string): PedidoLance | null {
  const comum = { hotUid, chave: linha.chave ?? '', confirmarValorAlto: true }
  const quem = semObstaculos(linha.quem)
  if (linha.evento === 'teto') return { ...comum, tipo: linha.tipo, valor: linha.valor, quem }
  const { tipo, valor } = linha
  if (tipo === 'Automático') return null
  if (tipo !== 'Leiloeiro') return { ...comum, tipo, valor, quem }
  return ehApelido(linha.quem) ? { ...comum, tipo, valor, quem: linha.quem } : null
}

/** The request that explains the rows from `i` on, or null when none can. */
function pedidoQueExplica(
  registros: readonly LanceRegistrado[],
  i: number,
  hotUid: string,
): PedidoLance | null {
  const linha = registros[i]
  if (linha === undefined) return null
  if (linha.chave !== null) return pedidoDaLinha(linha, hotUid)
  if (linha.evento === 'lance' && linha.motivo === 'automatico-empata') {
    // Refused, hence not in the log: another client bid exactly the ceiling.
    return pedidoDaLinha({ ...linha, tipo: 'Manual', quem: DESCONHECIDO }, hotUid)
  }
  // A ceiling that was spent, or removed, just before the request that did it.
  const seguinte = registros[i + 1]
  return seguinte === undefined || seguinte.chave === null ? null : pedidoDaLinha(seguinte, hotUid)
}

/**
 * Judges a lot's log again. `inicial` is the lot before its first row, `registros` all rows in their order. Answers
 * the final price and leader, or the first row that disagrees. `regrasEm` gives the rules in force at each row: the
 * increment may change during the auction. `reinicios`: a repasse starts a new dispute on the same log.
 */
export function conferirRegistros(
  inicial: EstadoLote,
  registros: readonly LanceRegistrado[],
  { regrasEm = () => inicial.regras, reinicios = new Set() }: OpcoesDaConferencia = {},
): Conferencia {
  let lote = inicial
  let i = 0
  while (i < registros.length) {
    const primeiro = registros[i]
    if (primeiro === undefined) break
    const seq = lote.seq + 1
    const pedido = pedidoQueExplica(registros, i, lote.hotUid)
    if (reinicios.has(seq)) lote = { ...lote, valor: null, lider: null, teto: null }
    const julgamento = pedido && julgarLance(admitido(lote, pedido, regrasEm(seq)), pedido, primeiro.instante)
    const escritos = julgamento?.eventos.filter(ehRegistro).map(canonico) ?? []
    for (const [k, esperado] of (escritos.length > 0 ? escritos : [null]).entries()) {
      const linha = registros[i + k]
      const gravado = linha === undefined ? null : canonico(linha)
      if (gravado !== esperado) return { confere: false, discordancia: { seq: seq + k, gravado, esperado } }
    }
    if (julgamento) lote = julgamento.lote
    i += escritos.length
  }
  return { confere: true, lote }
}
