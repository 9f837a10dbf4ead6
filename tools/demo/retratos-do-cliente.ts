// The pictures of a client's screens in docs/cliente, on a phone and on a desk, from a product that runs with its
// demonstration. npm start in one terminal
//   node tools/run.mjs tools/demo/retratos-do-cliente.ts [http://leilao.localhost:3000]
// They are kept to be looked at; days and values are those of the day they were taken.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { garantirNavegador } from '../setup/browser.mjs'

/** The client of the demonstration, as the README names him. */
const CLIENTE = 'cliente@martelo.demo'
const SENHA = 'martelo'
const PASTA = path.resolve(import.meta.dirname, '../../docs/cliente')
const LARGURAS = [390, 1280]
const MAXIMA_ALTURA = 2600

const [endereco = 'http://leilao.localhost:3000'] = process.argv.slice(2)
const navegador = await chromium.launch({
  executablePath: await garantirNavegador(process.execPath),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  mkdirSync(PASTA, { recursive: true })
  const page = await navegador.newPage({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  await page.goto(`${endereco}/login`)
  await page.getByRole('button', { name: 'Só o necessário' }).click()
  await page.getByLabel('E-mail').fill(CLIENTE)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((u) => !u.pathname.startsWith('/login'))
  for (const [nome, tela] of Object.entries(TELAS_CLIENTE)) {
    // One record of each kind would be found by a click; the lists lead to it.
    if (tela.path.includes(':')) continue
    for (const width of LARGURAS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${endereco}${tela.path}`, { waitUntil: 'networkidle' })
      await page.waitForTimeout(500)
      const altura = await page.evaluate(() => document.documentElement.scrollHeight)
      const clip = { x: 0, y: 0, width, height: Math.min(altura, MAXIMA_ALTURA) }
      const png = await page.screenshot({ fullPage: true, clip })
      const webp = await sharp(png)
        .resize(Math.round(width * 0.6))
        .webp({ quality: 70 })
        .toBuffer()
      writeFileSync(path.join(PASTA, `${nome}-${width}.webp`), webp)
    }
  }
} finally {
  await navegador.close()
}
