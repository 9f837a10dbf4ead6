// A buyer looks at what is broken: the tab of damages brings their photographs, and each mark of the inspection leads to
// the photograph that shows it, with and without script.
import { type Page, test } from '@playwright/test'
import { VIVA } from '../../apps/web/src/core/viva.ts'
import { pessoa, semBarreiras, url } from './apoio.ts'
import { expect } from './historia/esperar.ts'
import { pelaApi } from './telas/pela-api.ts'

const ORIGEM = 'Chevrolet Onix'
const DANO = 'amassado no para-lama dianteiro esquerdo'

interface Lote {
  readonly uid: string
  readonly nome: string
  readonly url: string
  readonly fotosUrls?: readonly { readonly legenda: string }[]
}

/** A lot that an inspection was made of, with the photograph of its damage. */
async function loteAmassado(page: Page): Promise<Lote & { readonly foto: number }> {
  const lotes = await pelaApi<Lote[]>(page, 'POST', '/v1/lote/busca-elastic', { size: 60 })
  for (const { uid, nome } of lotes) {
    if (!nome.startsWith(ORIGEM)) continue
    const lote = await pelaApi<Lote>(page, 'GET', `/v1/lote/publico/${uid}`)
    const foto = (lote.fotosUrls ?? []).findIndex((f) => f.legenda.includes(`avaria: ${DANO}`))
    await page.goto(url('leilao', lote.url))
    if (foto >= 0 && (await page.getByRole('heading', { name: 'Vistoria' }).count()) > 0)
      return { ...lote, foto: foto + 1 }
  }
  throw new Error('no lot of the demonstration has a photograph of this damage and an inspection')
}

test('the tab of damages and a mark of the inspection show the photograph of the damage', async ({
  page,
}, info) => {
  await page.goto(url('leilao', '/leilao'))
  const lote = await loteAmassado(page)
  const foto = new RegExp(`avaria: ${DANO}`)
  const palco = page.locator('.ui-gallery__track').getByAltText(foto)
  await expect(palco).not.toBeInViewport({ ratio: 0.5 })

  await page
    .getByRole('list', { name: 'O que as fotos mostram' })
    .getByRole('button', { name: /^Avarias/ })
    .click()
  await expect(palco).toBeInViewport({ ratio: 0.5 })
  await page.screenshot({ path: info.outputPath('avarias.png') })

  const marca = page.locator('.mapa-de-danos__lista li').filter({ hasText: 'para-lama dianteiro' })
  await expect(marca).toContainText('lateral esquerda, para-lama dianteiro')
  await semBarreiras(page, 'lote com avarias')
  await page
    .getByRole('list', { name: 'O que as fotos mostram' })
    .getByRole('button', { name: /^Exterior/ })
    .click()
  await expect(palco).not.toBeInViewport({ ratio: 0.5 })
  await marca.getByRole('link', { name: 'Ver a foto do dano 1' }).click()
  await expect(page).toHaveURL(new RegExp(`#foto-${lote.foto}$`))
  await expect(palco).toBeInViewport({ ratio: 0.5 })
})

test('the first press on a page that has long been still is answered once its part has come', async ({
  browser,
}) => {
  const page = await pessoa(browser, { celular: true })
  await page.goto(url('leilao', '/leilao'))
  const lote = await loteAmassado(page)
  await page.clock.install()
  await page.addInitScript(
    (viva) => addEventListener(viva, () => Object.assign(window, { vive: true })),
    VIVA,
  )
  await page.goto(url('leilao', lote.url))
  await page.waitForFunction(() => 'vive' in window)
  const avarias = page
    .getByRole('list', { name: 'O que as fotos mostram' })
    .getByRole('button', { name: /^Avarias/ })
  // No hand has moved: the script of the photographs has not been asked for.
  expect(await avarias.evaluate((b) => Object.keys(b).some((k) => k.startsWith('__reactProps')))).toBe(false)
  await page.clock.fastForward(60_000)
  await avarias.dispatchEvent('pointerdown')
  await avarias.dispatchEvent('click')
  await expect(page.locator('.ui-gallery__track').getByAltText(new RegExp(`avaria: ${DANO}`))).toBeInViewport(
    {
      ratio: 0.5,
    },
  )
  await page.context().close()
})

test('a press before any script has come, and nothing after it, is answered', async ({ browser }) => {
  const page = await pessoa(browser)
  await page.goto(url('leilao', '/leilao'))
  const lote = await loteAmassado(page)
  const portao = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (rota) => {
    await portao.promise
    await rota.continue()
  })
  await page.goto(url('leilao', lote.url), { waitUntil: 'commit' })
  await page
    .getByRole('list', { name: 'O que as fotos mostram' })
    .getByRole('button', { name: /^Avarias/ })
    .click()
  expect(await page.evaluate(() => '__reactRouterRouteModules' in window)).toBe(false)
  portao.resolve()
  const palco = page.locator('.ui-gallery__track').getByAltText(new RegExp(`avaria: ${DANO}`))
  await expect(palco).toBeInViewport({ ratio: 0.5 })
  await page.context().close()
})

test('without script the mark leads to the photograph too', async ({ browser, page }) => {
  await page.goto(url('leilao', '/leilao'))
  const lote = await loteAmassado(page)
  const contexto = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const semScript = await contexto.newPage()
  await semScript.goto(url('leilao', `${lote.url}#foto-${lote.foto}`))
  await expect(
    semScript.locator('.ui-gallery__track').getByAltText(new RegExp(`avaria: ${DANO}`)),
  ).toBeInViewport({ ratio: 0.5 })
  await contexto.close()
})
