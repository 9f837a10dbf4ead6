// An instant travels in UTC: cut after its tenth letter, an auction of the evening shows the next day. A field that is a
// day needs no cut, one that is an instant goes through `formatarData` or `diaEmBrasilia`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listar, RAIZ } from '../../tools/quality/sources.ts'

const CORTES = [
  /formatarDia\([^)]*\.slice\(/,
  // A sheet's cell is a day at midnight UTC: `toISOString()` itself may be cut.
  /(?<!\(\))\.slice\(0, 10\)\.split\('-'\)/,
  /agora\(\)\)\.toISOString\(\)\.slice\(0, (7|10)\)/,
]

const cortes = (texto: string): string[] =>
  texto.split('\n').filter((linha) => CORTES.some((c) => c.test(linha)))

test('no screen or call cuts the day out of an instant', () => {
  const arquivos = listar(['apps/web/src', 'apps/server/src/modules', 'packages/domain/src'], /\.tsx?$/)
  expect(arquivos.length).toBeGreaterThan(1500)
  expect(
    arquivos.flatMap((a) => cortes(readFileSync(join(RAIZ, a), 'utf8')).map((l) => `${a}: ${l.trim()}`)),
  ).toEqual([])
})

test.each([
  ['{formatarDia(p.leilaoData.slice(0, 10))}', 1],
  ["{v.data.slice(0, 10).split('-').reverse().join('/')}", 1],
  ['new Date(relogio.agora()).toISOString().slice(0, 7)', 1],
  ['{formatarData(Date.parse(p.leilaoData))}', 0],
  ['{formatarDia(p.prazo)}', 0],
])('%s', (linha, achados) => {
  expect(cortes(linha)).toHaveLength(achados)
})
