// A proposal is answered with another value while its author looks at something else on his phone: the notice comes by
// itself, one tap leads to the offer, one more takes it, and the house sees it taken.
import { randomUUID } from 'node:crypto'
import { type Page, test } from '@playwright/test'
import { entrar, PESSOAS, pessoa, semBarreiras, url } from './apoio.ts'
import { expect } from './historia/esperar.ts'
import { pelaApi } from './telas/pela-api.ts'

interface Lote {
  readonly uid: string
}
interface AoVivo {
  readonly estado: { readonly proposta: boolean; readonly compreJa: number | null; readonly minimo: number }
  readonly meu: { readonly impedimento: unknown } | null
}
interface Proposta {
  readonly uid: string
  readonly lelUid: string
  readonly valor: number
}

/** A proposal of this client on a lot that he may bid on. */
async function propor(page: Page): Promise<Proposta & { readonly minimo: number }> {
  const lotes = await pelaApi<Lote[]>(page, 'POST', '/v1/lote/busca-elastic', { size: 60 })
  const minhas = await pelaApi<Proposta[]>(page, 'GET', '/v1/leilao/lotes/buscar-ultimas-proposta')
  const ja = new Set(minhas.map((p) => p.lelUid))
  for (const { uid } of lotes.filter((l) => !ja.has(l.uid))) {
    const { estado, meu } = await pelaApi<AoVivo>(page, 'GET', `/v1/leilao/lotes/${uid}/ao-vivo`)
    if (!estado.proposta || meu?.impedimento !== null) continue
    const valor = Math.round(estado.minimo * 0.9)
    await pelaApi(page, 'POST', `/v1/leilao/lotes/${uid}/propostas`, { valor, chaveDoPedido: randomUUID() })
    const [nova] = await pelaApi<Proposta[]>(
      page,
      'GET',
      `/v1/leilao/lotes/buscar-ultimas-proposta?lelUid=${uid}`,
    )
    if (nova) return { ...nova, minimo: estado.minimo }
  }
  throw new Error('no lot of the demonstration takes a proposal of this client')
}

test('a counter-offer is taken by a tap from its notice', async ({ browser }) => {
  test.slow()
  const page = await pessoa(browser, { celular: true })
  const casa = await pessoa(browser)
  await entrar(page, 'auto', PESSOAS.cliente)
  await page.goto(url('auto', '/cliente'))
  const proposta = await propor(page)
  await entrar(casa, 'auto', PESSOAS.adm)
  await page.goto(url('auto', '/cliente/meus-lances'))
  const andamento = page.getByRole('region', { name: 'Em negociação', exact: true })
  await expect(andamento.getByText('Proposta em análise').first()).toBeVisible()
  await page.goto(url('auto', '/agenda'))

  // Far above any reserve: it sells at once.
  await pelaApi(casa, 'PUT', `/v1/leilao/propostas/${proposta.uid}/responder`, {
    resposta: 'contrapropor',
    contraproposta: proposta.minimo * 3,
  })
  const sino = page.getByRole('button', { name: /^Avisos/ }).or(page.getByRole('link', { name: /^Avisos/ }))
  await expect(sino.first()).toBeVisible()
  await sino.first().click()
  await page
    .getByRole('link', { name: /Contraproposta/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cliente\/meus-lances/)
  const aceitar = andamento.getByRole('button', { name: /^Aceitar R\$/ }).first()
  await expect(aceitar).toBeVisible()
  await semBarreiras(page, 'a negotiation that waits for the client')
  await aceitar.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceitar e comprar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const [fio] = await pelaApi<{ situacao: string }[]>(
    page,
    'GET',
    `/v1/cliente/negociacoes?lelUid=${proposta.lelUid}`,
  )
  expect(fio?.situacao).toBe('comprado')
  await page.context().close()
  await casa.context().close()
})
