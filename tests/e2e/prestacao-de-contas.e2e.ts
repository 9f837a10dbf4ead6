// A consignor is accounted to and paid: one person checks, another approves, the bank pays, and he reads it in his portal.
import { expect, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

test('a statement is opened, checked, approved by another person and paid by Pix; the consignor sees it', async ({
  browser,
}) => {
  const acerto = await pessoa(browser)
  await comSessao(acerto, 'leilao', PESSOAS.acerto)
  await acerto.goto(url('leilao', '/admin'))
  const menu = acerto.locator('.menu-da-casa')
  await menu.getByText('Financeiro', { exact: true }).click()
  await menu.getByText('Prestações de contas').click()
  await acerto.getByRole('tab', { name: 'A abrir' }).click()
  const abrir = acerto.getByRole('button', { name: /^Abrir prestação de/ }).first()
  const comitente =
    /Abrir prestação de (.*?), /.exec((await abrir.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await abrir.click()
  await expect(acerto.getByRole('heading', { level: 1, name: comitente })).toBeVisible()
  await acerto.getByRole('tab', { name: /Lançamentos/ }).click()
  const novo = acerto.getByRole('region', { name: 'Novo lançamento' })
  await novo.getByRole('button', { name: 'Lançar' }).click()
  await expect(novo.getByText('Informe o valor')).toBeVisible()
  await novo.getByRole('textbox', { name: 'Valor' }).fill('150,00')
  await novo.getByLabel('Descrição').fill('Lavagem e fotografia')
  await novo.getByRole('button', { name: 'Lançar' }).click()
  await expect(acerto.getByText('Despesa: R$ 150,00')).toBeVisible()
  await semBarreiras(acerto, 'prestação de contas')
  const endereco = new URL(acerto.url()).pathname
  await acerto.getByRole('button', { name: 'Conferir', exact: true }).click()
  await acerto.getByRole('dialog').getByRole('button', { name: 'Conferir' }).click()
  await expect(acerto.getByText('Conferida', { exact: true }).first()).toBeVisible()

  const adm = await pessoa(browser)
  await comSessao(adm, 'leilao', PESSOAS.adm)
  await adm.goto(url('leilao', endereco))
  await adm.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await adm.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
  await adm.getByRole('button', { name: 'Pagar por Pix' }).click()
  await adm.getByRole('dialog').getByRole('button', { name: 'Pagar por Pix' }).click()
  await expect(adm.getByText('Paga', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await adm.goto(url('leilao', '/admin/razao'))
  await adm.getByRole('button', { name: 'Conferir agora' }).click()
  await expect(adm.getByText(/0 diferenças/)).toBeVisible()
  await expect(adm.getByText('As contas fecham')).toBeVisible()
  await semBarreiras(adm, 'razão')

  const dono = await pessoa(browser, { celular: true })
  await comSessao(dono, 'leilao', PESSOAS.comitente)
  await dono.goto(url('leilao', '/comitente/prestacoes'))
  const minha = dono
    .getByRole('article')
    .filter({ hasText: comitente })
    .filter({ hasText: /Pix de/ })
  await expect(minha.getByText(/Pix de .*: paga/)).toBeVisible()
  await semBarreiras(dono, 'prestações do comitente')
  await minha.getByRole('link', { name: /Ver o documento/ }).click()
  await expect(dono.getByText('Lavagem e fotografia')).toBeVisible()
})
