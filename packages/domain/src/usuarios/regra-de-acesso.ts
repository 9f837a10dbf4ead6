/** Whence and when an account may enter: networks, days of the week and hours of Brasília. */
import { enderecoNaRede } from '../bloqueios/alvo.ts'

export interface RegraDeAcesso {
  readonly regraRedes: readonly string[]
  /** 0 is Sunday */
  readonly regraDias: readonly number[]
  /** `HH:MM` or `HH:MM:SS`; both or none */
  readonly regraDe: string | null
  readonly regraAte: string | null
}

const BRASILIA_MS = -3 * 3_600_000

/** Why it may not enter now; null when it may. A span whose end is before its start passes midnight. */
export function foraDaRegra(
  r: RegraDeAcesso,
  quem: { readonly ip: string; readonly agora: number },
): string | null {
  const ip = quem.ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (r.regraRedes.length > 0 && !r.regraRedes.some((rede) => enderecoNaRede(ip, rede)))
    return 'Esta conta só entra de endereços autorizados. Fale com a administração.'
  const local = new Date(quem.agora + BRASILIA_MS)
  if (r.regraDias.length > 0 && !r.regraDias.includes(local.getUTCDay()))
    return 'Esta conta não entra neste dia da semana. Fale com a administração.'
  if (r.regraDe === null || r.regraAte === null) return null
  const hora = local.toISOString().slice(11, 16)
  const [de, ate] = [r.regraDe.slice(0, 5), r.regraAte.slice(0, 5)]
  const dentro = de <= ate ? hora >= de && hora < ate : hora >= de || hora < ate
  return dentro ? null : `Esta conta só entra das ${de} às ${ate}.`
}
