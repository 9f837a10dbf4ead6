// Three brands on one port: each its own in the first byte, and the bare domain leads to all of them.
import { expect, test } from '@playwright/test'
import { semBarreiras, url } from './apoio.ts'

const MARCAS = [
  ['leilao', 'Pregão Real', '#0f4c3a'],
  ['loja', 'Vitrine Boa', '#c8372d'],
  ['auto', 'AutoLance', null],
] as const

for (const [marca, nome, cor] of MARCAS) {
  test(`${nome} is itself before any script runs`, async ({ browser }) => {
    const contexto = await browser.newContext({ javaScriptEnabled: false })
    const page = await contexto.newPage()
    const resposta = await page.goto(url(marca))
    const html = (await resposta?.text()) ?? ''
    expect(html).toContain(nome)
    if (cor) expect(html).toContain(`--cor-primaria:${cor}`)
    for (const [outra, outroNome] of MARCAS) if (outra !== marca) expect(html).not.toContain(outroNome)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await contexto.close()
  })

  test(`${nome}: home and list have no barriers`, async ({ page }) => {
    await page.goto(url(marca))
    await semBarreiras(page, `${marca} /`)
    await page.goto(url(marca, '/leilao'))
    await semBarreiras(page, `${marca} /leilao`)
  })
}

test('the bare domain leads to each brand', async ({ page }) => {
  await page.goto(`http://localhost:${process.env.MARTELO_E2E_PORT}/`)
  for (const [, nome] of MARCAS)
    await expect(page.getByRole('link', { name: new RegExp(nome) })).toBeVisible()
})

test('an unknown address answers the designed not-found page with 404', async ({ page }) => {
  const r = await page.goto(url('leilao', '/nao-existe-mesmo'))
  expect(r?.status()).toBe(404)
  await expect(page.getByText(/não encontrada/i).first()).toBeVisible()
})
