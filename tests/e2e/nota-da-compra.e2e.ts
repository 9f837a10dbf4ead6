// A note of a sale: issued by the house, printed by the buyer, and checked by the QR on the paper.
import { expect, test } from '@playwright/test'
import { lerCodigos } from '../pg/ler-pdf.ts'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

interface Compra {
  readonly id: number
  readonly situacao: string
  readonly codigoNotaFiscal: string | null
  readonly hashQrcode: string
}

test('the note is issued, stands on the purchase, is printed, and its QR leads to the page that confirms it', async ({
  browser,
}) => {
  test.slow()
  const eu = await pessoa(browser, { celular: true })
  await comSessao(eu, 'leilao', PESSOAS.cliente)
  await eu.goto(url('leilao', '/cliente/compras'))
  const compras = await pelaApi<Compra[]>(eu, 'GET', '/v1/leilao/vendas/buscar-venda/minhas-vendas')
  const compra = compras.find((c) => c.situacao === 'Fechada' && c.codigoNotaFiscal === null)
  if (compra === undefined) throw new Error('no closed purchase of the demonstration is without a note')

  const acerto = await pessoa(browser)
  await comSessao(acerto, 'leilao', PESSOAS.acerto)
  await acerto.goto(url('leilao', `/admin/compras/${compra.id}`))
  await acerto.getByRole('button', { name: 'Nota · Pendente' }).click()
  await acerto.getByRole('menuitem', { name: 'Emitir a nota' }).click()
  await acerto.getByRole('dialog').getByRole('button', { name: 'Emitir' }).click()
  await expect(acerto.getByRole('button', { name: /^Nota \d+\/\d{4} · Emitida/ })).toBeVisible({
    timeout: 60_000,
  })

  await eu.goto(url('leilao', `/cliente/compras/${compra.id}`))
  const link = eu.getByRole('link', { name: /^Nota de arrematação \d+\/\d{4}$/ })
  await expect(link).toBeVisible({ timeout: 30_000 })
  const codigo = /\d+\/\d{4}/.exec(await link.innerText())?.[0] ?? ''
  const aberta = eu.context().waitForEvent('page')
  await link.click()
  const papel = await aberta
  await expect(papel.getByRole('heading', { level: 1 })).toContainText('Nota de arrematação')
  await expect(papel.getByText(codigo).first()).toBeVisible()

  // What lies in the printer: its code as a camera reads it.
  const pdf = await papel.evaluate(
    async (e) => [...new Uint8Array(await (await fetch(e)).arrayBuffer())],
    `/v1/documentos/nota/${compra.hashQrcode}/pdf`,
  )
  const [lido] = await lerCodigos(new Uint8Array(pdf))
  expect(lido).toContain('/qrcode/nota/')
  const quemConfere = await pessoa(browser, { celular: true })
  await quemConfere.goto(url('leilao', new URL(lido ?? '').pathname))
  await expect(quemConfere.getByText(codigo).first()).toBeVisible({ timeout: 30_000 })
  await expect(quemConfere.locator('[data-tom=sim]')).toBeVisible()
  await semBarreiras(quemConfere, 'conferência da nota')
  await quemConfere.goto(url('leilao', `/qrcode/nota/${'0'.repeat(32)}`))
  await expect(quemConfere.getByText('Não emitimos este documento')).toBeVisible()
})
