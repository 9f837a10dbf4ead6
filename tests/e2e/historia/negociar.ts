/** A proposal that the house answers with another value, from both sides. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pelaApi } from '../telas/pela-api.ts'
import { expect } from './esperar.ts'
import { reais } from './lances.ts'

interface Proposta {
  readonly uid: string
  readonly lelUid: string
  readonly numero: string
}

/** Below what the lot begins with; the client is enabled for the auction. */
export async function propor(page: Page, bem: string, valor: number): Promise<Proposta> {
  const requisicoesBusca = [{ tipo: 'geral', valor: bem }]
  const [lote] = await pelaApi<{ uid: string }[]>(page, 'POST', '/v1/lote/busca-elastic', {
    requisicoesBusca,
  })
  if (lote === undefined) throw new Error(`no lot ${bem}`)
  await pelaApi(page, 'POST', `/v1/leilao/lotes/${lote.uid}/propostas`, {
    valor,
    chaveDoPedido: randomUUID(),
  })
  const ultimas = `/v1/leilao/lotes/buscar-ultimas-proposta?lelUid=${lote.uid}`
  const [nova] = await pelaApi<Proposta[]>(page, 'GET', ultimas)
  if (nova === undefined) throw new Error(`no proposal on ${bem}`)
  return nova
}

export const contrapropor = (casa: Page, uid: string, contraproposta: number) =>
  pelaApi(casa, 'PUT', `/v1/leilao/propostas/${uid}/responder`, { resposta: 'contrapropor', contraproposta })

/** The bell counts it by itself; its notice leads to the offer. */
export async function abrirContraproposta(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Avisos: \d+ por ler$/ }).click()
  await page
    .getByRole('link', { name: /Contraproposta/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cliente\/meus-lances/)
}

export async function aceitarContraproposta(
  page: Page,
  { lelUid, numero }: Proposta,
  valor: string,
): Promise<void> {
  const andamento = page.getByRole('region', { name: new RegExp(`^Negociação: .* ${numero}$`) })
  await andamento.getByRole('button', { name: new RegExp(`^Aceitar ${reais(valor).source}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceitar e comprar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const negociacoes = `/v1/cliente/negociacoes?lelUid=${lelUid}`
  const [fio] = await pelaApi<{ situacao: string }[]>(page, 'GET', negociacoes)
  expect(fio?.situacao).toBe('comprado')
}
