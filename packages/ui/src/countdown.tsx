/**
 * Clocks that follow the SERVER's time. A provider near the root tells the offset (`desvioMs`, measured by the
 * realtime client) and when the page was rendered (`renderizadoEm`). Server and first browser render use the latter,
 * so that hydration matches to the byte; from then on one timer serves the whole page, and a clock re-renders only
 * when its own text changes. Assistive technology gets the fixed end time (and notices: countdown-notices.tsx).
 */
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { cx } from './class-names.ts'
import './countdown.css'
import { formatarContagem, formatarDataHora } from './relogio.ts'

export type Relogio = {
  /** server time now, epoch ms */
  readonly agora: () => number
  /** server time at which the page was rendered, epoch ms */
  readonly renderizadoEm: number
}

const RelogioContext = createContext<Relogio | null>(null)

/**
 * Five ticks a second: lots end at any millisecond, so a tick on the full second would show some of them a second
 * twice and skip the next. A tick that changes no text re-renders nothing.
 */
const BATIDA_MS = 200

const ouvintes = new Set<() => void>()
let batida: ReturnType<typeof setInterval> | undefined

function bater() {
  for (const ouvinte of ouvintes) ouvinte()
}

function ouvir(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  if (ouvintes.size === 1) {
    batida = setInterval(bater, BATIDA_MS)
    // A hidden tab's timers sleep; its clocks must be right as soon as it is visible again.
    document.addEventListener('visibilitychange', bater)
  }
  return () => {
    ouvintes.delete(ouvinte)
    if (ouvintes.size > 0) return
    clearInterval(batida)
    document.removeEventListener('visibilitychange', bater)
  }
}

export type RelogioProviderProps = {
  readonly renderizadoEm: number
  readonly desvioMs?: number
  /** the server's clock, if the caller keeps one; a stable function, then `desvioMs` does not count */
  readonly agora?: () => number
  readonly children: ReactNode
}

export function RelogioProvider({ renderizadoEm, desvioMs = 0, agora, children }: RelogioProviderProps) {
  const relogio = useMemo<Relogio>(
    () => ({ agora: agora ?? (() => Date.now() + desvioMs), renderizadoEm }),
    [agora, desvioMs, renderizadoEm],
  )
  return <RelogioContext value={relogio}>{children}</RelogioContext>
}

export function useRelogio(): Relogio {
  const relogio = useContext(RelogioContext)
  if (!relogio) throw new Error('RelogioProvider is missing around a clock')
  return relogio
}

/** A text that depends on the server's time; re-renders when the text changes, not when the time does. */
export function useTextoDoRelogio(texto: (agoraMs: number) => string): string {
  const relogio = useRelogio()
  return useSyncExternalStore(
    ouvir,
    () => texto(relogio.agora()),
    () => texto(relogio.renderizadoEm),
  )
}

export type CountdownProps = {
  /** server time of the end, epoch ms */
  readonly fim: number
  /** a stopped clock (paused room) shows this many ms instead of running */
  readonly paradoEmMs?: number
  /** shown once the end has come */
  readonly encerrado?: ReactNode
  /** before the spoken end time: "Encerra em" */
  readonly rotulo?: string
  readonly size?: 'm' | 'l' | 'xl'
  readonly className?: string
}

export function Countdown({
  fim,
  paradoEmMs,
  encerrado = 'Encerrado',
  rotulo = 'Encerra em',
  size,
  className,
}: CountdownProps) {
  const restante = (agora: number) => paradoEmMs ?? fim - agora
  const texto = useTextoDoRelogio((agora) => {
    const contagem = formatarContagem(restante(agora))
    return `${contagem.fase} ${contagem.texto}`
  })
  const [fase = '', ...mostrado] = texto.split(' ')
  const acabou = fase === 'encerrada'
  return (
    <span className={cx('ui-countdown', className)} data-fase={fase} data-size={size}>
      {acabou ? (
        <span>{encerrado}</span>
      ) : (
        <>
          <span aria-hidden="true">{mostrado.join(' ')}</span>
          <time className="ui-visually-hidden" dateTime={new Date(fim).toISOString()}>
            {paradoEmMs === undefined
              ? `${rotulo} ${formatarDataHora(fim)}, horário de Brasília`
              : 'Relógio parado'}
          </time>
        </>
      )}
    </span>
  )
}
