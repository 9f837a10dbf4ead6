import { expect, test } from 'vitest'
import { quandoEntregar } from './quando-entregar.ts'

const as = (hora: string, dia = '2026-11-24') => Date.parse(`${dia}T${hora}:00-03:00`)
const NOITE = { silencioDe: '22:00', silencioAte: '07:00', resumo: true }
const COMUM = { urgente: false, resumo: false }
const SEMPRE = as('23:00', '2026-12-24')

test.each([
  ['push', COMUM, '21:59', as('21:59'), false],
  ['push', COMUM, '22:00', as('07:00', '2026-11-25'), false],
  ['sms', COMUM, '06:59', as('07:00'), false],
  ['whatsapp', COMUM, '07:00', as('07:00'), false],
  ['sino', COMUM, '23:00', as('23:00'), false],
  ['email', COMUM, '23:00', as('23:00'), false],
  ['sms', { urgente: true, resumo: false }, '23:00', as('23:00'), false],
  ['email', { urgente: false, resumo: true }, '23:00', as('08:00', '2026-11-25'), true],
  ['email', { urgente: false, resumo: true }, '07:00', as('08:00'), true],
] as const)('%s %j at %s', (canal, tipo, agora, quando, resumo) =>
  expect(quandoEntregar(canal, tipo, NOITE, as(agora), SEMPRE)).toEqual({ quando, resumo }),
)

test('what would be stale after the night is not kept; without quiet hours all comes now', () => {
  expect(quandoEntregar('push', COMUM, NOITE, as('23:00'), as('23:15'))).toBeNull()
  const nada = { silencioDe: null, silencioAte: null, resumo: false }
  expect(quandoEntregar('push', COMUM, nada, as('23:00'), as('23:15'))).toEqual({
    quando: as('23:00'),
    resumo: false,
  })
})
