// Small things of the storefront that a walk as a buyer found wanting: dense rows and the menu of a phone, a coming lot in
// the auditorium, the name of tractor units, the way of a visitor to his documents, and from the first key to the results.
import { expect, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, url } from './apoio.ts'
import { Casa } from './telas/casa.ts'
import { PUBLICAS } from './telas/publicas.ts'

test('a phone: dense rows, and a menu that leads to what is one’s own', async ({ browser }) => {
  const page = await pessoa(browser, { celular: true })
  await page.goto(url('leilao', '/leilao?ver=lista'))
  const linhas = page.locator('.grade-de-lotes > li')
  await expect(linhas.first()).toBeVisible()
  const alturas = await linhas.evaluateAll((l) =>
    l.slice(0, 6).map((li) => li.getBoundingClientRect().height),
  )
  expect(Math.max(...alturas)).toBeLessThanOrEqual(180)

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu do site' })
  for (const nome of ['Comprar', 'Favoritos', 'Criar conta', 'Fale conosco'])
    await expect(menu.getByRole('link', { name: nome, exact: true })).toBeVisible()
  await menu.getByRole('button', { name: 'Fechar' }).click()
  await expect(menu).toBeHidden()
  await page.context().close()
})

test('tractor units are called by their name, in the address too; a visitor’s documents begin with the login', async ({
  browser,
}) => {
  const page = await pessoa(browser)
  await page.goto(url('leilao', '/leilao?q=cavalo'))
  const primeiro = page.locator('.cartao-do-lote h3 a').first()
  await expect(primeiro).toHaveAttribute('href', /\/cavalo-mecanico\//)
  await primeiro.click()
  await expect(page.getByText('Cavalo mecânico').first()).toBeVisible()
  await page.goto(url('leilao', '/documentos'))
  await expect(page).toHaveURL(/\/login/)
  await page.context().close()
})

test('from the first key to the results: three steps, none through the filters', async ({ browser }) => {
  const page = await pessoa(browser)
  await page.goto(url('leilao', '/leilao'))
  const pular = page.getByRole('link', { name: 'Ir para os resultados' })
  await pular.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#resultados$/)
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('#resultados, .resultados') !== null),
  ).toBe(true)
  await page.context().close()
})

test('a press on a coming lot opens it inside the auditorium', async ({ browser }) => {
  const casa = new Casa(browser, 'leilao')
  const onde = PUBLICAS.find((p) => p.nome === 'auditorio')?.onde
  if (onde === undefined) throw new Error('the auditorium is no public page')
  const caminho = await onde(casa)
  const page = await casa.pagina('visitante')
  await page.goto(url('leilao', caminho))
  const proximo = page.getByRole('region', { name: 'Próximos lotes' }).getByRole('link').last()
  const nome = (await proximo.locator('.fita__nome').textContent()) ?? ''
  await proximo.click()
  await expect(page).toHaveURL(/anuncioUid=/)
  await expect(page.locator('.fita li[data-foco] .fita__nome')).toHaveText(nome)
  await casa.fechar()
})

test('a person who sells finds the steps and sends the car’s data; the house reads them', async ({
  browser,
}) => {
  const page = await pessoa(browser, { celular: true })
  await page.goto(url('loja'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vender seu carro' }).click()
  await expect(page.getByRole('heading', { name: 'Como vender' })).toBeVisible()
  const pedido = `VW Gol 2018, 60 mil km, Betim ${Date.now()}`
  await page.getByLabel('Nome').first().fill('Rita Campos')
  await page.getByLabel('E-mail').first().fill('rita@exemplo.com.br')
  await page.getByLabel(/^Marca, modelo, ano/).fill(pedido)
  // Who answers at once is taken for a program and told to wait; what was typed stays.
  await expect(async () => {
    await page.getByRole('button', { name: 'Quero vender' }).click()
    await expect(page.getByText('Recebemos os dados do seu carro')).toBeVisible({ timeout: 1_000 })
    // The page comes back sealed anew, and three seconds begin again.
  }).toPass({ intervals: [3_500] })
  const casa = await pessoa(browser)
  await comSessao(casa, 'loja', PESSOAS.adm)
  await casa.goto(url('loja', '/admin/mensagens-do-site'))
  await expect(casa.getByRole('row', { name: pedido })).toContainText('Quero vender um bem')
  await page.context().close()
  await casa.context().close()
})
