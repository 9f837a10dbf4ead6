import { expect, test } from 'vitest'
import { impurezas } from '../../tools/quality/purity.ts'
import { analisar, lerFontes } from '../../tools/quality/sources.ts'

const doDominio = [...lerFontes().values()].filter(
  (f) => f.caminho.startsWith('packages/domain/src/') && !/\.test\.ts$/.test(f.caminho),
)

test('the domain computes and does nothing else', () => {
  expect(doDominio.length).toBeGreaterThan(20)
  expect(doDominio.flatMap((f) => impurezas(f).map((oque) => `${f.caminho}:${oque}`))).toEqual([])
})

test.each(['new Date()', 'Date.now()', 'Math.random()', 'setTimeout(f, 1)', `process.env.X`, `fetch('/')`])(
  'finds %s',
  (codigo) => {
    expect(impurezas(analisar('packages/domain/src/x.ts', `export const x = () => ${codigo}`))).not.toEqual(
      [],
    )
  },
)

test.each(['new Date(2026, 0, 1)', 'Date.UTC(2026, 0)', 'Math.max(1, 2)'])('lets %s pass', (codigo) => {
  expect(impurezas(analisar('packages/domain/src/x.ts', `export const x = ${codigo}`))).toEqual([])
})
