// Nothing on the storefront jumps while it comes. A file of its own: with the rest of the storefront it was the last of each
// run, alone on one worker.
import { expect, type Page, test } from '@playwright/test'
import { NOITE } from '../noite.ts'
import { url } from './apoio.ts'
import { paginasAosPedacos } from './historia/aos-pedacos.ts'
import { conferirSaltos, contarSaltos } from './historia/saltos.ts'

async function primeiroLote(page: Page): Promise<string> {
  await page.goto(url('leilao', '/leilao'))
  const href = await page.locator('.cartao-do-lote h3 a').first().getAttribute('href')
  if (href === null) throw new Error('the list of the demonstration is empty')
  return href
}

async function rolarAteOFim(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y)
      await new Promise((r) => setTimeout(r, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForTimeout(300)
}

for (const largura of [390, 1280]) {
  test(`nothing jumps on home, list and lot at ${largura} pixels`, async ({ browser }) => {
    const contexto = await browser.newContext({ viewport: { width: largura, height: 844 } })
    const page = await contexto.newPage()
    const lote = await primeiroLote(page)
    await contarSaltos(page)
    for (const caminho of ['/', '/leilao', lote]) {
      await page.goto(url('leilao', caminho), { waitUntil: 'networkidle' })
      await rolarAteOFim(page)
      await conferirSaltos(page, `${caminho} at ${largura}`)
    }
    await contexto.close()
  })
}

/** What a line and a machine can do to a page: it comes in pieces, its font after it, its scripts when they like. */
for (const largura of NOITE ? [390, 1280] : [390]) {
  test(`nothing jumps while a page comes in pieces at ${largura} pixels`, async ({ browser }) => {
    const lento = await paginasAosPedacos(Number(process.env.MARTELO_E2E_PORT))
    const contexto = await browser.newContext({ viewport: { width: largura, height: 844 } })
    const page = await contexto.newPage()
    const lote = await primeiroLote(page)
    await contarSaltos(page)
    let pedido = 0
    await page.route(/\.woff2$|\/assets\/[^/]+\.js$/, async (rota) => {
      const fonte = rota.request().url().endsWith('.woff2')
      pedido += 1
      await new Promise((pronto) => setTimeout(pronto, fonte ? 900 : (pedido % 5) * 120))
      await rota.continue()
    })
    for (const caminho of ['/', '/leilao', lote]) {
      await page.goto(`http://leilao.localhost:${lento.porta}${caminho}`, { waitUntil: 'networkidle' })
      await rolarAteOFim(page)
      await conferirSaltos(page, `${caminho} at ${largura}, in pieces`)
    }
    await contexto.close()
    lento.fechar()
  })
}

test('a card is as high before its mark has come as after it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(url('leilao', '/leilao'))
  const alturas = () =>
    page
      .locator('.grade-de-lotes .cartao-do-lote')
      .evaluateAll((cartoes) => cartoes.slice(0, 3).map((c) => c.clientHeight))
  const inteiras = await alturas()
  await page.locator('.marca-de-comparar').nth(1).waitFor()
  await page.evaluate(() => {
    for (const marca of [...document.querySelectorAll('.marca-de-comparar')].slice(1)) marca.remove()
  })
  expect(await alturas()).toEqual(inteiras)
})
