import { expect, test } from 'vitest'
import { montarCalendario } from '../calendario/dias-uteis.ts'
import { feriadosDosAnos } from '../calendario/feriados.ts'
import { instanteEmBrasilia } from '../calendario/tempo-brasilia.ts'
import type { AgendaDoPatio } from './agenda-do-patio.ts'
import { faltaParaODia, lugarDeHoje } from './antecipar-retirada.ts'

const em = (texto: string): number => {
  const [dia = '', hora = ''] = texto.split(' ')
  return instanteEmBrasilia(dia, hora)
}

test.each([
  ['2026-11-20 08:00', '2026-11-19 23:59', /agendada para 20\/11\/2026/],
  ['2026-11-20 17:30', '2026-11-20 00:00', null],
  ['2026-11-20 08:00', '2026-11-23 09:00', null],
] as const)('booked for %s, at %s', (inicio, agora, esperado) => {
  const falta = faltaParaODia(em(inicio), em(agora))
  if (esperado === null) expect(falta).toBeNull()
  else expect(falta).toMatch(esperado)
})

const SEMANA = [1, 2, 3, 4, 5]
const agenda: AgendaDoPatio = {
  expediente: Object.fromEntries(SEMANA.map((d) => [d, [{ inicio: '08:00', fim: '17:00' }]])),
  capacidade: 1,
  duracaoMinutos: 30,
  calendario: montarCalendario('operacional', feriadosDosAnos(2026, 2026), {
    semana: SEMANA,
    recessos: [{ inicio: '2026-12-07', fim: '2026-12-08', motivo: 'Inventário' }],
  }),
}
const cheios = (...horas: string[]) => new Map(horas.map((h) => [em(`2026-11-19 ${h}`), 1]))

test.each([
  ['the slot that runs', '2026-11-19 09:10', cheios(), '2026-11-19 09:00'],
  ['the next one when it is full', '2026-11-19 09:10', cheios('09:00', '09:30'), '2026-11-19 10:00'],
  ['before opening', '2026-11-19 07:40', cheios(), '2026-11-19 07:30'],
  ['after closing', '2026-11-19 20:05', cheios(), '2026-11-19 20:00'],
  ['on a Saturday', '2026-11-28 09:10', cheios(), '2026-11-28 09:00'],
  ['on a holiday', '2026-11-20 09:10', cheios(), '2026-11-20 09:00'],
  ['nothing before closing', '2026-11-19 16:40', cheios('16:30'), 'Não há mais vagas hoje neste pátio.'],
  ['recess', '2026-12-07 09:10', cheios(), 'O pátio está fechado hoje: Inventário.'],
] as const)('today: %s', (_, agora, ocupacao, esperado) => {
  const r = lugarDeHoje(agenda, ocupacao, em(agora))
  expect(r.impedimento ?? ('inicio' in r ? r.inicio : null)).toBe(
    esperado.startsWith('2026') ? em(esperado) : esperado,
  )
})
