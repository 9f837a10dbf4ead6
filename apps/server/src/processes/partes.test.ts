import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { partes } from './partes.ts'

test('the queue understands the timetable of all parts together', () => {
  const linhas = partes.flatMap((p) => p.cron ?? [])
  expect(parseCrontab(linhas.join('\n')).map((l) => l.identifier)).toHaveLength(linhas.length)
})
