/** The length of a video as people write it (3:25, 1:02:03) and as it is kept, in whole seconds. */
import { aceito, recusado, type Validado } from '../comum/identificadores/validado.ts'

export const DURACAO_MAXIMA_S = 24 * 60 * 60 - 1
const ESCRITA = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/

export function mostrarDuracao(segundos: number): string {
  const dois = (n: number): string => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(segundos / 3600), Math.floor(segundos / 60) % 60, segundos % 60]
  return h > 0 ? `${h}:${dois(m)}:${dois(s)}` : `${m}:${dois(s)}`
}

/** Nothing written is null. Refuses a plain number, which could be minutes as well as seconds. */
export function lerDuracao(texto: string): Validado<number | null> {
  const t = texto.trim()
  if (t === '') return aceito(null)
  const [, h = '0', m = '', s = ''] = ESCRITA.exec(t) ?? []
  const total = Number(h) * 3600 + Number(m) * 60 + Number(s)
  const certa = m !== '' && Number(s) < 60 && (h === '0' || Number(m) < 60)
  return certa && total > 0 && total <= DURACAO_MAXIMA_S
    ? aceito(total)
    : recusado('Escreva minutos e segundos, como 3:25')
}
