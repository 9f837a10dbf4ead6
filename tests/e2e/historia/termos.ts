/** The house's terms of use: a new version, and the client who is asked for it with his offer in hand. */
import type { Page } from '@playwright/test'
import { semBarreiras } from '../apoio.ts'
import { expect } from './esperar.ts'
import { painel } from './lances.ts'

const dia = (daqui: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + daqui * 86_400_000)

/** `prazo`: days until an offer needs the acceptance; without it, from today. `casa` stands on any page of its house. */
export async function publicarTermos(
  casa: Page,
  numero: string,
  mudou: string,
  texto: string,
  prazo?: number,
): Promise<void> {
  await casa.goto(new URL('/admin/privacidade/termos?registro=novo', casa.url()).href)
  const gaveta = casa.getByRole('dialog')
  const campo = (rotulo: string) => gaveta.getByLabel(rotulo, { exact: false })
  await campo('Versão').first().fill(numero)
  await campo('Documento').and(casa.locator('input')).first().click()
  await casa.getByRole('option', { name: 'Termos de uso' }).click()
  await campo('Em vigor desde').first().fill(dia(0))
  if (prazo !== undefined) await campo('Aceite exigido desde').first().fill(dia(prazo))
  await gaveta.getByLabel('O que mudou').fill(mudou)
  await campo('Texto').last().fill(texto)
  await gaveta.getByRole('button', { name: 'Salvar' }).click()
  await expect(gaveta.getByRole('button', { name: 'Salvar' })).toBeHidden()
}

/** On a phone: what he typed waits while he reads, and he sends it himself. */
export async function aceitarAntesDoLance(page: Page, valor: string, mudou: string): Promise<void> {
  const antes = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const campo = painel(page).getByLabel('Outro valor')
  await campo.fill(valor)
  const enviar = painel(page).getByRole('button', { name: 'Enviar', exact: true })
  await enviar.click()
  const janela = page.getByRole('dialog', { name: 'Os termos da casa mudaram' })
  await expect(janela).toContainText(mudou)
  await semBarreiras(page, 'the terms before a bid')
  await janela.getByRole('button', { name: 'Ler depois' }).click()
  await expect(painel(page).getByRole('alert')).toContainText('Os Termos de uso mudaram')
  await expect(campo).toHaveValue(valor)
  await enviar.click()
  await janela.getByLabel('Li e aceito').check()
  await janela.getByRole('button', { name: 'Registrar o aceite' }).click()
  await expect(janela).toBeHidden()
  // The line above the page asked for the same.
  await expect(page.getByRole('region', { name: /^Há uma versão nova/ })).toBeHidden()
  await expect(campo).toHaveValue(valor)
  await enviar.click()
  await expect(painel(page).getByText('Recebido: você está ganhando.')).toBeVisible()
  if (antes !== null) await page.setViewportSize(antes)
}
