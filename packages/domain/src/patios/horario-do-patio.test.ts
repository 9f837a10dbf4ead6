import { expect, test } from 'vitest'
import { abertura, type HorarioDoPatio } from './horario-do-patio.ts'

const UTEIS: HorarioDoPatio = { abre: '08:00', fecha: '17:00', diasSemana: [1, 2, 3, 4, 5], recessos: [] }
const COM_RECESSO: HorarioDoPatio = { ...UTEIS, recessos: [{ inicio: '2026-11-23', fim: '2026-12-04' }] }

// 2026-11-20 is a Friday; instants with Brasília's offset.
test.each([
  ['2026-11-20T08:00:00-03:00', UTEIS, true, 'Aberto até 17:00'],
  ['2026-11-20T16:59:59-03:00', UTEIS, true, 'Aberto até 17:00'],
  ['2026-11-20T17:00:00-03:00', UTEIS, false, 'Fechado. Abre segunda às 08:00'],
  ['2026-11-20T07:59:00-03:00', UTEIS, false, 'Fechado. Abre hoje às 08:00'],
  ['2026-11-19T18:00:00-03:00', UTEIS, false, 'Fechado. Abre amanhã às 08:00'],
  ['2026-11-20T23:30:00Z', UTEIS, false, 'Fechado. Abre segunda às 08:00'],
  ['2026-11-23T10:00:00-03:00', COM_RECESSO, false, 'Fechado. Abre 07/12/2026 às 08:00'],
  ['2026-12-04T10:00:00-03:00', COM_RECESSO, false, 'Fechado. Abre segunda às 08:00'],
  ['2026-11-20T10:00:00-03:00', { ...UTEIS, diasSemana: [] }, false, 'Fechado. Consulte o atendimento'],
] as const)('at %s', (quando, horario, aberto, texto) =>
  expect(abertura(horario, Date.parse(quando))).toEqual({ aberto, texto }),
)
