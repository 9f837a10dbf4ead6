// Every call is tried by a test of its own, beside the generic ones (tests/pg/chamadas.pg.test.ts): some test, story or
// fixture names its contract, its key or its path. None is left out.
import { expect, test } from 'vitest'
import { lerChamadas } from '../../tools/quality/calls.ts'
import { lerFontes } from '../../tools/quality/sources.ts'

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

function semTeste(): string[] {
  return lerChamadas()
    .filter(({ nome, chave }) => {
      // Of a declared cadastro, which one test tries whole (tests/pg/cadastros.pg.test.ts).
      if (nome.includes('.')) return false
      if (new RegExp(`\\b${nome}\\b`).test(texto) || texto.includes(chave)) return false
      return !caminhoEm(chave.slice(chave.indexOf(' ') + 1), texto)
    })
    .map(({ nome }) => nome)
}

test('each call is tried by a test of its own', () => {
  expect(semTeste()).toEqual([])
})

test('a path counts with a value, a piece of a template, and not as the beginning of a longer one', () => {
  expect(caminhoEm('/v1/fotos/:uid/posicao', 'fetch(`/v1/fotos/${uid}/posicao`)')).toBe(true)
  expect(caminhoEm('/v1/fotos/:uid', "'/v1/fotos/abc'")).toBe(true)
  expect(caminhoEm('/v1/fotos', "'/v1/fotos/abc'")).toBe(false)
})
