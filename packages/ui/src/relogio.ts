/**
 * What a clock shows: pure, so that server, first render and test agree to the character.
 * Times are epoch milliseconds of the SERVER's clock; durations are milliseconds.
 */

export const SEGUNDO = 1000
export const MINUTO = 60 * SEGUNDO
export const HORA = 60 * MINUTO
export const DIA = 24 * HORA

/** From ten seconds on, a clock pulses. */
export const RETA_FINAL_MS = 10 * SEGUNDO

export type FaseDaContagem = 'dias' | 'horas' | 'minutos' | 'final' | 'encerrada'

export type Contagem = { readonly texto: string; readonly fase: FaseDaContagem }

const dois = (n: number) => String(n).padStart(2, '0')

/**
 * Remaining time → "3 d 04 h", "04:12:09", "12:09". Seconds are rounded up: as long as a lot can be bid on, its
 * clock never shows 00:00.
 */
export function formatarContagem(restanteMs: number): Contagem {
  if (restanteMs <= 0) return { texto: '00:00', fase: 'encerrada' }
  const total = Math.ceil(restanteMs / SEGUNDO)
  const dias = Math.floor(total / 86_400)
  const horas = Math.floor((total % 86_400) / 3600)
  const minutos = Math.floor((total % 3600) / 60)
  const segundos = total % 60
  if (dias > 0) return { texto: `${dias} d ${dois(horas)} h`, fase: 'dias' }
  if (horas > 0) return { texto: `${dois(horas)}:${dois(minutos)}:${dois(segundos)}`, fase: 'horas' }
  const fase = restanteMs <= RETA_FINAL_MS ? 'final' : 'minutos'
  return { texto: `${dois(minutos)}:${dois(segundos)}`, fase }
}

export const plural = (n: number, um: string, varios: string) => `${n} ${n === 1 ? um : varios}`

/** Brasília is three hours behind UTC the whole year since 2019, when summer time ended. */
const BRASILIA_MS = -3 * HORA

/** "20/11/2026 15:30" in Brasília, whatever the device's zone. By arithmetic: Intl is a hundred times slower on a server. */
export function formatarDataHora(instanteMs: number): string {
  const [dia = '', hora = ''] = new Date(instanteMs + BRASILIA_MS).toISOString().split('T')
  return `${dia.split('-').reverse().join('/')} ${hora.slice(0, 5)}`
}
