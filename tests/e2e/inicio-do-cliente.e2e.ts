// The client's first page and his profile: first steps of a new client, money and deadlines of an old one, and work that is
// not thrown away by another tab.
import { expect, test } from '@playwright/test'
import { entrar, PESSOAS, pessoa, semBarreiras, url } from './apoio.ts'

test('an old client sees first what is due, then his money', async ({ browser }) => {
  test.slow()
  const page = await pessoa(browser, { celular: true })
  await entrar(page, 'leilao', PESSOAS.cliente)
  await page.goto(url('leilao', '/cliente'))
  await expect(page.getByRole('heading', { name: 'Precisa de você' })).toBeVisible()
  const saldos = page.getByRole('region', { name: 'Saldos' })
  await expect(saldos.getByText('A pagar')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Primeiros passos' })).toBeHidden()
  await semBarreiras(page, 'inicio do cliente')
  await page.context().close()
})

test('what was typed in the profile is not thrown away by another tab', async ({ browser }) => {
  test.slow()
  const page = await pessoa(browser)
  await entrar(page, 'leilao', PESSOAS.cliente)
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
