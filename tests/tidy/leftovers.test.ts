import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RAIZ } from '../../tools/quality/sources.ts'

/** What is committed or would be, as text. */
function textos(): { caminho: string; linhas: string[] }[] {
  const lista = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: RAIZ,
  })
  return lista
    .toString()
    .split('\0')
    .filter((c) => /\.(tsx?|mjs|css|sql|md|json|jsonc)$/.test(c) && !/package-lock|leftovers\.test/.test(c))
    .flatMap((caminho) => {
      try {
        return [{ caminho, linhas: readFileSync(join(RAIZ, caminho), 'utf8').split('\n') }]
      } catch {
        return [] // deleted in the work tree, not yet in the index
      }
    })
}

const arquivos = textos()

const achar = (padrao: RegExp, onde = /./) =>
  arquivos
    .filter(({ caminho }) => onde.test(caminho))
    .flatMap(({ caminho, linhas }) =>
      linhas.flatMap((l, i) => (padrao.test(l) ? [`${caminho}:${i + 1}: ${l.trim()}`] : [])),
    )

test('the repository was read', () => {
  expect(arquivos.length).toBeGreaterThan(200)
})

test.each([
  ['unfinished work', /(\/\/|\*|--|#|<!--)\s*(TODO|FIXME|XXX|HACK)\b/, /./],
  ['a test that is left out or alone', /\b(test|it|describe)\.(only|skip|todo|fails)\(/, /\.tsx?$/],
  ['a silenced compiler', /@ts-(ignore|nocheck|expect-error)/, /\.tsx?$/],
  ['a linter silenced without a reason', /(eslint|oxlint)-disable(?!.* -- \w)/, /\.(tsx?|mjs)$/],
  ['a path of one machine', /(^|[\s'"`(=])\/(work|home|Users|root)\/\w/, /./],
  // It is not there over plain http, where a house tries the product in its own network: novaChave() is.
  [
    'crypto.randomUUID in the browser',
    /crypto\.randomUUID\(/,
    /^apps\/web\/src\/(?!core\/chave-do-pedido\.ts$|.*\.(test|server)\.tsx?$)/,
  ],
  [
    'navigation or other work queued while a component renders',
    /queueMicrotask\(/,
    /^apps\/web\/src\/.*\.tsx$/,
  ],
  // A number is said with its noun: quantos(1, 'foto', 'fotos').
  [
    'a noun that leaves the number open, as in "foto(s)"',
    /[a-zà-ú]\((?:s|es|ões)\)(?!\s*[=;,)}:{]|$|\s(?:=>|:|&&|\|\||[!=]==|[<>]))(?=[ .,'`"<?])/,
    /^(?:apps\/web|packages\/(?:domain|contracts|ui))\/src\/.*(?<!\.test)\.tsx?$/,
  ],
  ['a host of a package registry', /registry\.(npmjs|yarnpkg)/, /./],
])('no %s', (_, padrao, onde) => {
  expect(achar(padrao, onde)).toEqual([])
})

test('screens take colours and sizes from the tokens', () => {
  const tela = /^apps\/web\/src\/(areas|parts)\/.*\.tsx$/
  const folha = /^apps\/web\/src\/(areas|parts)\/.*\.css$/
  const cor = /['"`:\s]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i
  expect(achar(cor, tela)).toEqual([])
  expect(achar(cor, folha)).toEqual([])
  // A hairline is one pixel everywhere.
  expect(achar(/['"`\s:](?!1px)\d+px\b/, tela)).toEqual([])
})
