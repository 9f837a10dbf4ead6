// A figure of a report leads to its rows, and the report leaves as a file; the consignor reads what is his, on his phone.
import { expect, test } from '@playwright/test'
import { comSessao, entrar, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

test('a figure leads to its rows, and the rows leave as a spreadsheet', async ({ browser }) => {
  test.slow()
  const page = await pessoa(browser)
  await comSessao(page, 'leilao', PESSOAS.adm)
  await page.goto(url('leilao', '/admin/relatorios?relatorio=arrematados&periodo=tudo'))
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios' })).toBeVisible()
  const linhas = page.getByRole('table', { name: 'Linhas do relatório' })
  await expect(linhas).toBeVisible()
  await expect(linhas.getByRole('columnheader').first()).toHaveText('Posição')
  await semBarreiras(page, 'relatórios')
  const grupos = page.getByRole('table', { name: 'Arremates por leilão' })
  const figura = grupos.getByRole('link', { name: /linhas\. Ver só estas$/ }).first()
  const quantas = await figura.textContent()
  await figura.click()
  await expect(page.getByRole('link', { name: `Linhas: ${quantas}. Ver as linhas` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mostrar tudo' })).toBeVisible()
  const baixado = page.waitForEvent('download')
  await page.getByRole('button', { name: 'XLSX' }).click()
  expect((await baixado).suggestedFilename()).toBe('Arrematados.xlsx')

  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const dialogo = page.getByRole('dialog', { name: 'Guardar o relatório' })
  await dialogo.getByRole('textbox', { name: 'Nome' }).fill('Arrematados de um leilão')
  await dialogo.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialogo).toBeHidden()
  await page.goto(url('leilao', '/admin/relatorios'))
  await page.getByRole('button', { name: /^Guardados/ }).click()
  await page.getByRole('button', { name: 'Arrematados de um leilão', exact: true }).click()
  await expect(page.getByRole('link', { name: `Linhas: ${quantas}. Ver as linhas` })).toBeVisible()
})

test('a consignor reads his reports on a phone', async ({ browser }) => {
  test.slow()
  const page = await pessoa(browser, { celular: true })
  await entrar(page, 'auto', PESSOAS.comitente)
  await page
    .getByRole('navigation', { name: 'Comitente' })
    .getByRole('link', { name: 'Relatórios do comitente' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Relatórios do comitente' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Linhas: / })).toBeVisible()
  await semBarreiras(page, 'relatórios do comitente')
})
