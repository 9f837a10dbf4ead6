// Every public page can be read when no script ever runs: by search engines, by old phones, by people who switched it
// off.
import { expect, type Page, test } from '@playwright/test'
import { url } from './apoio.ts'
import { paginaDeVideos } from './telas/abertura.ts'
import { Casa } from './telas/casa.ts'
import { PUBLICAS } from './telas/publicas.ts'

/** Words of the page itself, without header and footer; less is a page that waits for its script. */
const PALAVRAS = 8
/** The room's bid panel is for who bids, and waits for the room; its stage tells the lot and its value all the same. */
const COM_ESPERA = new Set(['auditorio'])

async function ler(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main')
    return {
      titulos: [...document.querySelectorAll('h1')].filter((h) => h.innerText.trim() !== '').length,
      palavras: (main?.innerText ?? '').split(/\s+/).filter(Boolean).length,
      // What the server sent late and a script would have put into its place.
      escondidas: document.querySelectorAll('div[hidden][id^="S:"]').length,
      esperas: document.querySelectorAll('.esqueleto, .ui-skeleton, [aria-busy="true"]').length,
    }
  })
}

test('every public page can be read without script', async ({ browser }) => {
  test.setTimeout(120_000)
  const casa = new Casa(browser, 'auto')
  await paginaDeVideos(casa)
  const contexto = await browser.newContext({ javaScriptEnabled: false })
  const page = await contexto.newPage()
  for (const { nome, tela, onde } of PUBLICAS) {
    await test.step(tela.path, async () => {
      const r = await page.goto(url('auto', await onde(casa)))
      expect.soft(r?.status(), nome).toBe(nome === 'naoEncontrada' ? 404 : 200)
      const lida = await ler(page)
      expect.soft(lida, nome).toMatchObject({ titulos: 1, escondidas: 0 })
      if (!COM_ESPERA.has(nome)) expect.soft(lida.esperas, nome).toBe(0)
      expect.soft(lida.palavras, nome).toBeGreaterThan(PALAVRAS)
      await expect.soft(page.getByRole('main'), nome).toBeVisible()
    })
  }
  await contexto.close()
  await casa.fechar()
})
