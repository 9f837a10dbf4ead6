import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { arquivosParaRepetir, falhasDoPlaywright, falhasDoVitest, linhasDasFalhas } from './failed-tests.mjs'
import { RAIZ } from './place.mjs'

const umTeste = (title: string, status: string, failureMessages: string[] = []) => ({
  ancestorTitles: ['', 'never paid twice'],
  title,
  status,
  failureMessages,
})

describe('what failed, once more', () => {
  test('of Vitest: the file, the name and the first line of the error', () => {
    const relatorio = {
      testResults: [
        {
          name: join(RAIZ, 'apps/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            umTeste('one order', 'failed', [
              '\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at a.ts',
            ]),
            umTeste('one entry', 'passed'),
          ],
        },
        { name: join(RAIZ, 'apps/b.test.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    }
    expect(linhasDasFalhas(falhasDoVitest(relatorio))).toEqual([
      '  ✗ apps/a.test.ts › never paid twice › one order: AssertionError: expected 1 to be 2',
    ])
  })

  test.each([
    ["\nCannot find module './c.ts'\nat x", "  ✗ apps/c.test.ts: Cannot find module './c.ts'"],
    ['', '  ✗ apps/c.test.ts: failed outside of its tests'],
  ])('a file that fails without a failed test: %j', (message, linha) => {
    const c = { name: join(RAIZ, 'apps/c.test.ts'), status: 'failed', message, assertionResults: [] }
    expect(linhasDasFalhas(falhasDoVitest({ testResults: [c] }))).toEqual([linha])
  })

  test('of Playwright: suites in suites, the line of the error, the last try', () => {
    const teste = (...results: object[]) => [{ results }]
    const relatorio = {
      errors: [],
      suites: [
        {
          title: 'sessao.e2e.ts',
          specs: [{ title: 'enters', ok: true, file: 'sessao.e2e.ts', line: 3, tests: teste({}) }],
          suites: [
            {
              title: 'two tabs',
              specs: [
                {
                  title: 'leaves both',
                  ok: false,
                  file: 'sessao.e2e.ts',
                  line: 9,
                  tests: teste(
                    { error: { message: 'first' } },
                    { error: { message: 'second\nmore', location: { line: 12 } } },
                  ),
                },
                { title: 'stays', ok: false, file: 'sessao.e2e.ts', line: 20, tests: teste({}) },
              ],
            },
          ],
        },
      ],
    }
    expect(linhasDasFalhas(falhasDoPlaywright(relatorio))).toEqual([
      '  ✗ tests/e2e/sessao.e2e.ts:12 › two tabs › leaves both: second',
      '  ✗ tests/e2e/sessao.e2e.ts:20 › two tabs › stays',
    ])
  })

  test('a server that does not start', () => {
    const relatorio = { suites: [], errors: [{ message: '\u001b[31mError: Timed out\u001b[39m\nwaiting' }] }
    expect(linhasDasFalhas(falhasDoPlaywright(relatorio))).toEqual(['  ✗ Error: Timed out'])
  })

  test('at most twenty lines, none of them endless', () => {
    const falha = (n: number) => ({ arquivo: `a${n}.ts`, nome: 'x', erro: 'y'.repeat(1000) })
    const vinte = linhasDasFalhas(Array.from({ length: 20 }, (_, n) => falha(n)))
    expect(vinte).toHaveLength(20)
    expect(vinte.every((l) => l.length <= 300)).toBe(true)
    const muitas = linhasDasFalhas(Array.from({ length: 45 }, (_, n) => falha(n)))
    expect(muitas).toHaveLength(20)
    expect(muitas.at(-1)).toBe('  … and 26 more')
    expect(linhasDasFalhas([])).toEqual([])
  })

  test.each([
    ['each file once', ['a.ts', 'b.ts', 'a.ts'], ['a.ts', 'b.ts']],
    ['none when nothing failed', [], []],
    ['none when four files failed', ['a.ts', 'b.ts', 'c.ts', 'd.ts'], []],
    ['none when something outside of every file failed', ['a.ts', ''], []],
  ])('what is tried once more: %s', (_, arquivos, esperados) => {
    expect(arquivosParaRepetir(arquivos.map((arquivo) => ({ arquivo, nome: 'x', erro: '' })))).toEqual(
      esperados,
    )
  })

  test('a story is tried by the file that the runner knows, not by the one that holds its line', () => {
    const spec = {
      title: '/pistas',
      ok: false,
      file: 'telas/barreiras.ts',
      line: 15,
      tests: [{ results: [] }],
    }
    const falhas = falhasDoPlaywright({ suites: [{ file: 'acessibilidade.e2e.ts', specs: [spec] }] })
    expect(falhas[0]?.arquivo).toBe('tests/e2e/telas/barreiras.ts:15')
    expect(arquivosParaRepetir(falhas)).toEqual(['tests/e2e/acessibilidade.e2e.ts'])
  })
})
