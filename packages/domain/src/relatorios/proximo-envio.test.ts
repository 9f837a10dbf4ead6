import { expect, test } from 'vitest'
import { proximoEnvio } from './proximo-envio.ts'

test.each([
  ['diaria', '2026-03-05T06:59:00-03:00', '2026-03-05T07:00:00-03:00'],
  ['diaria', '2026-03-05T07:00:00-03:00', '2026-03-06T07:00:00-03:00'],
  ['semanal', '2026-03-05T12:00:00-03:00', '2026-03-09T07:00:00-03:00'],
  ['semanal', '2026-03-09T08:00:00-03:00', '2026-03-16T07:00:00-03:00'],
  ['mensal', '2026-12-01T07:00:00-03:00', '2027-01-01T07:00:00-03:00'],
  ['mensal', '2026-02-01T01:00:00-03:00', '2026-02-01T07:00:00-03:00'],
] as const)('%s after %s is %s', (f, agora, quando) => {
  expect(proximoEnvio(f, Date.parse(agora))).toBe(Date.parse(quando))
})
