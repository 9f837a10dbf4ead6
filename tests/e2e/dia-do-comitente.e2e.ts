// A consignor's auction day on his phone: what waits for him, his answer, the request that outlives a reload, his results.
import { expect, test } from '@playwright/test'
import { entrar, pessoa, PESSOAS, semBarreiras } from './apoio.ts'

test('a consignor answers what waits for him, finds the request again and reads his results', async ({
  browser,
}) => {
  const page = await pessoa(browser, { celular: true })
  await entrar(page, 'auto', PESSOAS.comitente)
  await expect(page.getByRole('heading', { level: 1, name: 'Minha página' })).toBeVisible()
  const espera = page.getByRole('region', { name: 'Espera por você' })
  await semBarreiras(page, 'portal do comitente')
  await espera
    .getByRole('link', { name: /^Responder/ })
    .first()
    .click()

  // Chat and conditional lots are followed at first; broadcast and live are not.
  const opcoes = page.getByRole('group', { name: 'Acompanhar' })
  for (const [nome, ligada] of [
    ['Transmissão', false],
    ['Ao vivo', false],
    ['Conversa', true],
    ['Lotes condicionais', true],
  ] as const)
    await expect(opcoes.getByRole('checkbox', { name: nome })).toBeChecked({ checked: ligada })

  const condicionais = page.getByRole('region', { name: 'Condicionais' })
  await condicionais
    .getByRole('button', { name: /^Liberar R/ })
    .first()
    .click()
  await expect(condicionais).toContainText('Resposta enviada.')
  const solicitacoes = page.getByRole('region', { name: 'Solicitações' })
  await expect(solicitacoes).toContainText('Enviada')
  await page.reload()
  await expect(solicitacoes).toContainText('Resposta enviada.')
  await semBarreiras(page, 'portal do comitente')

  await page
    .getByRole('navigation', { name: 'Comitente' })
    .getByRole('link', { name: 'Meus lotes e resultados' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meus lotes e resultados' })).toBeVisible()
  await expect(page.getByText('Líquido').first()).toBeVisible()
  await expect(page.getByText('Despesas').first()).toBeVisible()
  const lotes = page.getByRole('table', { name: 'Lotes' })
  await page.getByLabel('Leilões de').fill('2001-01-01')
  await expect(page).toHaveURL(/de=2001-01-01/)
  await expect(lotes).toBeVisible()
  await page.getByLabel('até', { exact: true }).fill('2001-01-02')
  await expect(page.getByText('Nenhum lote encontrado')).toBeVisible()
})

test('a consignor follows one of his goods on his phone', async ({ browser }) => {
  const page = await pessoa(browser, { celular: true })
  await entrar(page, 'auto', PESSOAS.comitente)
  await page.getByRole('navigation', { name: 'Comitente' }).getByRole('link', { name: 'Estoque' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Estoque' })).toBeVisible()
  await page.locator('a[href*="/comitente/bens/"]').first().click()
  await expect(page).toHaveURL(/\/comitente\/bens\//)
  for (const nome of ['Fotos', 'Remoção', 'Laudos de vistoria', 'Leilão, venda e prestação', 'Arquivos'])
    await expect(page.getByRole('heading', { level: 2, name: nome, exact: true })).toBeVisible()
  await expect(page.getByText('Carregando')).toHaveCount(0)
  await semBarreiras(page, 'bem do comitente')
  const largura = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(largura).toBeLessThanOrEqual(await page.evaluate(() => window.innerWidth))
})
