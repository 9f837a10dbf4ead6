/**
 * Pictures of every screen, to judge the product by looking at it: at a phone's, a tablet's and two desks' width, in
 * light and, where a screen has it, in dark. The product must be running.
 *
 *   node tools/retratos.ts --port 3000 --para /tmp/retratos [--marca leilao] [--larguras 390,1280] [--so retaguarda/venda]
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { chromium, type Page } from '@playwright/test'
import type { Marca } from '../tests/e2e/apoio.ts'
import { ABERTURAS, temDuasCores } from '../tests/e2e/telas/abertura.ts'
import { abrir, assentar, Casa } from '../tests/e2e/telas/casa.ts'

const { values: opcoes } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    para: { type: 'string' },
    marca: { type: 'string', default: 'leilao' },
    larguras: { type: 'string', default: '390,768,1280,1920' },
    so: { type: 'string' },
  },
})
if (opcoes.para === undefined) throw new Error('say where the pictures go: --para <folder>')
const pasta = opcoes.para
const ALTURA: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 900, 1920: 1080 }

process.env.MARTELO_E2E_PORT = opcoes.port
mkdirSync(pasta, { recursive: true })

const navegador = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const casa = new Casa(navegador, opcoes.marca as Marca)
let falhas = 0
for (const [nome, abertura] of Object.entries(ABERTURAS)) {
  if (
    abertura === undefined ||
    abertura.arquivo !== undefined ||
    !`${TELAS[nome]?.area}/${nome}`.match(opcoes.so ?? '')
  )
    continue
  try {
    await retratar(await abrir(casa, nome), nome)
  } catch (e) {
    falhas++
    console.error(`${nome}: ${e instanceof Error ? e.message.split('\n')[0] : String(e)}`)
  }
}
await casa.fechar()
await navegador.close()
if (falhas > 0) process.exitCode = 1

async function retratar(page: Page, nome: string): Promise<void> {
  await emCadaLargura(page, nome)
  if (ABERTURAS[nome]?.abas) {
    const abas = await page.getByRole('tab').all()
    for (const [i, aba] of abas.entries()) {
      if ((await aba.getAttribute('aria-selected')) === 'true') continue
      await aba.click()
      await assentar(page)
      await emCadaLargura(page, `${nome}-aba${i + 1}`)
    }
  }
}

async function emCadaLargura(page: Page, nome: string): Promise<void> {
  for (const largura of (opcoes.larguras ?? '').split(',').map(Number)) {
    await page.setViewportSize({ width: largura, height: ALTURA[largura] ?? 900 })
    await assentar(page)
    for (const cor of temDuasCores(nome.split('-')[0] ?? '')
      ? (['light', 'dark'] as const)
      : ['light' as const]) {
      await page.emulateMedia({ colorScheme: cor })
      // The change of colours is itself animated, and React answers it with a render: neither is to be caught half-way.
      await page.waitForTimeout(250)
      await page.screenshot({
        animations: 'disabled',
        path: join(pasta, `${nome}-${largura}${cor === 'dark' ? '-escuro' : ''}.png`),
      })
    }
    await page.emulateMedia({ colorScheme: 'light' })
    const passa = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (passa > 1) console.error(`${nome} at ${largura}: ${passa} px wider than the window`)
  }
}
