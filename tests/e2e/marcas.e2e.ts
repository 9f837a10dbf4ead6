// Three brands on one port: each its own in the first byte, and the bare domain leads to all of them.
import { expect, test } from '@playwright/test'
import { comSessao, PESSOAS, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

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

test('the auditorium follows the computer into the dark, and stays there', async ({ browser }) => {
  const contexto = await browser.newContext({ colorScheme: 'dark' })
  const page = await contexto.newPage()
  const esquema = () => page.locator('html').getAttribute('data-esquema')
  await page.goto(url('leilao', '/agenda'))
  expect(await esquema()).toBe('claro')
  const leiloes = await pelaApi<{ uid: string; situacao: string }[]>(page, 'GET', '/v1/leiloes/lista-site')
  const vivo = leiloes.find((l) => l.situacao === 'AO_VIVO')?.uid ?? ''
  await page.goto(url('leilao', `/auditorio/${vivo}`))
  await expect(page.locator('.auditorio')).toBeVisible()
  // The switch knows the choice by an effect: the page is alive.
  await expect(page.getByRole('button', { name: 'Usar cores claras' })).toBeVisible()
  expect(await esquema()).toBe('sistema')
  const luz = await page.evaluate(() => {
    const [r = 255, g = 255, b = 255] = (
      getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number)
    return (r + g + b) / 3
  })
  expect(luz).toBeLessThan(60)
  const logo = page.locator('.cabecalho__marca img')
  const desenho = () => logo.evaluate((i) => getComputedStyle(i).content)
  expect(await desenho()).toMatch(/^url\(.*\.svg"\)$/)
  await semBarreiras(page, 'the dark auditorium')
  // A person who chooses light colours finds them so again.
  await page.getByRole('button', { name: 'Usar cores claras' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-esquema', 'claro')
  expect(await desenho()).toBe('normal')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Usar cores escuras' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-esquema', 'claro')
  await page.getByRole('button', { name: 'Usar cores escuras' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-esquema', 'escuro')
  // Back to the light of the storefront, and into the dark again, without a load.
  await page.getByRole('link', { name: /página inicial/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-esquema', 'claro')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-esquema', 'escuro')
  await contexto.close()
})

test('a saved theme is worn at once, without loading the page again', async ({ page }) => {
  await comSessao(page, 'loja', PESSOAS.adm)
  const casas = await pelaApi<{ id: number; minha: boolean }[]>(page, 'GET', '/v1/hotsite/admin')
  const h = casas.find((casa) => casa.minha)
  await page.goto(url('loja', `/admin/hotsite/${h?.id ?? 0}`))
  const campo = page.getByRole('textbox', { name: 'Primária' })
  const antes = await campo.inputValue()
  await page.evaluate(() => Object.assign(window, { mesmaPagina: true }))
  // Inside, the work is neutral; what the brand wears is what stands beneath it.
  const usada = () =>
    page.evaluate(() => {
      const raiz = document.documentElement
      const { trabalho } = raiz.dataset
      delete raiz.dataset.trabalho
      const cor = getComputedStyle(raiz).getPropertyValue('--cor-primaria').trim()
      raiz.dataset.trabalho = trabalho
      return cor
    })
  for (const cor of ['#2a5f9e', antes]) {
    await campo.fill(cor)
    await campo.blur()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.poll(usada).toBe(cor)
  }
  expect(await page.evaluate(() => 'mesmaPagina' in window)).toBe(true)
})
