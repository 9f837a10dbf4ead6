// A session outlives its access token, on the site and in the working areas: it is renewed while a page is open, taken
// up again where a person wished to stay signed in, and ended where he left, with or without a connection.
import { expect, type Page, test } from '@playwright/test'
import { entrar, PESSOAS, pessoa, url } from './apoio.ts'

const RENOVACAO = '/v1/usuario/refresh-token'

/** What an hour without a page open leaves: no access token, and the memory of one that has ended. */
async function passarUmaHora(page: Page): Promise<void> {
  await page.evaluate(() => {
    const s = JSON.parse(localStorage.getItem('martelo.sessao') ?? '{}') as object
    localStorage.setItem('martelo.sessao', JSON.stringify({ ...s, dataFimToken: Date.now() - 2_700_000 }))
  })
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'mt_acesso' })
}

async function entrarEFicar(page: Page): Promise<void> {
  await page.goto(url('leilao', '/login'))
  await page.getByLabel('E-mail').fill(PESSOAS.cliente)
  await page.getByLabel('Senha', { exact: true }).fill('martelo')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** The back-office's frame hears the time of the server, whose clock does not run on with the page's. */
async function semHoraDoServidor(page: Page): Promise<void> {
  await page.routeWebSocket(/tempo-real/, () => undefined)
  await page.route('**/v1/retaguarda/pendencias', (r) => r.abort())
}

const lembrada = (page: Page) => page.evaluate(() => localStorage.getItem('martelo.sessao'))
const conta = (page: Page) => page.getByRole('button', { name: /Helena/ })
const visitante = (page: Page) => page.getByRole('link', { name: 'Entrar', exact: true }).first()

test('a person who wished to stay signed in is, an hour later: on the site and straight in his area', async ({
  browser,
}) => {
  const page = await pessoa(browser)
  await entrarEFicar(page)
  await passarUmaHora(page)
  await page.goto(url('leilao'))
  await expect(conta(page)).toBeVisible()
  await passarUmaHora(page)
  await page.goto(url('leilao', '/cliente/compras'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url()).toBe(url('leilao', '/cliente/compras'))
  await passarUmaHora(page)
  await page.goto(url('leilao', '/login?redirect=/cliente/favoritos'))
  await expect(page).toHaveURL(url('leilao', '/cliente/favoritos'))
  await page.context().close()
})

test('a person who did not is a visitor, without a word', async ({ browser }) => {
  const page = await pessoa(browser)
  await entrar(page, 'leilao', PESSOAS.cliente)
  await passarUmaHora(page)
  await page.goto(url('leilao'))
  await expect.poll(() => lembrada(page)).toBeNull()
  await expect(visitante(page)).toBeVisible()
  expect(page.url()).toBe(url('leilao'))
  await page.context().close()
})

test('a computer that slept while the session ended: the first call renews it, and nothing more is seen', async ({
  browser,
}) => {
  const page = await pessoa(browser)
  await page.addInitScript(() => {
    const contar = performance.now.bind(performance)
    let dormido = 0
    performance.now = () => contar() - dormido
    addEventListener('dormir', () => {
      dormido += 2_700_000
    })
  })
  await entrarEFicar(page)
  await page.goto(url('leilao', '/cliente/avisos'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The session ended while the page's clock stood, and nothing was under way that could have told it.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const s = JSON.parse(localStorage.getItem('martelo.sessao') ?? '{}') as object
    localStorage.setItem('martelo.sessao', JSON.stringify({ ...s, dataFimToken: Date.now() - 60_000 }))
    dispatchEvent(new Event('dormir'))
  })
  await page.context().clearCookies({ name: 'mt_acesso' })
  const aviso = page.getByRole('checkbox', { name: 'Faltam cinco lotes: No site' })
  // Another story of the same client may have left it on.
  const checked = await aviso.isChecked()
  await aviso.press('Space')
  await expect(page.getByText('Salvo com sucesso').first()).toBeVisible()
  await expect(page.getByText(/sessão|Entre para/)).toHaveCount(0)
  await aviso.press('Space')
  await expect(aviso).toBeChecked({ checked })
  await page.context().close()
})

test('who works in the house is renewed while a page is open, and is not signed out for sitting still', async ({
  browser,
}) => {
  const page = await pessoa(browser)
  await page.clock.install()
  await semHoraDoServidor(page)
  await entrar(page, 'leilao', PESSOAS.adm)
  await page.goto(url('leilao', '/admin/leiloes'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const renovou = page.waitForResponse((r) => r.url().includes(RENOVACAO) && r.ok())
  await page.clock.runFor(11 * 60_000)
  await renovou
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url()).toBe(url('leilao', '/admin/leiloes'))
  await page.context().close()
})

test('a login that was ended elsewhere leads to the sign-in of the house, and back', async ({ browser }) => {
  const page = await pessoa(browser)
  await page.clock.install()
  await semHoraDoServidor(page)
  await entrar(page, 'leilao', PESSOAS.adm)
  await page.goto(url('leilao', '/admin/leiloes?pagina=2'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().clearCookies({ name: 'mt_renovacao' })
  await page.clock.runFor(11 * 60_000)
  await expect(page).toHaveURL(/\/login-sistema\?/)
  await expect(page.getByText('A sua sessão terminou. Entre para continuar de onde parou.')).toBeVisible()
  await page.getByLabel('E-mail').fill(PESSOAS.adm)
  await page.getByLabel('Senha', { exact: true }).fill('martelo')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(url('leilao', '/admin/leiloes?pagina=2'))
  await page.context().close()
})

test('a login that was ended elsewhere is left at the first call that the server refuses', async ({
  browser,
}) => {
  const page = await pessoa(browser, { celular: true })
  await entrar(page, 'leilao', PESSOAS.adm)
  await page.goto(url('leilao', '/admin/leiloes'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // As after a new password on another device: the server takes neither of them.
  await page.context().clearCookies({ name: /^mt_(acesso|renovacao)$/ })
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page
    .getByRole('navigation', { name: 'Módulos' })
    .getByRole('link', { name: 'Lotes', exact: true })
    .click()
  await expect(page).toHaveURL(/\/login-sistema\?.*admin%2Flotes/)
  await expect(page.getByText('A sua sessão terminou. Entre para continuar de onde parou.')).toBeVisible()
  await page.context().close()
})

test('leaving without a connection is leaving: the server is told when there is one', async ({ browser }) => {
  const page = await pessoa(browser, { celular: true })
  await entrar(page, 'leilao', PESSOAS.cliente)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(url('leilao', '/cliente'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Menu da conta' })
  await expect(menu).toBeVisible()
  await page.context().setOffline(true)
  await menu.click()
  await page.getByRole('link', { name: 'Sair' }).click()
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toHaveCount(0)
  await expect(visitante(page)).toBeVisible()
  // Whatever cookie is left opens nothing.
  await page.goto(url('leilao', '/cliente/compras'))
  await expect(page).toHaveURL(/\/login\?/)
  await page.context().close()
})
