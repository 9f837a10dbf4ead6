// On a phone with a slow line a person types a make the wrong way, finds the lot, reads price and clock before any script has
// come, signs in and bids with the thumb.
import { expect, type Page, test } from '@playwright/test'
import { PESSOAS, pessoa, SENHA, url } from './apoio.ts'
import { painel, poderDarLance } from './historia/lances.ts'

/** Slow 3G as browsers name it: 400 ms there and back, 50 KB a second. */
async function linhaLenta(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

test('a badly typed wish ends in a bid on a phone with a slow line', async ({ browser }) => {
  test.setTimeout(420_000)
  const lento = { timeout: 120_000 }
  const page = await pessoa(browser, { celular: true })
  await linhaLenta(page)
  await page.goto(url('auto'), { waitUntil: 'commit', timeout: 120_000 })
  const busca = page
    .getByRole('searchbox', { name: /Buscar por marca/ })
    .filter({ visible: true })
    .first()
  await busca.fill('volksvagen delivery', lento)
  await busca.press('Enter')
  await expect(page).toHaveURL(/\/leilao\?/, lento)
  const lote = page.getByRole('link', { name: /Volkswagen Delivery/ }).first()
  await expect(lote).toBeVisible(lento)
  const endereco = (await lote.getAttribute('href')) ?? ''

  // The document alone already says price and clock, in the bar under the thumb.
  await page.goto(url('auto', endereco), { waitUntil: 'commit', timeout: 120_000 })
  const barra = page.getByRole('region', { name: 'Barra de lances' })
  await expect(barra.getByText(/R\$/)).toBeVisible(lento)
  await barra.getByRole('link', { name: 'Entrar e dar lance' }).click()
  await page.getByLabel('E-mail').fill(PESSOAS.cliente, lento)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/, lento)
  await expect(
    painel(page)
      .getByRole('button', { name: /^(Dar lance|Habilitar)/ })
      .first(),
  ).toBeVisible(lento)
  await poderDarLance(page)
  const lance = barra.getByRole('button', { name: /^(Dar lance|Cobrir:) R\$/ })
  await expect(lance).toBeEnabled(lento)
  await lance.click()
  await expect(barra.getByRole('button', { name: 'Você está ganhando' })).toBeVisible(lento)
  await page.context().close()
})

test('a ceiling that a visitor typed is active after his login', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await pessoa(browser, { celular: true })
  await page.goto(url('auto', '/leilao?q=scania'))
  await page
    .getByRole('link', { name: /Scania R 450/ })
    .first()
    .click()
  const teto = page.getByRole('region', { name: 'Lance automático' })
  await teto.getByLabel('Lançar por mim até').fill('400000')
  await teto.getByRole('button', { name: 'Entrar e confirmar' }).click()
  await page.getByLabel('E-mail').fill('cliente3@martelo.demo')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await poderDarLance(page)
  const campo = painel(page).getByLabel(/^(Lançar por mim até|Novo limite)$/)
  await expect(campo).toHaveValue(/^400\.000/)
  await painel(page)
    .getByRole('button', { name: /^(Ativar|Alterar)$/ })
    .click()
  await expect(
    painel(page)
      .getByText(/até R\$\s400\.000/)
      .first(),
  ).toBeVisible({ timeout: 30_000 })
  await page.context().close()
})
