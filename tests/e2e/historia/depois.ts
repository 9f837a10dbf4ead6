/** After the hammer: Pix and transfer, validation, pickup, papers. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { peloMenu } from '../apoio.ts'
import { pelaApi } from '../telas/pela-api.ts'
import { expect } from './esperar.ts'

/** From the panel of the lot that was won to its purchase; it comes by itself when the sale is made. */
export async function abrirCompra(page: Page, bem: string): Promise<void> {
  await page.getByRole('link', { name: 'Ver minhas compras' }).click()
  await page
    .getByRole('link')
    .filter({ hasText: bem })
    .filter({ hasText: /Compra \d+/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Pagar agora' })).toBeVisible()
}

/** The house opens the sale from its list, which grows by itself. */
export async function abrirVenda(casa: Page, bem: string): Promise<void> {
  await peloMenu(casa, 'Financeiro', 'Vendas')
  await casa.getByRole('row').filter({ hasText: bem }).getByText(bem).first().click()
  await expect(casa.getByRole('tab', { name: /^Itens/ })).toBeVisible()
}

export async function gerarPix(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Gerar Pix de R\$/ }).click()
  await expect(page.getByRole('img', { name: /^Código QR do Pix/ })).toBeVisible()
}

/** In the simulated bank, in a window of its own. */
export async function pagarNoBanco(page: Page, modo: RegExp): Promise<void> {
  const janela = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Pagar no simulador' }).click()
  const banco = await janela
  await banco.getByRole('button', { name: modo }).click()
  await expect(banco.getByRole('status')).toContainText('Pix enviado')
  await banco.close()
}

async function comprovante(cor: string): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 800, channels: 3, background: cor } })
    .png()
    .toBuffer()
}

export async function enviarComprovante(page: Page, cor: string): Promise<void> {
  await page
    .getByLabel('Arquivo do comprovante')
    .setInputFiles({ name: 'comprovante.png', mimeType: 'image/png', buffer: await comprovante(cor) })
  await expect(page.getByRole('heading', { name: 'Pagamento em validação' })).toBeVisible()
}

export async function transferir(page: Page): Promise<void> {
  await page.getByText('Transferência', { exact: true }).click()
  await page.getByRole('button', { name: /^Transferir R\$/ }).click()
  await enviarComprovante(page, '#dddddd')
}

/** The house answers the proof in its sale; the other side sees it at once. */
export async function divergir(casa: Page, motivo: string): Promise<void> {
  await casa.getByRole('button', { name: 'Marcar divergência' }).click()
  const janela = casa.getByRole('dialog')
  await janela.getByLabel('Motivo').fill(motivo)
  await janela.getByRole('button', { name: 'Marcar divergência' }).click()
  await expect(janela).toBeHidden()
}

/** Papers at a yard, then the goods: the first day and hour that the yard has free. Answers the day. */
export async function agendar(page: Page): Promise<string> {
  await page
    .getByRole('group', { name: /^Horários de/ })
    .locator('button[aria-disabled="false"]')
    .first()
    .click()
  const botao = page.getByRole('button', { name: /^Agendar para/ })
  const [, dia = '', mes = '', ano = ''] = /(\d{2})\/(\d{2})\/(\d{4})/.exec(await botao.innerText()) ?? []
  await botao.click()
  return `${ano}-${mes}-${dia}`
}

/** Somebody else comes: named with the booking. */
export async function agendarParaOutro(page: Page, nome: string, cpf: string): Promise<string> {
  await page.getByLabel('Outra pessoa vai retirar').check()
  await page.getByLabel('Nome completo').fill(nome)
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('Telefone').fill('11987654321')
  return agendar(page)
}

/** The code on the paper of the pickup as it is booked now. */
export async function codigoDaRetirada(page: Page): Promise<string> {
  const [compra] = await pelaApi<{ itens: { agendamentoRetirada: { hashQrcode: string } | null }[] }[]>(
    page,
    'GET',
    '/v1/leilao/vendas/buscar-venda/minhas-vendas',
  )
  return compra?.itens[0]?.agendamentoRetirada?.hashQrcode ?? ''
}

export async function escolherEntrega(page: Page): Promise<void> {
  await page
    .getByLabel(/Retirar no pátio/)
    .first()
    .check()
  await page.getByLabel('Pátio').and(page.locator('input:not([type=radio])')).first().click()
  await page.getByRole('option', { name: /Guarulhos/ }).click()
  await page.getByRole('button', { name: 'Confirmar a entrega' }).first().click()
  await expect(page.getByText('Entrega escolhida')).toBeVisible()
}

/**
 * The yard's man finds the booking on its day, brings it to today when its buyer comes early, and hands the vehicle over;
 * `terceiro`: to whom the buyer has sent.
 */
export async function entregar(patio: Page, dia: string, bem: string, terceiro = false): Promise<void> {
  await peloMenu(patio, 'Veículos e pátio', 'Agenda de retiradas')
  await expect(patio.getByRole('heading', { name: 'Agenda de retiradas' })).toBeVisible()
  await patio.getByLabel('Pátio').and(patio.locator('input')).first().click()
  await patio.getByRole('option', { name: /Pátio Guarulhos/ }).click()
  await patio.getByLabel('Dia', { exact: true }).and(patio.locator('input[type=date]')).fill(dia)
  await expect(patio.getByText(bem).first()).toBeVisible()
  const retirada = patio.locator('.patio-retirada', { hasText: bem })
  const antecipar = retirada.getByRole('button', { name: 'Antecipar para hoje' })
  await expect(antecipar.or(retirada.getByRole('button', { name: 'Retirado', exact: true }))).toBeVisible()
  if (await antecipar.isVisible()) {
    await antecipar.click()
    await expect(patio.getByText('Retirada antecipada para hoje')).toBeVisible()
  }
  await retirada.getByRole('button', { name: 'Retirado', exact: true }).click()
  const dialogo = patio.getByRole('dialog')
  if (terceiro) await dialogo.getByRole('checkbox', { name: /^Li a autorização assinada/ }).check()
  await dialogo.getByRole('button', { name: 'Confirmar a entrega' }).click()
  await expect(patio.getByText('Retirada registrada')).toBeVisible()
}

/** The house sends the papers on their way. */
export async function despachar(casa: Page): Promise<void> {
  await casa.getByRole('tab', { name: /^Itens/ }).click()
  await casa.getByRole('button', { name: 'Encaminhar ao despachante' }).click()
  await casa.getByRole('button', { name: 'Registrar o envio' }).click()
  await expect(casa.getByText('Documentos: Enviado')).toBeVisible()
}
