import { expect, test } from 'vitest'
import { excessos } from '../../tools/quality/sizes.ts'
import { nomesRepetidos } from '../../tools/quality/slugs.ts'
import { analisar, lerFontes, listar } from '../../tools/quality/sources.ts'
import { DIVIDA_DE_NOMES, DIVIDA_DE_TAMANHO } from './debt.ts'

test('files and functions keep their limits; the list of debt only shrinks', () => {
  const achados = excessos(lerFontes().values())
  const novos = achados.filter(({ onde, linhas }) => linhas > (DIVIDA_DE_TAMANHO[onde] ?? 0))
  expect(novos.map((e) => `${e.onde}: ${e.linhas} lines, limit ${e.limite}`)).toEqual([])
  const atual = Object.fromEntries(achados.map((e) => [e.onde, e.linhas]))
  expect(DIVIDA_DE_TAMANHO, 'paid debt leaves the list, and a number follows what it counts').toEqual(atual)
})

test('a long function is found, and comments do not count', () => {
  const corpo = (linhas: number, linha: string) => `export function f() {\n${`${linha}\n`.repeat(linhas)}}\n`
  const medir = (texto: string) => excessos([analisar('packages/domain/src/x.ts', texto)]).length
  expect(medir(corpo(80, 'g()'))).toBe(1)
  expect(medir(corpo(80, '// g()'))).toBe(0)
  expect(medir(corpo(60, 'g()'))).toBe(0)
})

test('a slug belongs to one module, and a file name to one file', () => {
  const achados = nomesRepetidos(listar(['packages', 'apps']))
  const novos = achados.filter((a) => !DIVIDA_DE_NOMES.includes(a.nome))
  expect(novos.map((a) => `${a.nome}: ${a.onde.join(', ')}`)).toEqual([])
  const nomes = achados.map((a) => a.nome)
  expect(
    DIVIDA_DE_NOMES.filter((nome) => !nomes.includes(nome)),
    'paid debt leaves the list',
  ).toEqual([])
})

test('two modules with one slug are found', () => {
  const achados = nomesRepetidos([
    'packages/domain/src/lances/dar-lance.ts',
    'packages/contracts/src/lotes/dar-lance.contract.ts',
    'packages/domain/src/lotes/states.ts',
    'packages/domain/src/lances/states.ts',
  ])
  expect(achados.map((a) => a.nome)).toEqual(['dar-lance'])
})
