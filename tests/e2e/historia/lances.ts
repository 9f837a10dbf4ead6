/** What a client does in front of a lot: finds it, enables himself, bids, sees where he stands. */
import type { Locator, Page } from '@playwright/test'
import { url } from '../apoio.ts'
import { expect } from './esperar.ts'

/** An amount as it is written on the screen, whatever space stands after the sign. */
export const reais = (texto: string): RegExp => new RegExp(`R\\$\\s${texto.replaceAll('.', '\\.')}`)

export const painel = (page: Page): Locator => page.getByRole('region', { name: 'Painel de lances' })

/** From the home to the lot by the search of the header. The index may be a moment behind a publication. */
export async function acharLote(page: Page, marca: 'leilao' | 'auto', busca: string): Promise<void> {
  const lote = page.locator('article').filter({ hasText: busca }).getByRole('heading').getByRole('link')
  await page.goto(url(marca))
  await expect(async () => {
    await page.getByRole('searchbox').first().fill(busca)
    await page.getByRole('searchbox').first().press('Enter')
    await expect(lote).toHaveCount(1, { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  await lote.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(busca)
}

/** Reads and accepts the rules; whoever has approved documents may bid at once. */
export async function habilitar(page: Page): Promise<void> {
  await painel(page)
    .getByRole('button', { name: /habilitar/i })
    .click()
  const janela = page.getByRole('dialog')
  await janela.getByLabel(/Li e aceito/).check()
  await janela.getByRole('button', { name: /habilitar/i }).click()
  await expect(painel(page).getByRole('button', { name: /^Dar lance/ })).toBeVisible()
}

/** One tap on the next accepted value. */
export async function darLance(page: Page, valor: string): Promise<void> {
  await painel(page)
    .getByRole('button', { name: new RegExp(`^Dar lance ${reais(valor).source}`) })
    .click()
  await expect(painel(page).getByText('Recebido: você está ganhando.')).toBeVisible()
  await expect(painel(page)).toContainText(reais(valor))
}

/** Any other value, typed. */
export async function darOutroLance(page: Page, valor: string): Promise<void> {
  await painel(page).getByLabel('Outro valor').fill(valor)
  await painel(page).getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(painel(page).getByText('Recebido: você está ganhando.')).toBeVisible()
}

/** Nothing was pressed here: the news came by itself. */
export async function verSuperado(page: Page, valor: string): Promise<void> {
  await expect(painel(page)).toHaveAttribute('data-meu', 'superado')
  await expect(painel(page)).toContainText(reais(valor))
}

/** The consignor asks more: the news stands in the panel by itself, and is answered there. */
export async function aceitarNovoValor(page: Page, valor: string): Promise<void> {
  await painel(page)
    .getByRole('button', { name: new RegExp(`^Aceitar ${reais(valor).source}`) })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceitar e comprar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
