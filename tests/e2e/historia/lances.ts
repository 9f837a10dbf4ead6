/** What a client does in front of a lot: finds it, enables himself, bids, sees where he stands. */
import { VALOR_LIDO_MS } from '@martelo/domain/lances/valor-mostrado.ts'
import type { Locator, Page } from '@playwright/test'
import { acionarPorTab } from './sem-mouse.ts'
import { expect } from './esperar.ts'

/** An amount as it is written on the screen, whatever space stands after the sign. */
export const reais = (texto: string): RegExp => new RegExp(`R\\$\\s${texto.replaceAll('.', '\\.')}`)

export const painel = (page: Page): Locator => page.getByRole('region', { name: 'Painel de lances' })

const cartoes = (page: Page): Locator => page.locator('article')
const lote = (page: Page, bem: string): Locator =>
  cartoes(page).filter({ hasText: bem }).getByRole('heading').getByRole('link')

/** By the search of the page's head. The index may be a moment behind a publication. */
export async function procurar(page: Page, busca: string, quantos: number): Promise<void> {
  // A phone's home page has one search of its own, and hides the head's.
  const campo = page
    .getByLabel('Buscar por marca, modelo, cidade ou número')
    .filter({ visible: true })
    .first()
  await expect(async () => {
    await campo.fill(busca)
    await campo.press('Enter')
    await expect(lote(page, busca)).toHaveCount(quantos, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

/** Narrows the list by its filters, and takes one of them back. */
export async function filtrar(page: Page, serie: string): Promise<void> {
  const filtros = page.getByRole('form', { name: 'Filtros' })
  await filtros.getByRole('checkbox', { name: /^Fiat/ }).click()
  await expect(lote(page, serie)).toHaveCount(2)
  await filtros.getByLabel('Valor (R$): de').fill('9000')
  await filtros.getByLabel('Valor (R$): de').press('Enter')
  await expect(lote(page, serie)).toHaveCount(1)
  await page.getByRole('link', { name: 'Remover filtro Fiat' }).click()
  await expect(lote(page, serie)).toHaveCount(3)
}

export async function abrirLote(page: Page, bem: string): Promise<void> {
  await lote(page, bem).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bem)
}

export async function acharLote(page: Page, bem: string): Promise<void> {
  await procurar(page, bem, 1)
  await abrirLote(page, bem)
}

/** Reads and accepts the rules; a client with approved documents may bid at once. */
export async function habilitar(page: Page): Promise<void> {
  await painel(page)
    .getByRole('button', { name: /habilitar/i })
    .click()
  const janela = page.getByRole('dialog')
  await janela.getByLabel(/Li e aceito/).check()
  await janela.getByRole('button', { name: /habilitar/i }).click()
  await expect(painel(page).getByRole('button', { name: /^Dar lance/ })).toBeVisible()
}

/** The button of the next accepted value; who has not enabled himself for the auction does so first. */
export async function poderDarLance(page: Page): Promise<Locator> {
  const pedir = painel(page).getByRole('button', { name: /habilitar/i })
  const dar = painel(page).getByRole('button', { name: /^Dar lance/ })
  await expect(pedir.or(dar).first()).toBeVisible()
  if (await pedir.isVisible()) {
    const janela = page.getByRole('dialog')
    await expect(async () => {
      // On a slow line it may open after this look, over the button: the next look sees it.
      if (!(await janela.isVisible())) await pedir.click({ timeout: 2000 })
      await expect(janela).toBeVisible({ timeout: 2000 })
    }).toPass()
    await janela.getByLabel(/Li e aceito/).check()
    await janela.getByRole('button', { name: /habilitar/i }).click()
  }
  await expect(dar).toBeEnabled()
  return dar
}

/** One tap on the next accepted value. */
export async function darLance(page: Page, valor: string): Promise<void> {
  const botao = painel(page).getByRole('button', { name: new RegExp(`^Dar lance ${reais(valor).source}`) })
  await expect(botao).toBeVisible()
  // A value that has just come is asked again; no person is as quick as a program.
  await page.waitForTimeout(VALOR_LIDO_MS)
  await botao.click()
  await expect(painel(page).getByText('Recebido: você está ganhando.')).toBeVisible()
  await expect(painel(page)).toContainText(reais(valor))
}

/** From the list to the bid without a pointer. */
export async function darLanceSemMouse(page: Page, site: string, bem: string, valor: string): Promise<void> {
  await page.goto(new URL(`/leilao?q=${encodeURIComponent(bem)}`, site).href)
  await acionarPorTab(page, lote(page, bem))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bem)
  const dar = painel(page).getByRole('button', { name: new RegExp(`^Dar lance ${reais(valor).source}`) })
  await expect(dar).toBeEnabled()
  await page.waitForTimeout(VALOR_LIDO_MS)
  await acionarPorTab(page, dar)
  await expect(painel(page).getByText('Recebido: você está ganhando.')).toBeVisible()
}

/** Any other value, typed. */
export async function darOutroLance(page: Page, valor: string, resposta: string): Promise<void> {
  await painel(page).getByLabel('Outro valor').fill(valor)
  await painel(page).getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(painel(page).getByText(resposta)).toBeVisible()
}

/** A sealed ceiling. */
export async function darTeto(page: Page, valor: string): Promise<void> {
  const campo = painel(page).getByLabel('Lançar por mim até')
  if (!(await campo.isVisible())) await painel(page).getByText('Lance automático').first().click()
  await campo.fill(valor)
  await painel(page).getByRole('button', { name: 'Ativar' }).click()
  await expect(painel(page).getByText('Recebido: você está ganhando.')).toBeVisible()
}

/** Nothing was pressed here: the news came by itself. */
export async function verEstado(page: Page, estado: string, valor?: string): Promise<void> {
  await expect(painel(page)).toHaveAttribute('data-meu', estado)
  if (valor !== undefined) await expect(painel(page)).toContainText(reais(valor))
}

/** The consignor asks more: the news stands in the panel by itself, and is answered there. */
export async function aceitarNovoValor(page: Page, valor: string): Promise<void> {
  await painel(page)
    .getByRole('button', { name: new RegExp(`^Aceitar ${reais(valor).source}`) })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceitar e comprar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
