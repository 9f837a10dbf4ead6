/**
 * What a clock shows: pure, so that server, first render and test agree to the character.
 * Times are epoch milliseconds of the SERVER's clock; durations are milliseconds.
 */

const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO
const DIA = 24 * HORA

/** From ten seconds on, a clock pulses. */
export const RETA_FINAL_MS = 10 * SEGUNDO

/** Moments announced to screen readers, on request: few, or the room could not be heard. */
export const AVISOS_MS = [5 * MINUTO, MINUTO, 30 * SEGUNDO, RETA_FINAL_MS] as const

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

const plural = (n: number, um: string, varios: string) => `${n} ${n === 1 ? um : varios}`

/** The notice whose moment has come and whose successor has not; null before the first and after the end. */
export function avisoDeContagem(restanteMs: number): string | null {
  if (restanteMs <= 0) return null
  const limite = AVISOS_MS.findLast((aviso) => restanteMs <= aviso)
  if (!limite) return null
  return limite >= MINUTO
    ? `Menos de ${plural(limite / MINUTO, 'minuto', 'minutos')} para encerrar`
    : `Últimos ${limite / SEGUNDO} segundos`
}

const ESCALA: readonly [number, string, string][] = [
  [365 * DIA, 'ano', 'anos'],
  [30 * DIA, 'mês', 'meses'],
  [DIA, 'dia', 'dias'],
  [HORA, 'hora', 'horas'],
  [MINUTO, 'minuto', 'minutos'],
]

/** "há 3 minutos", "em 2 dias", "agora" (less than a minute on either side). */
export function formatarRelativo(instanteMs: number, agoraMs: number): string {
  const diferenca = Math.abs(instanteMs - agoraMs)
  for (const [tamanho, um, varios] of ESCALA) {
    if (diferenca >= tamanho) {
      const quanto = plural(Math.floor(diferenca / tamanho), um, varios)
      return instanteMs < agoraMs ? `há ${quanto}` : `em ${quanto}`
    }
  }
  return 'agora'
}

/** Brasília is three hours behind UTC the whole year since 2019, when summer time ended. */
const BRASILIA_MS = -3 * HORA

/** "20/11/2026 15:30" in Brasília, whatever the device's zone. By arithmetic: Intl is a hundred times slower on a server. */
export function formatarDataHora(instanteMs: number): string {
  const [dia = '', hora = ''] = new Date(instanteMs + BRASILIA_MS).toISOString().split('T')
  return `${dia.split('-').reverse().join('/')} ${hora.slice(0, 5)}`
}
