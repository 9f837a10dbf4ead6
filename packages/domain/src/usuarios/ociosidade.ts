/**
 * The idle timer as a pure state machine. Mouse and keys move the last activity forward, in any tab; after
 * `limiteSegundos` without any the user is logged out, with reminders before (specification, section 2.5). The last
 * activity is shared by all tabs (local storage), and never goes backwards, whatever order the tabs write in.
 */
import { SESSAO } from './sessao.ts'

export interface Ociosidade {
  /** Epoch ms of the last mouse or key, of any tab. */
  readonly ultimaAtividade: number
  /** Reminders (seconds left) already shown since that activity. */
  readonly lembretesMostrados: readonly number[]
}

export interface RegraDeOciosidade {
  readonly limiteSegundos: number
  readonly lembretesSegundos: readonly number[]
}

export type SituacaoDeOciosidade =
  | { readonly tipo: 'ativa'; readonly proximaVerificacaoEmMs: number }
  | { readonly tipo: 'lembrar'; readonly faltamSegundos: number; readonly proximaVerificacaoEmMs: number }
  | { readonly tipo: 'encerrar' }

export const REGRA_DE_OCIOSIDADE: RegraDeOciosidade = {
  limiteSegundos: SESSAO.ociosidadeSegundos,
  lembretesSegundos: SESSAO.lembretesDeOciosidadeSegundos,
}

const DE_FORA: readonly string[] = ['Clientes', 'Clientes Revendedor', 'CLIENTE', 'Comitente']

/**
 * Whom the timer concerns: clients and consignors, as the specification has it for the site and the client area.
 * Staff and auctioneers stay while a page of theirs is open (decision 022).
 */
export const saiPorOciosidade = (papeis: readonly string[]): boolean =>
  papeis.every((p) => DE_FORA.includes(p))

export function iniciarOciosidade(agora: number): Ociosidade {
  return { ultimaAtividade: agora, lembretesMostrados: [] }
}

/** A mouse move or key press here, or the time that another tab wrote. An older time changes nothing. */
export function registrarAtividade(estado: Ociosidade, quando: number): Ociosidade {
  return quando > estado.ultimaAtividade ? { ultimaAtividade: quando, lembretesMostrados: [] } : estado
}

/**
 * What to do now, and the state to keep. When several reminders were slept through (a closed laptop), only the most
 * urgent one is shown. A clock that went back counts as activity just now.
 */
export function verificarOciosidade(
  estado: Ociosidade,
  agora: number,
  regra: RegraDeOciosidade = REGRA_DE_OCIOSIDADE,
): { estado: Ociosidade; situacao: SituacaoDeOciosidade } {
  const restanteMs = regra.limiteSegundos * 1000 - Math.max(0, agora - estado.ultimaAtividade)
  if (restanteMs <= 0) return { estado, situacao: { tipo: 'encerrar' } }

  const vencidos = regra.lembretesSegundos.filter((s) => s < regra.limiteSegundos && restanteMs <= s * 1000)
  const novos = vencidos.filter((s) => !estado.lembretesMostrados.includes(s))
  const futuros = regra.lembretesSegundos.filter((s) => s < regra.limiteSegundos && restanteMs > s * 1000)
  const proximaVerificacaoEmMs = restanteMs - Math.max(0, ...futuros) * 1000
  if (novos.length === 0) return { estado, situacao: { tipo: 'ativa', proximaVerificacaoEmMs } }
  return {
    estado: { ...estado, lembretesMostrados: vencidos },
    situacao: { tipo: 'lembrar', faltamSegundos: Math.ceil(restanteMs / 1000), proximaVerificacaoEmMs },
  }
}

export function textoDoLembrete(faltamSegundos: number): string {
  const tempo = faltamSegundos === 1 ? '1 segundo' : `${faltamSegundos} segundos`
  return `Você será desconectado em ${tempo} por inatividade. Toque na tela, mova o mouse ou use o teclado para continuar.`
}
