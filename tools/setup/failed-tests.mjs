// What failed, once more and in few lines, where a log that is cut to its tail still has it: read from the reports that
// Vitest and Playwright write for the counts.
import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { RAIZ } from './place.mjs'

/** A screen of a terminal; who has more failures needs the log itself. */
const LINHAS = 20
const LARGURA = 300
/** More files than these are no chance: the product or the machine is broken. */
const REPETIVEIS = 3

/**
 * `suite`: the file to give to the runner, where it is another than the one that holds the line.
 * @typedef {{ arquivo: string, nome: string, erro: string, suite?: string }} Falha
 */

const primeiraLinha = (texto) =>
  stripVTControlCharacters(String(texto ?? ''))
    .split('\n')
    .map((l) => l.trim())
    .find((l) => l !== '') ?? ''
const noRepositorio = (arquivo) => (isAbsolute(arquivo) ? relative(RAIZ, arquivo) : arquivo)

/**
 * A file that fails without a failed test (its import, its set-up) is one failure.
 * @param {{ readonly testResults?: readonly any[] }} relatorio
 * @returns {Falha[]}
 */
export function falhasDoVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const arquivo = noRepositorio(name)
    const falhas = assertionResults
      .filter((t) => t.status === 'failed')
      .map((t) => ({
        arquivo,
        nome: [...t.ancestorTitles, t.title].filter((p) => p !== '').join(' › '),
        erro: primeiraLinha(t.failureMessages[0]),
      }))
    if (status !== 'failed' || falhas.length > 0) return falhas
    return [{ arquivo, nome: '', erro: primeiraLinha(message) || 'failed outside of its tests' }]
  })
}

/**
 * Errors outside of every test (the server did not start) come first.
 * @param {{ readonly suites?: readonly any[], readonly errors?: readonly any[] }} relatorio
 * @returns {Falha[]}
 */
export function falhasDoPlaywright({ suites = [], errors = [] }) {
  const deFora = errors.map((e) => ({ arquivo: '', nome: '', erro: primeiraLinha(e.message) }))
  const daSuite = (suite, nomes, raiz) => [
    ...(suite.specs ?? [])
      .filter((s) => !s.ok)
      .map((s) => {
        const erro = s.tests.flatMap((t) => t.results).findLast((r) => r.error)?.error
        const linha = erro?.location?.line ?? s.line
        return {
          arquivo: `tests/e2e/${s.file}:${linha}`,
          nome: [...nomes, s.title].join(' › '),
          erro: primeiraLinha(erro?.message),
          suite: `tests/e2e/${raiz ?? s.file}`,
        }
      }),
    ...(suite.suites ?? []).flatMap((s) => daSuite(s, [...nomes, s.title], raiz)),
  ]
  return [...deFora, ...suites.flatMap((s) => daSuite(s, [], s.file))]
}

/**
 * The files to run once more, alone: none when too much failed, or something outside of every file.
 * @param {readonly Falha[]} falhas
 * @returns {string[]}
 */
export function arquivosParaRepetir(falhas) {
  const arquivos = [...new Set(falhas.map((f) => f.suite ?? f.arquivo))]
  return arquivos.length > REPETIVEIS || arquivos.includes('') ? [] : arquivos
}

/** One line per failure, at most twenty lines in all. @param {readonly Falha[]} falhas */
export function linhasDasFalhas(falhas) {
  const cabem = falhas.length > LINHAS ? LINHAS - 1 : LINHAS
  const linhas = falhas.slice(0, cabem).map(({ arquivo, nome, erro }) => {
    const linha = `  ✗ ${[[arquivo, nome].filter((p) => p !== '').join(' › '), erro].filter((p) => p !== '').join(': ')}`
    return linha.length > LARGURA ? `${linha.slice(0, LARGURA - 1)}…` : linha
  })
  return falhas.length > cabem ? [...linhas, `  … and ${falhas.length - cabem} more`] : linhas
}
