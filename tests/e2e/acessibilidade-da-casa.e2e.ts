/**
 * axe on the back-office and on the papers: each row of the table of screens, with real records, by a person who may see
 * it; in light and dark; and each tab of a record.
 */
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { expect, test } from '@playwright/test'
import { semBarreiras, url } from './apoio.ts'
import { abrir, Casa } from './telas/casa.ts'
import { conferirTelas } from './telas/barreiras.ts'

let casa: Casa
test.beforeAll(({ browser }) => {
  casa = new Casa(browser, 'auto')
})
test.afterAll(() => casa.fechar())

conferirTelas(
  Object.keys(TELAS).filter((nome) => ['retaguarda', 'impressos'].includes(TELAS[nome]?.area ?? '')),
  () => casa,
)

test('the imports of before have no barriers', async () => {
  const page = await abrir(casa, 'importacao')
  await page.goto(url('auto', TELAS.importacao?.path))
  await expect(page.getByRole('heading', { name: 'Últimas importações' })).toBeVisible()
  await semBarreiras(page, 'importacao')
})
