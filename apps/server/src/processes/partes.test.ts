import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { partes } from './partes.ts'

const RAIZ = path.resolve(import.meta.dirname, '..')
const linhas = partes.flatMap((p) => p.cron ?? [])

test('the queue understands the timetable of all parts together', () => {
  expect(parseCrontab(linhas.join('\n')).map((l) => l.identifier)).toHaveLength(linhas.length)
})

// Modules are found by looking; what core and engines declare has to be imported, or its line fills the queue in vain.
test('each line of the timetable names a task that the program reads', async () => {
  const textos = new Map<string, string>()
  for await (const f of glob('**/*.ts', { cwd: RAIZ }))
    if (!f.endsWith('.test.ts')) textos.set(f, await readFile(path.join(RAIZ, f), 'utf8'))
  const tudo = [...textos.values()].join('\n')
  const lidos = [...textos].filter(
    ([f]) =>
      f !== 'processes/partes.ts' && (f.startsWith('modules/') || tudo.includes(`/${path.basename(f)}'`)),
  )
  const declarado = lidos.map(([, t]) => t).join('\n')
  const emVao = parseCrontab(linhas.join('\n')).filter((l) => !declarado.includes(`'${l.task}'`))
  expect(emVao.map((l) => l.task)).toEqual([])
})
