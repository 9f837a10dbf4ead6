// A purchase is paid by boleto: the buyer's page, the simulated bank, and the page that changes by itself.
import { expect, test } from '@playwright/test'
import { comSessao, PESSOAS, url } from './apoio.ts'

test('the buyer pays his boleto at the bank, and the office finds it paid', async ({ page, context }) => {
  await comSessao(page, 'leilao', PESSOAS.cliente)
  await page.goto(url('leilao', '/cliente/compras'))
  await page
    .getByRole('link', { name: /seguradoras/ })
    .first()
    .click()
  await expect(page.getByText('Pague o boleto de')).toBeVisible()
  await page.getByRole('link', { name: /Ver o boleto/ }).click()
  await expect(page.getByText('Pronto para pagar')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible()
  const endereco = await page.getByRole('link', { name: 'Abrir o boleto em PDF' }).getAttribute('href')
  const tipo = await page.evaluate(async (e) => (await fetch(e)).headers.get('content-type'), endereco ?? '')
  expect(tipo).toBe('application/pdf')
  const aberta = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Pagar no banco simulado' }).click()
  const banco = await aberta
  await banco.getByRole('button', { name: /^Pagar o valor/ }).click()
  await expect(banco.getByRole('status')).toContainText('Feito')
  await expect(page.getByText('O banco confirmou')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('link', { name: /Voltar à compra/ }).click()
  await expect(page.getByText('Fechada').first()).toBeVisible()
})
