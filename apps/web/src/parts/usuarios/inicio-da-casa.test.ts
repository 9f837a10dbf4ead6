import { permite } from '@martelo/contracts/core/permissions.ts'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { TELAS_LEILOEIRO } from '@martelo/contracts/core/telas/leiloeiro.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { expect, test } from 'vitest'
import { INICIOS, inicioDaCasa } from './inicio-da-casa.ts'

const TELAS: readonly Tela[] = [TELAS_COMITENTE, TELAS_LEILOEIRO, TELAS_RETAGUARDA].flatMap((t) =>
  Object.values<Tela>(t),
)

test.each(INICIOS)('%s begins at a screen that this role may open', (papel, inicio) => {
  const tela = TELAS.find((t) => t.path === inicio)
  expect(tela).toBeDefined()
  expect(tela && permite(tela.permission, { papeis: [papel] })).toBe(true)
})

test('who has several roles begins at the first of them; who has none of these, at the site', () => {
  expect(inicioDaCasa(['Acerto', 'Leiloeiro'])).toBe('/leiloeiro')
  expect(inicioDaCasa(['Interno - Desenvolvimento TI'])).toBe('/admin')
  expect(inicioDaCasa(['Sistema Legado ADM'])).toBe('/')
})
