// The question about cookies as a first visitor meets it: nothing jumps, both answers work with and without script, and
// scripts of others run only after a yes, only from where the house allowed.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

const NINGUEM = { cookies: [], origins: [] }

async function primeiraVisita(browser: Browser, opcoes: object = {}): Promise<Page> {
  const contexto = await browser.newContext({ storageState: NINGUEM, locale: 'pt-BR', ...opcoes })
  return contexto.newPage()
}

const aviso = (page: Page) => page.getByRole('complementary', { name: 'Cookies' })

test('the question lies over the page without moving it, and is answered by keyboard', async ({
  browser,
}) => {
  const page = await primeiraVisita(browser, { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => {
    Object.assign(window, { salto: 0 })
    new PerformanceObserver((l) => {
      for (const e of l.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!e.hadRecentInput) (window as unknown as { salto: number }).salto += e.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url('leilao'))
  await expect(aviso(page)).toBeVisible()
  await semBarreiras(page, 'home page with the question')
  await page.getByRole('button', { name: 'Só o necessário' }).focus()
  await page.keyboard.press('Enter')
  await expect(aviso(page)).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { salto: number }).salto)).toBeLessThan(0.01)
  await page.goto(url('leilao', '/leilao'))
  await expect(page.locator('.cartao-do-lote').first()).toBeVisible()
  await expect(aviso(page)).toHaveCount(0)
  // From the footer it can be changed at any time.
  await page.getByRole('link', { name: 'Cookies e privacidade' }).click()
  await expect(page.getByText('Você permite só o necessário.')).toBeVisible()
  await page.getByRole('radio', { name: /Também a medição/ }).check()
  await page.getByRole('button', { name: 'Guardar a escolha' }).click()
  await expect(page.getByText('Você permite o necessário e a medição das visitas.')).toBeVisible()
  await page.context().close()
})

test('without script a form answers it and leads back', async ({ browser }) => {
  const page = await primeiraVisita(browser, { javaScriptEnabled: false })
  await page.goto(url('loja', '/leilao?ordem=dataFim'))
  await page.getByRole('button', { name: 'Permitir medição' }).click()
  await expect(page).toHaveURL(url('loja', '/leilao?ordem=dataFim'))
  await expect(aviso(page)).toHaveCount(0)
  await page.context().close()
})

test('scripts of the house wait for the yes, and foreign hosts for the house', async ({ browser }) => {
  const casa = await pessoa(browser)
  await comSessao(casa, 'auto', PESSOAS.adm)
  await casa.goto(url('auto', '/admin/hotsites'))
  await casa.getByText('Medição').first().or(casa.getByRole('table')).first().waitFor()
  const { id } = await casa.evaluate(
    async () => (await (await fetch('/v1/hotsite/public')).json()) as { id: number },
  )
  await casa.goto(url('auto', `/admin/hotsite/${id}?aba=medicao`))
  const campo = casa.getByRole('textbox', { name: 'Scripts de todas as páginas' })
  await campo.fill('<script src="https://medidor.exemplo.com/m.js"></script>')
  await casa.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(casa.getByText(/Acrescente medidor\.exemplo\.com/).first()).toBeVisible()
  await campo.fill('<script>document.documentElement.dataset.medido = "sim"</script>')
  await casa.getByRole('button', { name: 'Script de outra página' }).click()
  await casa.getByLabel('Caminho da página 1').fill('/agenda')
  await casa
    .getByLabel('Script da página 1', { exact: true })
    .fill('<script>document.documentElement.dataset.daAgenda = "sim"</script>')
  await casa.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(casa.getByText('Salvo. O site já mostra.')).toBeVisible()
  await expect(casa.locator('html')).not.toHaveAttribute('data-medido')

  const page = await primeiraVisita(browser)
  await page.goto(url('auto'))
  await expect(aviso(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-medido')
  await page.evaluate(() => scrollTo(0, 100))
  await page.getByRole('button', { name: 'Permitir medição' }).click()
  await expect(aviso(page)).toHaveCount(0)
  // In this very visit, and by a click where the page has its own.
  await expect(page.locator('html')).toHaveAttribute('data-medido', 'sim')
  await expect(page.locator('html')).not.toHaveAttribute('data-da-agenda')
  await page.getByRole('link', { name: 'Agenda', exact: true }).first().click()
  await expect(page).toHaveURL(url('auto', '/agenda'))
  await expect(page.locator('html')).toHaveAttribute('data-da-agenda', 'sim')
  // Who takes the permission back keeps nothing of it.
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1; path=/'
    document.cookie = '_ga_AB12=GS1; path=/'
    localStorage.setItem('martelo.visitante', '["x"]')
  })
  await page.goto(url('auto', '/cookies'))
  await page.getByRole('radio', { name: /Só o necessário/ }).check()
  await page.getByRole('button', { name: 'Guardar a escolha' }).click()
  await expect(page.getByText('Você permite só o necessário.')).toBeVisible()
  const ficou = () => page.evaluate(() => [/_ga/.test(document.cookie), localStorage['martelo.visitante']])
  expect(await ficou()).toEqual([false, undefined])
  await casa.getByRole('button', { name: 'Retirar o script da página 1' }).click()
  await campo.fill('')
  await casa.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(casa.getByText('Salvo. O site já mostra.').first()).toBeVisible()
  await page.context().close()
  await casa.context().close()
})
