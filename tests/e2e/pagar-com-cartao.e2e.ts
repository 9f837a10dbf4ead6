// A purchase is paid by card: the acquirer's own page, a refused card, the holder's bank, and the office that sees it.
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { expect, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

test('a refused card, then one that the bank confirms: the purchase closes by itself and the office sees the card', async ({
  browser,
}) => {
  // Three parties answer through the queue: the acquirer's notices, the capture, and the sale that closes.
  test.slow()
  const eu = await pessoa(browser, { celular: true })
  await comSessao(eu, 'leilao', PESSOAS.cliente)
  await eu.goto(url('leilao', '/cliente/compras'))
  await eu
    .getByRole('link', { name: /utilitários/ })
    .first()
    .click()
  await eu.getByText('Cartão', { exact: true }).click()
  await expect(eu.getByRole('combobox', { name: 'Parcelas' })).toHaveValue(/À vista/)
  await semBarreiras(eu, 'pagar com cartão')
  for (const numero of ['4000000000000010', '4000000000003014']) {
    if (numero !== '4000000000000010') await eu.getByText('Cartão', { exact: true }).click()
    await eu.getByRole('button', { name: /^Continuar com/ }).click()
    const aberta = eu.context().waitForEvent('page')
    await eu.getByRole('link', { name: 'Digitar o cartão na página segura' }).click()
    const operadora = await aberta
    await operadora.getByLabel(/Número do cartão/).fill(numero)
    await operadora.getByLabel(/Nome/).fill('CLIENTE DE TESTE')
    await operadora.getByLabel(/Validade/).fill('12/30')
    await operadora.getByLabel(/segurança|CVV/).fill('123')
    await operadora.getByRole('button', { name: /^Pagar/ }).click()
    if (numero === '4000000000003014') {
      await operadora.getByLabel(/[Cc]ódigo/).fill('123456')
      await operadora.getByRole('button', { name: /Confirmar/ }).click()
      // A page that is closed while its answer comes may never say that it is closed.
      await expect(operadora.getByText('Cartão autorizado')).toBeVisible()
    } else
      await expect(eu.getByText(/Escolha|Forma|Pagar só uma parte/).first()).toBeVisible({ timeout: 60_000 })
    await operadora.close()
  }
  await expect(eu.getByText('Fechada').first()).toBeVisible({ timeout: 60_000 })
  const compra = new URL(eu.url()).pathname.split('/').at(-1) ?? ''

  const acerto = await pessoa(browser)
  await comSessao(acerto, 'leilao', PESSOAS.acerto)
  await acerto.goto(url('leilao', '/admin'))
  const menu = acerto.locator('.menu-da-casa')
  await menu.getByText('Financeiro', { exact: true }).click()
  await menu.getByText('Cartões').click()
  await acerto.goto(url('leilao', '/admin/cartoes?situacao=pagos'))
  await acerto
    .getByRole('row')
    .filter({ hasText: `Venda ${numeroDaVenda(Number(compra))}` })
    .getByRole('link')
    .click()
  const cartao = acerto.getByRole('region', { name: /^Cartão de R\$/ }).first()
  await expect(cartao).toContainText('Visa final 3014')
  await semBarreiras(acerto, 'venda paga com cartão')
})
