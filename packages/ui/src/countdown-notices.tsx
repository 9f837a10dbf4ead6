/**
 * Tells screen readers the last notices of a countdown; for the one clock that a page is about, beside it. Apart from the
 * clocks: these stand on every card.
 */
import { useTextoDoRelogio } from './countdown.tsx'
import { MINUTO, plural, RETA_FINAL_MS, SEGUNDO } from './relogio.ts'

/** Moments announced to screen readers, on request: few, or the room could not be heard. */
export const AVISOS_MS = [5 * MINUTO, MINUTO, 30 * SEGUNDO, RETA_FINAL_MS] as const

/** The notice whose moment has come and whose successor has not; null before the first and after the end. */
export function avisoDeContagem(restanteMs: number): string | null {
  if (restanteMs <= 0) return null
  const limite = AVISOS_MS.findLast((aviso) => restanteMs <= aviso)
  if (!limite) return null
  return limite >= MINUTO
    ? `Menos de ${plural(limite / MINUTO, 'minuto', 'minutos')} para encerrar`
    : `Últimos ${limite / SEGUNDO} segundos`
}

export type CountdownNoticesProps = {
  /** server time of the end, epoch ms */
  readonly fim: number
  /** a stopped clock stays at this many ms */
  readonly paradoEmMs?: number
}

export function CountdownNotices({ fim, paradoEmMs }: CountdownNoticesProps) {
  const aviso = useTextoDoRelogio((agora) => avisoDeContagem(paradoEmMs ?? fim - agora) ?? '')
  return (
    <span className="ui-visually-hidden" role="status">
      {aviso}
    </span>
  )
}
