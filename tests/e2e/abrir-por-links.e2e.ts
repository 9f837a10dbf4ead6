// Inside the application pages follow each other by links, without a load of the document: their loaders are asked under
// another address than the one that a visitor sees, and must not show it.
//
// Its name puts it first: the live auction of the demonstration is cried by the clock and ends after some minutes.
import { expect, type Page, test } from '@playwright/test'
import { url } from './apoio.ts'

const canonico = (page: Page) => page.locator('link[rel="canonical"]')

const menu = (page: Page, nome: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: nome })

/** From the home by a link, and back; the document is loaded once. */
async function semCarregarDeNovo(page: Page, andar: () => Promise<void>): Promise<void> {
  await page.goto(url('leilao'))
  // Before its scripts are there a page follows its links like any other.
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.evaluate(() => {
    document.documentElement.dataset.mesmoDocumento = 'sim'
  })
  await andar()
  await expect(page.locator('html')).toHaveAttribute('data-mesmo-documento', 'sim')
}

test('the yards keep their addresses on a navigation inside the site', async ({ page }) => {
  await semCarregarDeNovo(page, async () => {
    await menu(page, 'Pátios').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pátios' })).toBeVisible()
    await expect(canonico(page)).toHaveAttribute('href', url('leilao', '/patios'))
    await page
      .getByRole('link', { name: /Pátio Guarulhos/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Guarulhos/ })).toBeVisible()
    await expect(canonico(page)).not.toHaveAttribute('href', /\.data/)
  })
})

test('the auditorium opens by its link, and another lot inside it by its own', async ({ page }) => {
  await semCarregarDeNovo(page, async () => {
    await menu(page, 'Agenda').click()
    // The home page has a link of that name too.
    await expect(page.getByRole('heading', { level: 1, name: /^Agenda/ })).toBeVisible()
    await page
      .getByRole('link', { name: /ao vivo de seminovos/ })
      .first()
      .click()
    // Each live auction of the agenda has such a link too.
    await expect(page.getByRole('heading', { level: 1, name: /ao vivo de seminovos/ })).toBeVisible()
    await page.getByRole('link', { name: 'Entrar no auditório' }).click()
    await expect(page).toHaveURL(/\/auditorio\/[0-9a-f-]+$/)
    await expect(page.getByRole('region', { name: 'Palco' })).toBeVisible()
    await expect(canonico(page)).toHaveAttribute('href', page.url())
    await page.locator('a[href*="anuncioUid="]').first().click()
    await expect(page).toHaveURL(/\/auditorio\/[0-9a-f-]+\?anuncioUid=/)
    await expect(page.getByText('Você está vendo outro')).toBeVisible()
  })
})
