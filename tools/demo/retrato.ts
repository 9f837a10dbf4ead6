// The picture of the home page in the README, taken from a product that is running with demonstration data.
// npm start in one terminal
//   node tools/run.mjs tools/demo/retrato.ts [http://leilao.localhost:3000] [docs/home.webp]
// Taken at twice the width it is shown with and kept under 150 KB, so that a clone stays small. The page is scrolled
// through first, so that what loads late is there.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { garantirNavegador } from '../setup/browser.mjs'

const LARGURA = 1280
const ALTURA = 1000
const MAXIMO_BYTES = 150_000

const [endereco = 'http://leilao.localhost:3000', destino = 'docs/home.webp'] = process.argv.slice(2)
const navegador = await chromium.launch({
  executablePath: await garantirNavegador(process.execPath),
  // Containers have no user namespaces; the page is our own.
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await navegador.newPage({
    viewport: { width: LARGURA, height: ALTURA },
    deviceScaleFactor: 1.5,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  await page.goto(endereco, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((r) => setTimeout(r, 100))
    }
    scrollTo(0, 0)
    await document.fonts.ready
  })
  await page.waitForTimeout(500)
  const png = await page.screenshot({ type: 'png' })
  for (let qualidade = 82; ; qualidade -= 6) {
    const webp = await sharp(png).webp({ quality: qualidade, effort: 6 }).toBuffer()
    if (webp.length > MAXIMO_BYTES && qualidade > 30) continue
    writeFileSync(path.resolve(import.meta.dirname, '../..', destino), webp)
    console.log(`${destino}: ${Math.round(webp.length / 1000)} KB, quality ${qualidade}`)
    break
  }
} finally {
  await navegador.close()
}
