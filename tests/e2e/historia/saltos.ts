// What moves on a page by itself.
import { expect, type Page } from '@playwright/test'

/** Starts to add up every shift that no key or tap explains, from the first paint of each page on. */
export async function contarSaltos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const saltos: string[] = []
    Object.assign(window, { saltos, somaDosSaltos: 0 })
    new PerformanceObserver((lista) => {
      for (const e of lista.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (e.hadRecentInput) continue
        ;(window as unknown as { somaDosSaltos: number }).somaDosSaltos += e.value
        for (const { node, previousRect: de, currentRect: para } of e.sources ?? [])
          saltos.push(
            `${e.value.toFixed(4)} ${(node as Element | undefined)?.className ?? node?.nodeName} ${[de, para].map((r) => `${r.x},${r.y} ${r.width}x${r.height}`).join(' to ')}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function conferirSaltos(page: Page, onde: string): Promise<void> {
  const { soma, saltos } = await page.evaluate(() => {
    const w = window as unknown as { somaDosSaltos: number; saltos: string[] }
    return { soma: w.somaDosSaltos, saltos: w.saltos }
  })
  expect(soma, `${onde}: ${saltos.join(' | ')}`).toBeLessThanOrEqual(0.01)
}
