/** Takes a page's picture so that the next run takes the same one. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Marca, url } from '../e2e/apoio.ts'
import { assentar } from '../e2e/telas/casa.ts'
import { comparar, type Diferenca, ler, reduzir } from './comparar.ts'
import { INSTANTE } from './instante.ts'

export const PASTA = path.join(import.meta.dirname, 'retratos')

export interface Largura {
  readonly janela: { readonly width: number; readonly height: number }
  /** of the kept picture */
  readonly pequena: number
  /** what lies below is not kept: a list goes on like this */
  readonly ate: number
}
export const LARGURAS: readonly Largura[] = [
  { janela: { width: 390, height: 844 }, pequena: 130, ate: 4200 },
  { janela: { width: 768, height: 1024 }, pequena: 192, ate: 3600 },
  { janela: { width: 1280, height: 900 }, pequena: 320, ate: 3000 },
  { janela: { width: 1920, height: 1080 }, pequena: 384, ate: 3000 },
]

/** What is drawn by the minute or by chance, and what blinks. */
const ESTILO = `
  /* The picture is of the whole page: cards out of sight are drawn too. */
  .cartao-do-lote { content-visibility: visible !important }
  *, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }
  video, iframe { visibility: hidden !important; }
`

/** A visitor who was never here: nothing seen, nothing kept, the same clock as the server. */
export async function visitante(browser: Browser): Promise<{ contexto: BrowserContext; page: Page }> {
  const contexto = await browser.newContext({
    viewport: LARGURAS[0]?.janela ?? null,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  })
  const page = await contexto.newPage()
  await page.clock.setFixedTime(INSTANTE)
  // Countdowns go by the monotonic clock from the server's: it stands, too.
  await page.addInitScript(() => {
    performance.now = () => 1_000
  })
  return { contexto, page }
}

/** Opened, awake, with every picture drawn. */
export async function abrir(page: Page, marca: Marca, caminho: string): Promise<void> {
  await page.goto(url(marca, caminho))
  await page.addStyleTag({ content: ESTILO })
  // The first sign of a person wakes the page's scripts.
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => '__reactRouterRouteModules' in window)
  await page.evaluate(() => {
    for (const img of document.images) img.loading = 'eager'
  })
  await aquietar(page)
}

/** At this width, when all has come that this width asks for. */
export async function fotografar(page: Page, l: Largura): Promise<Buffer> {
  await page.setViewportSize(l.janela)
  await aquietar(page)
  const altura = await page.evaluate(() => document.documentElement.scrollHeight)
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: l.janela.width, height: Math.min(altura, l.ate) },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  })
  return reduzir(png, l.pequena)
}

/** Until nothing is on its way and the page has kept its height for some frames. */
async function aquietar(page: Page): Promise<void> {
  await assentar(page)
  await page.evaluate(async () => {
    const quadro = (): Promise<unknown> => new Promise((ok) => requestAnimationFrame(ok))
    const alturas: number[] = []
    for (let i = 0; i < 300; i++) {
      await Promise.all([...document.images].map((img) => img.decode().catch(() => undefined)))
      await quadro()
      alturas.push(document.documentElement.scrollHeight)
      if (alturas.length > 4 && new Set(alturas.slice(-4)).size === 1) return
    }
  })
}

const arquivoDe = (marca: Marca, nome: string, l: Largura): string =>
  path.join(PASTA, marca, `${nome}-${l.janela.width}.webp`)

const NAVEGADOR = path.join(PASTA, 'navegador.txt')
const versaoDe = (b: Browser): string => `${b.version().split('.')[0]} ${process.platform}`
export function anotarNavegador(b: Browser): void {
  mkdirSync(PASTA, { recursive: true })
  writeFileSync(NAVEGADOR, `${versaoDe(b)}\n`)
}
/** Another version, or another system's fonts, may draw the same page otherwise without a fault of ours. */
export const mesmoNavegador = (b: Browser): boolean =>
  existsSync(NAVEGADOR) && readFileSync(NAVEGADOR, 'utf8').trim() === versaoDe(b)

export function guardar(marca: Marca, nome: string, l: Largura, webp: Buffer): void {
  const arquivo = arquivoDe(marca, nome, l)
  mkdirSync(path.dirname(arquivo), { recursive: true })
  writeFileSync(arquivo, webp)
}

/** How the page differs from its kept picture. */
export async function conferir(marca: Marca, nome: string, l: Largura, webp: Buffer): Promise<Diferenca> {
  const guardada = await ler(readFileSync(arquivoDe(marca, nome, l)))
  return comparar(guardada, await ler(webp))
}
