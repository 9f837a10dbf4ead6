// The house puts a notice into its own words, tries it, and finds it in what was sent.
import { expect, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

test('an administrator changes a text, sends himself a test and finds it in the list and in the bell', async ({
  browser,
}) => {
  const page = await pessoa(browser)
  await comSessao(page, 'leilao', PESSOAS.adm)
  await page.goto(url('leilao', '/admin'))
  const menu = page.locator('.menu-da-casa')
  await menu.getByText('Configurações', { exact: true }).click()
  await menu.getByText('Textos dos avisos').click()
  await page.getByLabel('Procurar aviso').fill('documentos para conferir')
  await page.getByRole('link', { name: 'Documentos para conferir' }).click()
  const sino = page.getByRole('region', { name: 'No site e nos aparelhos' })
  await sino.getByLabel('Título').fill('Há papéis de {placa}')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(sino.getByText('{placa} não existe neste aviso')).toBeVisible()
  await sino.getByLabel('Título').fill('Há papéis na fila')
  await sino.getByRole('button', { name: 'Ver com um exemplo' }).click()
  await expect(sino.getByRole('status')).toContainText('Há papéis na fila')
  await semBarreiras(page, 'aviso da casa')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Aviso salvo')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar um teste a mim' }).click()
  await page.getByRole('menuitem', { name: 'No site' }).click()
  await expect(page.getByText('O teste está no seu sino')).toBeVisible()
  await menu.getByText('Avisos enviados').click()
  await expect(page.getByRole('cell', { name: /Há papéis na fila/ }).first()).toBeVisible()
  await semBarreiras(page, 'avisos enviados')
  await page.reload()
  await page.getByRole('button', { name: /Avisos: \d+ por ler/ }).click()
  // With the example's person: one who signs up meanwhile makes a notice of her own.
  await expect(page.getByRole('menuitem', { name: /Há papéis na fila Maria Souza/ })).toBeVisible()
})
