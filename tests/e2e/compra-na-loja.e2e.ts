// A buyer of the shop puts two things with a price into the basket, buys them with one press, and pays by Pix what is of one
// event at once.
import { expect, test } from '@playwright/test'
import { PESSOAS, pessoa, semBarreiras, url } from './apoio.ts'
import { gerarPix, pagarNoBanco } from './historia/depois.ts'

test('two goods with a price are bought from the basket and paid', async ({ browser }) => {
  test.slow()
  const page = await pessoa(browser, { celular: true })
  await page.goto(url('loja', '/leilao?modo=COMPRE_JA'))
  const cartoes = page.locator('.cartao-do-lote h3 a')
  await expect(cartoes.nth(1)).toBeVisible()
  const enderecos = await cartoes.evaluateAll((as) =>
    as.slice(0, 2).map((a) => (a as HTMLAnchorElement).getAttribute('href') ?? ''),
  )
  for (const endereco of enderecos) {
    await page.goto(url('loja', endereco))
    await page.getByRole('button', { name: 'Pôr na cesta' }).click()
    await expect(page.getByRole('link', { name: /^Ver a cesta/ })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ver a cesta (2)' }).click()
  const itens = page.getByRole('list', { name: 'Itens da cesta' }).getByRole('listitem')
  await expect(itens).toHaveCount(2)
  await page.getByLabel('Calcular a entrega até').selectOption('SP')
  await expect(
    page.getByText('com a entrega').or(page.getByText('entrega sob consulta')).first(),
  ).toBeVisible()
  await semBarreiras(page, '/cesta')

  // The login leads back to the basket.
  await page.getByRole('link', { name: 'Entrar e comprar' }).click()
  await page.getByLabel('E-mail').fill(PESSOAS.cliente)
  await page.getByLabel('Senha', { exact: true }).fill('martelo')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(itens).toHaveCount(2)
  await page.getByRole('button', { name: /^Comprar por R\$/ }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Li e aceito/)
    .check()
  await page.getByRole('dialog').getByRole('button', { name: 'Comprar', exact: true }).click()
  await expect(itens.getByText('Comprado')).toHaveCount(2, { timeout: 30_000 })
  // Both are in one purchase, and the basket leads to its payment.
  await page.getByRole('link', { name: 'Pagar agora' }).click({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/cliente\/compras\/\d+$/)
  await gerarPix(page)
  await pagarNoBanco(page, /valor e pagador certos/)
  await expect(page.getByRole('heading', { name: 'Pagar agora' })).toBeHidden({ timeout: 30_000 })
  await page.context().close()
})
