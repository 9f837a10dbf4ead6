// Code that only tests call does not stay in the product: every file of it is reached by another file of it.
import { expect, test } from 'vitest'
import { lerFontes } from '../../tools/quality/sources.ts'

const PRODUTO = /^(?:apps\/server|packages\/(?:domain|contracts|ui))\/src\/(?!.*\.test\.tsx?$)/
/** Found by name and not by an import: the program's doors, workers, and what carregar-modulos.ts, the maps and the house rules look for. */
const ENTRADA =
  /\.(?:handler|reaction|job|integration|contract|events|gen|fixture)\.ts$|worker\.ts$|\/busca\/trabalhador\.ts$|\/midia\/processo-midia\.ts$|^apps\/server\/src\/(?:main|tables|processes\/(?:mudar-arquivos|nova-casa|trocar-chave))\.ts$/
/** What may wait for its caller: nothing. */
const SEM_CHAMADOR: readonly string[] = []
/** Programs that ship with the product. */
const PROGRAMA = /^(?:apps|packages)\/(?!.*\.test\.tsx?$)|^tools\/(?!bench\/)(?!.*\.test\.tsx?$)/

test('no file of the product is imported by tests and figures alone', () => {
  const fontes = [...lerFontes().values()]
  const chamados = new Set(
    fontes
      .filter((f) => PROGRAMA.test(f.caminho))
      .flatMap((f) => f.importacoes.map((i) => i.alvo).filter((a) => a !== f.caminho)),
  )
  const produto = fontes.map((f) => f.caminho).filter((c) => PRODUTO.test(c) && !ENTRADA.test(c))
  expect(produto.length).toBeGreaterThan(500)
  expect(produto.filter((c) => !chamados.has(c))).toEqual(SEM_CHAMADOR)
})
