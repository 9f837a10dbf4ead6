/**
 * How far an instant is, in few words: "em 5 min", "há 2 h". Always shown beside the absolute time, never in its
 * place. Both instants are arguments: on screens `agora` is the server's clock, not the visitor's.
 */
import { DIA_MS, formatarData } from './tempo-brasilia.ts'

const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO

/** Smaller than `ate`: count in `unidade`. Beyond the last one the date stands. */
const FAIXAS: readonly { ate: number; unidade: number; um: string; varios: string }[] = [
  { ate: MINUTO, unidade: SEGUNDO, um: 's', varios: 's' },
  { ate: HORA, unidade: MINUTO, um: 'min', varios: 'min' },
  { ate: DIA_MS, unidade: HORA, um: 'h', varios: 'h' },
  { ate: 30 * DIA_MS, unidade: DIA_MS, um: 'dia', varios: 'dias' },
]

const QUASE_AGORA_MS = 5 * SEGUNDO

/** Rounds down: "em 1 h" with 59 minutes to go would make people late. */
export function tempoRelativo(instante: number, agora: number): string {
  const diferenca = instante - agora
  const distancia = Math.abs(diferenca)
  if (distancia < QUASE_AGORA_MS) return 'agora'
  const faixa = FAIXAS.find((f) => distancia < f.ate)
  if (!faixa) return `em ${formatarData(instante)}`
  const n = Math.floor(distancia / faixa.unidade)
  return `${diferenca > 0 ? 'em' : 'há'} ${n} ${n === 1 ? faixa.um : faixa.varios}`
}

/** A countdown for people who watch it: `00:09`, `01:09`, `02:01:09`, `3 d 02:01:09`; 0 and less give `00:00`. */
export function contagemRegressiva(restanteMs: number): string {
  // Rounds up, so that 00:00 appears when the time is over and not up to one second before.
  const segundos = Math.max(0, Math.ceil(restanteMs / SEGUNDO))
  const dois = (n: number): string => String(n).padStart(2, '0')
  const dias = Math.floor(segundos / 86_400)
  const horas = Math.floor((segundos % 86_400) / 3600)
  const relogio = `${dois(Math.floor((segundos % 3600) / 60))}:${dois(segundos % 60)}`
  if (dias > 0) return `${dias} d ${dois(horas)}:${relogio}`
  return horas > 0 ? `${dois(horas)}:${relogio}` : relogio
}
