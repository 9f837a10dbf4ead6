import { areaDeTrabalho } from '@martelo/contracts/core/areas-de-trabalho.ts'
import { TELAS } from '@martelo/contracts/core/routes.ts'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { expect, test } from 'vitest'
import { lerFontes, listar } from '../../tools/quality/sources.ts'
import { ABERTURAS, PARTICULARES } from '../e2e/telas/abertura.ts'

test('each row of the screens has its file, and each screen its row', () => {
  const arquivos = listar(['apps/web/src/areas'], /\.screen\.tsx$/).map((c) =>
    c.replace(/^apps\/web\/src\/areas\/|\.tsx$/g, ''),
  )
  const linhas = [...new Set(Object.values(TELAS).map((t) => t.screen))]
  expect(linhas.filter((l) => !arquivos.includes(l))).toEqual([])
  expect(arquivos.filter((a) => !linhas.includes(a))).toEqual([])
})

test('a screen lies in the folder of its area', () => {
  expect(Object.values(TELAS).filter((t) => !t.screen.startsWith(`${t.area}/`))).toEqual([])
})

test('a path leads to one screen', () => {
  const caminhos = Object.values(TELAS).flatMap((t) =>
    [t.path, ...(t.aliases ?? [])].map((p) => p.replace(/:\w+/g, ':')),
  )
  expect(caminhos.filter((p, i) => caminhos.indexOf(p) !== i)).toEqual([])
})

test('a link written out in a screen leads to one of ours', () => {
  const caminhos = Object.entries(TELAS)
    .filter(([nome]) => !nome.startsWith('naoEncontrada'))
    .flatMap(([, t]) => [t.path, ...(t.aliases ?? [])])
    .map((p) => new RegExp(`^${p.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}$`))
  const escritos = [...lerFontes().values()]
    .filter((f) => f.caminho.startsWith('apps/web/src/'))
    .flatMap((f) =>
      [...f.texto.matchAll(/\b(?:to|href)=["{]["']?(\/[^"'?#]*)["'?#]/g)].map(
        (a) => [f.caminho, a[1] ?? ''] as const,
      ),
    )
  expect(escritos.length).toBeGreaterThan(5)
  // A file that is served as it lies is ours as well.
  const arquivos = new Set(listar(['apps/web/public'], /\.txt$/).map((c) => c.replace('apps/web/public', '')))
  const lugarNosso = (para: string) => arquivos.has(para) || caminhos.some((c) => c.test(para))
  expect(escritos.filter(([, para]) => !lugarNosso(para))).toEqual([])
})

test('each screen has a way to be opened in the walk over all screens, and each way its screen', () => {
  expect(
    Object.keys(TELAS).filter((nome) => ABERTURAS[nome] === undefined),
    'rows missing in tests/e2e/telas/abertura.ts',
  ).toEqual([])
  expect(Object.keys(PARTICULARES).filter((nome) => !(nome in TELAS))).toEqual([])
})

/** A picture that a programme takes, without the frame of the house. */
const SEM_MOLDURA = ['/admin/transmissao/:leilaoUid/:layout/:id']

test('a record’s page of the back-office names the list of the menu that it belongs to', () => {
  const daCasa = Object.values<Tela>(TELAS).filter((t) => t.area === 'retaguarda')
  const listas = new Set(daCasa.filter((t) => areaDeTrabalho(t) !== null).map((t) => t.path))
  const registros = daCasa.filter((t) => t.path.includes(':') && !SEM_MOLDURA.includes(t.path))
  expect(registros.length).toBeGreaterThan(20)
  expect(registros.filter((t) => !listas.has(t.lista ?? '')).map((t) => t.path)).toEqual([])
})
