// When a scheduled report goes out next: mornings in Brasília, weekly on Mondays, monthly on the first.
import { diaDaSemana, diaEmBrasilia, instanteEmBrasilia, somarDias } from '../calendario/tempo-brasilia.ts'

export const FREQUENCIAS = ['diaria', 'semanal', 'mensal'] as const
export type FrequenciaDeRelatorio = (typeof FREQUENCIAS)[number]
export const ROTULO_DA_FREQUENCIA: Readonly<Record<FrequenciaDeRelatorio, string>> = {
  diaria: 'Todo dia, às 7h',
  semanal: 'Às segundas, às 7h',
  mensal: 'No dia 1º, às 7h',
}
const HORA = '07:00'
const SEGUNDA = 1

const serve = (f: FrequenciaDeRelatorio, dia: string): boolean =>
  f === 'diaria' || (f === 'semanal' ? diaDaSemana(dia) === SEGUNDA : dia.endsWith('-01'))

/** The first such morning after `agora`: what was missed while nothing ran is not made up for. */
export function proximoEnvio(f: FrequenciaDeRelatorio, agora: number): number {
  let dia = diaEmBrasilia(agora)
  while (!serve(f, dia) || instanteEmBrasilia(dia, HORA) <= agora) dia = somarDias(dia, 1)
  return instanteEmBrasilia(dia, HORA)
}
