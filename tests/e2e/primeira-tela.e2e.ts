// What a visitor sees before he moves the page: how an ended lot came out, goods with a price first in a shop, the question
// about cookies as a low bar, and a list without results whose fields can be read.
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { pessoa, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

const ALTO = 844

interface Achado {
  readonly url: string
  readonly compreJa: number | null
}
const comSituacao = async (page: Page, valor: string): Promise<string> => {
  const [lote] = await pelaApi<Achado[]>(page, 'POST', '/v1/lote/busca-elastic', {
    size: 1,
    requisicoesBusca: [{ tipo: 'exata', campo: 'situacao', valor }],
  })
  if (lote === undefined) throw new Error(`the demonstration has no lot ${valor}`)
  return lote.url
}

test('an ended lot says on a phone how it came out, before the page is moved', async ({ browser }) => {
  const page = await pessoa(browser, { celular: true })
  await page.goto(url('leilao'))
  for (const [situacao, dito] of [
    ['PAGO', /^Vendido por R\$\s[\d.]+,\d\d$/],
    ['CONDICIONAL', /^Condicional: em análise lance de R\$\s[\d.]+,\d\d$/],
    ['NAO_ARREMATADO', /^Não arrematado (sem lances|último valor: R\$\s[\d.]+,\d\d)$/],
  ] as const) {
    await page.goto(url('leilao', await comSituacao(page, situacao)))
    const resultado = page.locator('.lote__resultado')
    await expect(resultado).toHaveText(dito)
    const caixa = await resultado.boundingBox()
    expect((caixa?.y ?? ALTO) + (caixa?.height ?? 0)).toBeLessThan(ALTO / 2)
  }
  await page.context().close()
})

test('a shop shows what has a price before what only takes offers: home, list and search', async ({
  browser,
}) => {
  const page = await pessoa(browser)
  /** Of the cards in their order: does the label say a price that one can pay now? */
  const comPreco = () =>
    page
      .locator('.grade-de-lotes .cartao-do-lote__valor small:first-child')
      .evaluateAll((rotulos) => rotulos.map((r) => r.textContent?.startsWith('Preço')))
  for (const caminho of ['/leilao', '/leilao?q=flex']) {
    await page.goto(url('loja', caminho))
    await expect(page.locator('.grade-de-lotes .cartao-do-lote').first()).toBeVisible()
    const lidos = await comPreco()
    expect(lidos).toContain(true)
    expect(lidos, caminho).toEqual([...lidos].sort((a, b) => Number(b) - Number(a)))
  }
  await page.goto(url('loja'))
  await expect(page.locator('.cartao-do-lote__valor small').first()).toHaveText(/^Preço/)
  // Asked for by its end, the list is as asked.
  await page.goto(url('loja', '/leilao?ordem=dataFim'))
  await expect(page.getByRole('combobox', { name: /ordem|ordenar/i }).first()).toBeVisible()
  await page.context().close()
})

test('the question about cookies is a low bar with two equal answers, and leaves the picture in sight', async ({
  browser,
}) => {
  const contexto = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: ALTO },
  })
  const page = await contexto.newPage()
  await page.goto(url('leilao', '/leilao'))
  await page.locator('.cartao-do-lote a').first().click()
  const galeria = page.locator('.lote__galeria img').first()
  await expect(galeria).toBeVisible()
  const aviso = page.getByRole('complementary', { name: 'Cookies' })
  const [bar, foto] = [await aviso.boundingBox(), await galeria.boundingBox()]
  expect(bar?.height ?? ALTO).toBeLessThanOrEqual(ALTO / 4)
  // At least three quarters of the photograph stand above it.
  const acima = ((bar?.y ?? 0) - (foto?.y ?? 0)) / (foto?.height ?? 1)
  expect(acima).toBeGreaterThanOrEqual(0.75)
  const aparencia = (nome: string) =>
    aviso.getByRole('button', { name: nome }).evaluate((b) => {
      const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(b)
      const { height, width } = b.getBoundingClientRect()
      return { color, backgroundColor, borderColor, fontWeight, fontSize, height, width: Math.round(width) }
    })
  expect(await aparencia('Só o necessário')).toEqual(await aparencia('Permitir medição'))
  await contexto.close()
})

test('a list without results still takes a CEP that can be read', async ({ browser }) => {
  const page = await pessoa(browser)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(url('leilao', '/leilao?q=xyzzy'))
  await expect(page.getByText('Nenhum lote com estes filtros')).toBeVisible()
  for (const campo of [page.getByLabel('Seu CEP'), page.getByLabel('Distância')])
    expect((await campo.boundingBox())?.width ?? 0).toBeGreaterThan(150)
  await page.context().close()
})
