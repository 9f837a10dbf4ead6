// The one judge of bids. The server decides with it under the lot's lock; the browser runs the same function to show
// the next value and why a button is off; the audit replays the log through it. Pure: no clock, no chance, no I/O;
// the instant is an argument. Answers accepted or refused, with the events that the request causes and the state
// after them.
import { ehValorPositivo } from '../comum/dinheiro.ts'
import { emChamada } from '../lotes/situacoes.ts'
import { MINUTOS_DE_RESERVA } from '../lotes/guardas.ts'
import { recusaDeAdmissao } from './admissao.ts'
import { type Ata, cabecalho, disputarComTeto, escrever, lancarContraTeto } from './automaticos.ts'
import {
  type Cliente,
  type EstadoLote,
  type EventoLance,
  type MotivoDoLance,
  mesmoParticipante,
  type Participante,
} from './estado-do-lote.ts'
import type { PedidoLance } from './pedido.ts'
import { precoDaCompra } from './preco-da-compra.ts'
import type { Recusa } from './recusas.ts'
import { ehMuitoAcima, ehValorAlto, valorAceito } from './valor-aceito.ts'

/** Where the request stands after its own judgment: the bid statuses of the specification. */
export type SituacaoDoLance = 'vencendo' | 'superado' | 'proposta' | 'vencedor'

export type Julgamento =
  | {
      readonly tipo: 'aceito'
      readonly situacao: SituacaoDoLance
      readonly eventos: readonly EventoLance[]
      readonly lote: EstadoLote
    }
  | {
      readonly tipo: 'recusado'
      readonly recusa: Recusa
      /** Empty, except for a tie with an earlier ceiling. */
      readonly eventos: readonly EventoLance[]
      readonly lote: EstadoLote
    }

type PedidoDe<T extends PedidoLance['tipo']> = Extract<PedidoLance, { tipo: T }>

const identidade = ({ cliUid, apelido }: Cliente): Cliente => ({ tipo: 'cliente', cliUid, apelido })

// Whose name stands in the log: of a client only what identifies him, not the facts that let him pass.
const participante = (quem: PedidoLance['quem']): Participante =>
  quem.tipo === 'cliente' ? identidade(quem) : quem

function julgarDireto(ata: Ata, pedido: PedidoDe<'Manual' | 'Leiloeiro'>): Recusa | null {
  const { tipo, valor, chave } = pedido
  const quem = participante(pedido.quem)
  const aceito = valorAceito(ata.lote)
  if (!ehValorPositivo(valor)) return { codigo: 'valor-malformado' }
  if (valor < aceito) return { codigo: 'valor-abaixo', valorAceito: aceito }
  if (mesmoParticipante(ata.lote.lider, quem)) return { codigo: 'ja-esta-vencendo', valorAceito: aceito }
  if (!pedido.confirmarValorAlto && ehValorAlto(ata.lote, valor)) {
    return { codigo: 'confirmar-valor-alto', valor, valorAceito: aceito }
  }
  if (lancarContraTeto(ata, { tipo, valor, quem, chave })) return null
  return { codigo: 'empate-com-automatico', valorAceito: valorAceito(ata.lote) }
}

/** The leader's own ceiling: raising it, lowering it, cancelling it. The price never moves. */
function ajustarProprioTeto(ata: Ata, pedido: PedidoDe<'Configuração Automática'>): Recusa | null {
  const { teto } = ata.lote
  const lance = ata.lote.valor ?? 0
  const aceito = valorAceito(ata.lote)
  const { valor } = pedido
  let motivo: MotivoDoLance
  if (valor === null) {
    if (teto === null) return { codigo: 'sem-automatico' }
    motivo = 'teto-cancelado'
  } else if (teto === null) {
    if (valor < aceito) return { codigo: 'valor-abaixo', valorAceito: aceito }
    motivo = 'teto-novo'
  } else {
    // What is already bid stays bid: a ceiling goes down to the present bid at most.
    if (valor < lance) return { codigo: 'valor-abaixo', valorAceito: lance }
    if (valor === teto.valor) return { codigo: 'ja-esta-vencendo', valorAceito: aceito }
    motivo = valor > teto.valor ? 'teto-maior' : 'teto-menor'
  }
  // Only a raise can be a slip of the finger that costs money.
  if (valor !== null && motivo !== 'teto-menor' && precisaConfirmarTeto(ata, pedido, valor)) {
    return { codigo: 'confirmar-valor-alto', valor, valorAceito: aceito }
  }
  const [quem, tipo] = [identidade(pedido.quem), 'Configuração Automática' as const]
  escrever(ata, { ...cabecalho(ata), evento: 'teto', tipo, valor, quem, motivo, chave: pedido.chave })
  return null
}

// A ceiling is meant to lie many increments above the price, so only the share counts, not the number of
// steps.
function precisaConfirmarTeto(ata: Ata, pedido: PedidoDe<'Configuração Automática'>, valor: number): boolean {
  return !pedido.confirmarValorAlto && ehMuitoAcima(ata.lote, valor)
}

function julgarTeto(ata: Ata, pedido: PedidoDe<'Configuração Automática'>): Recusa | null {
  const { valor, chave } = pedido
  if (valor !== null && !ehValorPositivo(valor)) return { codigo: 'valor-malformado' }
  const quem = identidade(pedido.quem)
  if (mesmoParticipante(ata.lote.lider, quem)) return ajustarProprioTeto(ata, pedido)
  if (valor === null) return { codigo: 'sem-automatico' }
  const aceito = valorAceito(ata.lote)
  if (valor < aceito) return { codigo: 'valor-abaixo', valorAceito: aceito }
  if (precisaConfirmarTeto(ata, pedido, valor)) {
    return { codigo: 'confirmar-valor-alto', valor, valorAceito: aceito }
  }
  disputarComTeto(ata, valor, quem, chave)
  return null
}

function julgarProposta(ata: Ata, { tipo, valor, quem, chave }: PedidoDe<'Proposta'>): Recusa | null {
  if (!ehValorPositivo(valor)) return { codigo: 'valor-malformado' }
  const registro = {
    ...cabecalho(ata),
    tipo,
    valor,
    quem: identidade(quem),
    motivo: 'pedido' as const,
    chave,
  }
  escrever(ata, { ...registro, evento: 'proposta' })
  return null
}

function julgarCompra(ata: Ata, { tipo, valor, quem, chave }: PedidoDe<'Compre Já'>): Recusa | null {
  if (!ehValorPositivo(valor)) return { codigo: 'valor-malformado' }
  // Admission proved that there is a price; the buyer gets exactly the one that he saw.
  const { compreJa, maiorDescontoDeGrupo: maiorDesconto } = ata.lote.regras
  const lote = { compreJa: compreJa ?? 0, valor: ata.lote.valor, maiorDesconto }
  const preco = precoDaCompra(lote, quem.descontoDoGrupo)
  if (valor !== preco) return { codigo: 'preco-mudou', valorAceito: preco }
  const { teto } = ata.lote
  if (teto !== null) {
    const motivo = 'teto-cancelado-por-compra'
    const linha = { ...cabecalho(ata), evento: 'teto' as const, tipo: 'Configuração Automática' as const }
    escrever(ata, { ...linha, valor: null, quem: teto.quem, motivo, chave: null })
  }
  const reservaAte = ata.agora + MINUTOS_DE_RESERVA * 60_000
  const registro = {
    ...cabecalho(ata),
    tipo,
    valor,
    quem: identidade(quem),
    motivo: 'pedido' as const,
    chave,
  }
  escrever(ata, { ...registro, evento: 'compra', reservaAte })
  return null
}

function julgarPedido(ata: Ata, pedido: PedidoLance): Recusa | null {
  switch (pedido.tipo) {
    case 'Manual':
    case 'Leiloeiro':
      return julgarDireto(ata, pedido)
    case 'Configuração Automática':
      return julgarTeto(ata, pedido)
    case 'Proposta':
      return julgarProposta(ata, pedido)
    case 'Compre Já':
      return julgarCompra(ata, pedido)
  }
}

/**
 * Time after a bid. During a call the lot comes back to AO_VIVO with its whole clock; otherwise a bid in the last
 * seconds moves the end, never backwards.
 */
function moverRelogio(ata: Ata): void {
  if (!ata.eventos.some((evento) => evento.evento === 'lance')) return
  const { agora, lote } = ata
  const { regras, dataFim } = lote
  if (emChamada(lote.situacao)) {
    escrever(ata, { evento: 'reabertura', instante: agora, de: lote.situacao })
    if (regras.cronometroSegundos === null) return
    const fim = agora + regras.cronometroSegundos * 1000
    return escrever(ata, { evento: 'tempo', instante: agora, dataFim: fim, motivo: 'reabertura' })
  }
  if (!regras.recebeIncrementoTempo || dataFim === null) return
  if (dataFim - agora >= regras.pontoCorteParaIncrementoPosLancesSegundos * 1000) return
  const fim = agora + regras.incrementoAposLancesSegundos * 1000
  if (fim > dataFim) escrever(ata, { evento: 'tempo', instante: agora, dataFim: fim, motivo: 'incremento' })
}

function situacaoApos(lote: EstadoLote, pedido: PedidoLance): SituacaoDoLance {
  if (pedido.tipo === 'Proposta') return 'proposta'
  if (pedido.tipo === 'Compre Já') return 'vencedor'
  return mesmoParticipante(lote.lider, pedido.quem) ? 'vencendo' : 'superado'
}

/**
 * Judges one request against the lot at the instant `agora` (epoch ms). Never throws on what a person sends. `lote`
 * must be read under the lot's lock. A refusal may carry events too: a bid that ties with an earlier ceiling is
 * refused, and yet moves the price up to that ceiling.
 */
export function julgarLance(lote: EstadoLote, pedido: PedidoLance, agora: number): Julgamento {
  const recusa = recusaDeAdmissao(lote, pedido, agora)
  if (recusa !== null) return { tipo: 'recusado', recusa, eventos: [], lote }
  const ata: Ata = { lote, eventos: [], agora }
  const deValor = julgarPedido(ata, pedido)
  moverRelogio(ata)
  const { eventos, lote: depois } = ata
  if (deValor !== null) return { tipo: 'recusado', recusa: deValor, eventos, lote: depois }
  return { tipo: 'aceito', situacao: situacaoApos(depois, pedido), eventos, lote: depois }
}

/** Judges requests one after the other, each against the state that the one before left: the group commit. */
export function julgarEmLote(
  lote: EstadoLote,
  pedidos: readonly PedidoLance[],
  agora: number,
): { readonly julgamentos: readonly Julgamento[]; readonly lote: EstadoLote } {
  const julgamentos: Julgamento[] = []
  let atual = lote
  for (const pedido of pedidos) {
    const julgamento = julgarLance(atual, pedido, agora)
    julgamentos.push(julgamento)
    atual = julgamento.lote
  }
  return { julgamentos, lote: atual }
}
