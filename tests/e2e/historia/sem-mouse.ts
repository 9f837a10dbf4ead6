/** What a person does who has no pointer. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './esperar.ts'

/** Tab by Tab to a control, as a person without a mouse gets there; then Enter. */
export async function acionarPorTab(page: Page, alvo: Locator): Promise<void> {
  await expect(alvo).toBeVisible()
  for (let i = 0; i < 80; i += 1) {
    if (await alvo.evaluate((e) => e === document.activeElement)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(alvo)}`)
}
