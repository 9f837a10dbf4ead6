// Every call is tried by a test of its own, beside the generic ones (tests/pg/chamadas.pg.test.ts): some test, story or
// fixture names its contract, its key or its path. The lists of those that are not only shrink.
import { expect, test } from 'vitest'
import { lerChamadas } from '../../tools/quality/calls.ts'
import { lerFontes } from '../../tools/quality/sources.ts'

/** Read and not written; what they show is walked by stories, not asserted call by call. */
const SO_LIDAS = 16
const ESCRITAS: readonly string[] = []

const DE_TESTE = /\.(?:test|e2e|fixture)\.tsx?$|^tests\/(?:pg|e2e)\//
const texto = [...lerFontes().values()]
  .filter((f) => DE_TESTE.test(f.caminho) && f.caminho !== 'tests/tidy/calls-tried.test.ts')
  .map((f) => f.texto)
  .join('\n')

/** A parameter stands as itself, as a piece of a template, or as a value. */
function caminhoEm(caminho: string, onde: string): boolean {
  const partes = caminho
    .split('/')
    .map((p) =>
      p.startsWith(':') ? String.raw`(?:\$\{[^}]*\}|[^/'"\x60?\s]+)` : p.replace(/\W/g, String.raw`\$&`),
    )
  return new RegExp(`${partes.join('/')}(?=['"\`?$])`).test(onde)
}

function semTeste(): { nome: string; escreve: boolean }[] {
  return lerChamadas()
    .filter(({ nome, chave }) => {
      // Of a declared cadastro, which one test tries whole (tests/pg/cadastros.pg.test.ts).
      if (nome.includes('.')) return false
      if (new RegExp(`\\b${nome}\\b`).test(texto) || texto.includes(chave)) return false
      return !caminhoEm(chave.slice(chave.indexOf(' ') + 1), texto)
    })
    .map(({ nome, chave }) => ({ nome, escreve: !chave.startsWith('GET ') }))
}

test('each writing call is tried by a test of its own', () => {
  expect(
    semTeste()
      .filter((c) => c.escreve)
      .map((c) => c.nome)
      .toSorted(),
  ).toEqual([...ESCRITAS].toSorted())
})

test('reading calls without one only get fewer', () => {
  const nomes = semTeste()
    .filter((c) => !c.escreve)
    .map((c) => c.nome)
  expect(nomes.length, nomes.join(' ')).toBeLessThanOrEqual(SO_LIDAS)
})

test('a path counts with a value, a piece of a template, and not as the beginning of a longer one', () => {
  expect(caminhoEm('/v1/fotos/:uid/posicao', 'fetch(`/v1/fotos/${uid}/posicao`)')).toBe(true)
  expect(caminhoEm('/v1/fotos/:uid', "'/v1/fotos/abc'")).toBe(true)
  expect(caminhoEm('/v1/fotos', "'/v1/fotos/abc'")).toBe(false)
})
