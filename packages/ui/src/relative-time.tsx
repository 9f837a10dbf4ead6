/** "há 3 minutos", apart from the clocks: these stand on every card, this one where a thing's history is read. */
import { useTextoDoRelogio } from './countdown.tsx'
import { DIA, formatarDataHora, HORA, MINUTO, plural } from './relogio.ts'

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

export type RelativeTimeProps = { readonly instante: number; readonly className?: string }

/** "há 3 minutos", with the absolute Brasília time on hover and for assistive technology. */
export function RelativeTime({ instante, className }: RelativeTimeProps) {
  const texto = useTextoDoRelogio((agora) => formatarRelativo(instante, agora))
  return (
    <time
      className={className}
      dateTime={new Date(instante).toISOString()}
      title={`${formatarDataHora(instante)} (horário de Brasília)`}
    >
      {texto}
    </time>
  )
}
