/**
 * Appointments as an iCalendar (RFC 5545), for calendars that subscribe to the agenda. Instants travel in UTC, which
 * needs no time zone definition.
 */
export interface Compromisso {
  /** the same for the same appointment, whenever it is read */
  readonly uid: string
  /** epoch ms */
  readonly inicio: number
  readonly duracaoMinutos: number
  readonly titulo: string
  readonly descricao: string
  /** empty where one address would be wrong */
  readonly local: string
  readonly url: string
  readonly cancelado: boolean
}

const escapar = (t: string): string =>
  t
    .replace(/[\\;,]/g, (c) => `\\${c}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

const instante = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')

const OCTETOS = 75
const octetos = (t: string): number => encodeURIComponent(t).replace(/%../g, 'x').length

/**
 * Breaks a line into pieces of at most 75 octets, not characters ("ã" is two octets); each further one begins with a
 * space.
 */
export function dobrar(linha: string): string {
  const linhas: string[] = []
  let atual = ''
  let usados = 0
  for (const c of linha) {
    const n = octetos(c)
    if (usados + n > OCTETOS) {
      linhas.push(atual)
      atual = ' '
      usados = 1
    }
    atual += c
    usados += n
  }
  return [...linhas, atual].join('\r\n')
}

const evento = (c: Compromisso, agora: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapar(c.uid)}`,
  `DTSTAMP:${instante(agora)}`,
  `DTSTART:${instante(c.inicio)}`,
  `DURATION:PT${Math.max(1, Math.round(c.duracaoMinutos))}M`,
  `SUMMARY:${escapar(c.titulo)}`,
  `DESCRIPTION:${escapar(c.descricao)}`,
  ...(c.local ? [`LOCATION:${escapar(c.local)}`] : []),
  `URL:${c.url.replace(/[\r\n]/g, '')}`,
  `STATUS:${c.cancelado ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** `agora`: epoch ms when it was made. */
export function icalendar(nome: string, compromissos: readonly Compromisso[], agora: number): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Martelo//Agenda//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapar(nome)}`,
    'X-WR-TIMEZONE:America/Sao_Paulo',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...compromissos.flatMap((c) => evento(c, agora)),
    'END:VCALENDAR',
    '',
  ]
    .map(dobrar)
    .join('\r\n')
}
