/** The auctioneer's acts by his keyboard alone, and the consignor's answers. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './esperar.ts'
import { reais } from './lances.ts'
import { acionarPorTab } from './sem-mouse.ts'

/** From the list of his auctions into the room, and the room on air. */
export async function abrirASala(page: Page, leilao: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Meus pregões' })).toBeVisible()
  const cartao = page.getByRole('article').filter({ hasText: leilao })
  await acionarPorTab(page, cartao.getByRole('link', { name: 'Abrir a sala' }))
  await acionarPorTab(page, page.getByRole('button', { name: 'Iniciar o leilão' }))
  const janela = page.getByRole('dialog')
  await acionarPorTab(page, janela.getByRole('button', { name: 'Iniciar o leilão' }))
  await expect(janela).toBeHidden()
  await expect(page.getByRole('button', { name: 'Pausar (P)' })).toBeVisible()
}

const placar = (page: Page): Locator => page.getByRole('region', { name: 'Lote em pregão' })
const situacao = (page: Page): Locator => placar(page).getByRole('status')
const resultado = (page: Page, bem: string): Locator =>
  page.getByRole('region', { name: 'Resultados' }).getByRole('listitem').filter({ hasText: bem })

/** Key 2: the next lot of the queue goes on the block. */
export async function apregoar(page: Page, bem: string): Promise<void> {
  await expect(placar(page).getByRole('heading')).toContainText(bem)
  await insistir(async () => {
    await page.keyboard.press('2')
    await expect(situacao(page)).toHaveText(/Ao vivo|Em pregão/i, { timeout: 2000 })
  })
}

/** An act on a lot that has just changed under the auctioneer's eyes only renews what he sees: he presses again. */
const insistir = (ato: () => Promise<void>): Promise<void> => expect(ato).toPass({ timeout: 20_000 })

/** Keys 3 and 4, then the hammer twice. Between the calls the law of the room wants three seconds. */
export async function baterMartelo(page: Page, bem: string, tecla: '.' | '9', fim: string): Promise<void> {
  await insistir(async () => {
    await page.keyboard.press('3')
    await expect(situacao(page)).toHaveText(/Dou-lhe uma/i, { timeout: 2000 })
  })
  await insistir(async () => {
    await page.keyboard.press('4')
    await expect(situacao(page)).toHaveText(/Dou-lhe duas/i, { timeout: 800 })
  })
  // What cannot be taken back wants its key twice, and says in between what it will do.
  const pedido = page.getByText(/mais uma vez para confirmar/)
  await insistir(async () => {
    if (!(await pedido.isVisible())) await page.keyboard.press(tecla)
    await expect(pedido).toBeVisible({ timeout: 1000 })
    await page.keyboard.press(tecla)
    await expect(resultado(page, bem)).toContainText(fim, { timeout: 3000 })
  })
}

/** A lot without bids: the same acts on the toolbar, by mouse. */
export async function passarSemLance(page: Page, bem: string, fim: string): Promise<void> {
  const atos = page.getByRole('toolbar', { name: 'Atos do leiloeiro' })
  await expect(placar(page).getByRole('heading')).toContainText(bem)
  await atos.getByRole('button', { name: /Apregoar/ }).click()
  await expect(situacao(page)).toHaveText(/Ao vivo|Em pregão/i)
  await atos.getByRole('button', { name: /Sem licitante/ }).click()
  await atos.getByRole('button', { name: /Confirmar/ }).click()
  await expect(resultado(page, bem)).toContainText(fim)
}

export async function encerrar(page: Page): Promise<void> {
  await acionarPorTab(page, page.getByRole('button', { name: 'Mais ações da sala' }))
  const item = page.getByRole('menuitem', { name: 'Encerrar o leilão' })
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(item).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await acionarPorTab(page, page.getByRole('dialog').getByRole('button', { name: 'Encerrar o leilão' }))
  await expect(page.getByRole('button', { name: 'Pausar (P)' })).toBeHidden()
}

export async function acompanhar(page: Page, leilao: string): Promise<void> {
  // His first page shows a few of his auctions.
  await page
    .getByRole('region', { name: 'Leilões', exact: true })
    .getByRole('link', { name: 'Ver todos' })
    .click()
  await page
    .getByRole('article')
    .filter({ hasText: leilao })
    .getByRole('link', { name: 'Acompanhar' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: leilao })).toBeVisible()
}

const linha = (page: Page, bem: string): Locator => page.getByRole('row').filter({ hasText: bem })

/** The room tells that the lot is freed before the answer's own call ends; what became of the answer is said all the same. */
export async function liberar(page: Page, bem: string, valor: string): Promise<void> {
  await page.route('**/comitentes/solicitacoes', async (r) => {
    const { host, port } = new URL(r.request().url())
    const response = await r.fetch({
      url: r.request().url().replace(host, `127.0.0.1:${port}`),
      headers: { ...r.request().headers(), host },
    })
    await expect(linha(page, bem)).toContainText('Liberada')
    await r.fulfill({ response })
  })
  await linha(page, bem)
    .getByRole('button', { name: new RegExp(`^Liberar ${reais(valor).source}`) })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Liberar o lance' }).click()
  await expect(linha(page, bem)).toContainText('Resposta enviada.')
  await page.unroute('**/comitentes/solicitacoes')
}

export async function pedirNovoValor(page: Page, bem: string, valor: string): Promise<void> {
  await linha(page, bem).getByRole('button', { name: 'Novo valor' }).click()
  const janela = page.getByRole('dialog')
  await janela.getByLabel('Novo valor').fill(valor)
  await janela.getByRole('button', { name: 'Enviar' }).click()
  await expect(linha(page, bem)).toContainText('Resposta enviada.')
}
