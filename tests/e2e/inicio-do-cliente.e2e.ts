// The client's first page and his profile: first steps of a new client, money and deadlines of an old one, and work that is
// not thrown away by another tab.
import { expect, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

test('an old client sees first what is due, then his money', async ({ browser }) => {
  test.slow()
  const page = await pessoa(browser, { celular: true })
  await comSessao(page, 'leilao', PESSOAS.cliente)
  await page.goto(url('leilao', '/cliente'))
  await expect(page.getByRole('heading', { name: 'Precisa de você' })).toBeVisible()
  const saldos = page.getByRole('region', { name: 'Saldos' })
  await expect(saldos.getByText('A pagar')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Primeiros passos' })).toBeHidden()
  await semBarreiras(page, 'inicio do cliente')
  // The head is the storefront's: his notices, the search, and the way to all lots.
  const cabeca = page.getByRole('banner')
  await cabeca.getByRole('button', { name: /^Avisos/ }).click()
  await expect(page.getByRole('link', { name: 'Todos os avisos' })).toBeVisible()
  await page.keyboard.press('Escape')
  await cabeca.getByRole('searchbox').or(cabeca.getByRole('combobox')).fill('Onix')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/leilao\?q=Onix$/)
  await page.context().close()
})

test('what was typed in the profile is not thrown away by another tab', async ({ browser }) => {
  test.slow()
  const page = await pessoa(browser)
  await comSessao(page, 'leilao', PESSOAS.cliente)
  await page.goto(url('leilao', '/cliente/meu-perfil'))
  const ocupacao = page.getByLabel('Ocupação')
  await ocupacao.fill('Mecânica de motos')
  await page.getByRole('tab', { name: 'Endereço' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await pergunta.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(ocupacao).toHaveValue('Mecânica de motos')
  await page.getByRole('tab', { name: 'Endereço' }).click()
  await pergunta.getByRole('button', { name: 'Sair e perder' }).click()
  await expect(page.getByLabel('CEP')).toBeVisible()
  await page.context().close()
})
