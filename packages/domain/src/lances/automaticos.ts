// Ceilings against bids and against each other: price-time priority, as on an exchange. The highest commitment wins,
// and of equal ones the earlier. Admission and legality of the asked value were settled before. A ceiling pays
// `min(itself, other + increment)`: the last step may be smaller than the increment. A losing ceiling is recorded at
// its end only where that is a legal step. Writes rows into an `Ata` (the minutes of one judgment); never reveals an
// unspent ceiling.
import type { Centavos } from '../comum/dinheiro.ts'
import {
  aplicar,
  type Cliente,
  type EstadoLote,
  type EventoLance,
  type LanceDado,
  type MotivoDoLance,
  type Participante,
} from './estado-do-lote.ts'
import { incrementoSobre, valorAceito } from './valor-aceito.ts'

/**
 * The minutes of one judgment: the state so far and what was written. Lives only inside one call of the
 * judge.
 */
export type Ata = { lote: EstadoLote; readonly eventos: EventoLance[]; readonly agora: number }

export function escrever(ata: Ata, evento: EventoLance): void {
  ata.eventos.push(evento)
  ata.lote = aplicar(ata.lote, evento)
}

/** What every row has: its lot, its number, its instant. */
export function cabecalho(ata: Ata): { lelUid: string; seq: number; instante: number } {
  return { lelUid: ata.lote.lelUid, seq: ata.lote.seq + 1, instante: ata.agora }
}

function automatico(ata: Ata, quem: Cliente, valor: Centavos, motivo: MotivoDoLance): void {
  escrever(ata, { ...cabecalho(ata), evento: 'lance', tipo: 'Automático', valor, quem, motivo, chave: null })
}

type LanceDireto = {
  readonly tipo: Exclude<LanceDado['tipo'], 'Automático'>
  readonly valor: Centavos
  readonly quem: Participante
  readonly chave: string
}

/**
 * A bid typed by a person against the leader's ceiling, if there is one. Answers false when an earlier
 * ceiling of the same value keeps the lead: the bid itself is then not recorded.
 */
export function lancarContraTeto(ata: Ata, { tipo, valor, quem, chave }: LanceDireto): boolean {
  const { teto, regras } = ata.lote
  if (teto !== null && teto.valor === valor) {
    automatico(ata, teto.quem, teto.valor, 'automatico-empata')
    return false
  }
  if (teto !== null && teto.valor < valor && teto.valor >= valorAceito(ata.lote)) {
    automatico(ata, teto.quem, teto.valor, 'automatico-esgota')
  }
  escrever(ata, { ...cabecalho(ata), evento: 'lance', tipo, valor, quem, motivo: 'pedido', chave })
  if (teto !== null && teto.valor > valor) {
    const resposta = Math.min(teto.valor, valor + incrementoSobre(regras, valor))
    automatico(ata, teto.quem, resposta, 'automatico-cobre')
  }
  return true
}

/** A new ceiling of a client who does not lead: it bids at once, the least that its place needs. */
export function disputarComTeto(ata: Ata, teto: Centavos, quem: Cliente, chave: string): void {
  const { teto: anterior, regras } = ata.lote
  const aceito = valorAceito(ata.lote)
  const tipo = 'Configuração Automática'
  escrever(ata, { ...cabecalho(ata), evento: 'teto', tipo, valor: teto, quem, motivo: 'teto-novo', chave })
  if (anterior === null) return automatico(ata, quem, aceito, 'automatico-assume')
  const passo = (base: Centavos): Centavos => base + incrementoSobre(regras, base)
  if (teto > anterior.valor) {
    if (anterior.valor >= aceito) automatico(ata, anterior.quem, anterior.valor, 'automatico-esgota')
    automatico(ata, quem, Math.min(teto, Math.max(aceito, passo(anterior.valor))), 'automatico-assume')
  } else if (teto === anterior.valor) {
    automatico(ata, anterior.quem, anterior.valor, 'automatico-empata')
  } else {
    automatico(ata, quem, teto, 'automatico-esgota')
    automatico(ata, anterior.quem, Math.min(anterior.valor, passo(teto)), 'automatico-cobre')
  }
}
