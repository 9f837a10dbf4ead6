// A visitor without an account finds nothing, leaves an e-mail, confirms it from the letter, is told of the lot that comes, and
// stops; the house and an old phone without scripts meet the same.
import { randomUUID } from 'node:crypto'
import { type Page, test } from '@playwright/test'
import { entrar, pessoa, semBarreiras, url } from './apoio.ts'
import { expect } from './historia/esperar.ts'
import { BENS, novaSerie, prepararLeilao } from './historia/preparar.ts'
import { pelaApi } from './telas/pela-api.ts'

interface Carta {
  readonly para: string
  readonly assunto: string | null
  readonly texto: string
  readonly sairUrl: string | null
}
const novoEmail = () => `visitante-${randomUUID().slice(0, 8)}@exemplo.com`
/** Who fills a form faster than a person is taken for a program. */
const PRESSA_MS = 4_000
/** Saved searches look once a minute. */
const ATE_O_AVISO_MS = 150_000

/** The newest letter to this address whose subject is so. */
async function carta(page: Page, para: string, assunto: RegExp, timeout = 30_000): Promise<Carta> {
  let achada: Carta | undefined
  await expect
    .poll(
      async () => {
        const todas = await pelaApi<Carta[]>(page, 'GET', '/simuladores/caixa-postal.json')
        achada = todas.find((c) => c.para === para && assunto.test(c.assunto ?? ''))
        return achada?.assunto ?? null
      },
      { timeout },
    )
    .not.toBeNull()
  if (achada === undefined) throw new Error(`no letter to ${para}`)
  return achada
}
const linkDe = (c: Carta, caminho: RegExp): string => {
  const link = [...c.texto.matchAll(/http\S+/g)].map((m) => m[0]).find((l) => caminho.test(l))
  if (link === undefined) throw new Error(`the letter has no link of ${caminho.source}`)
  return link
}
const CONFIRMAR = /\/avisos\/confirmar\//

async function pedir(page: Page, email: string): Promise<void> {
  const forma = page.locator('form', { has: page.getByText('Quando avisar') })
  await forma.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.waitForTimeout(PRESSA_MS)
  await forma.getByRole('button', { name: 'Quero receber' }).click()
  await expect(page.getByRole('heading', { name: 'Falta um passo' })).toBeVisible()
}

test('by e-mail alone: nothing found, asked, confirmed, told of the lot that came, stopped', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const [page, casa] = [await pessoa(browser, { celular: true }), await pessoa(browser)]
  const [serie, email] = [novaSerie(), novoEmail()]
  await page.goto(url('leilao', `/leilao?q=${serie}`))
  await page.getByRole('link', { name: 'Avise-me quando entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Avise-me', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar', exact: true })).toBeVisible()
  await semBarreiras(page, 'the page that asks to be told')
  await pedir(page, email)
  // The same again is answered the same, and writes no second letter.
  await page.goto(url('leilao', `/avise-me?${new URLSearchParams({ de: `/leilao?q=${serie}` })}`))
  await pedir(page, email)
  const pergunta = await carta(page, email, /^Confirme: avisos/)
  await page.goto(linkDe(pergunta, CONFIRMAR))
  await page.getByRole('button', { name: 'Confirmar o meu e-mail' }).click()
  await expect(page.getByText(`Resultados para “${serie}”`)).toBeVisible()

  await entrar(casa, 'leilao', 'adm@martelo.demo')
  await prepararLeilao(casa, serie, BENS.slice(0, 1), 'leiloeiro')
  const aviso = await carta(page, email, /^1 lote combina com/, ATE_O_AVISO_MS)
  expect(aviso.texto).toContain('Fiat Argo')
  await page.goto(linkDe(aviso, /\/leilao\/.+\/\d+$/))
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(serie) })).toBeVisible()
  const mais = page.getByRole('link', { name: 'Avise-me de lotes parecidos' })
  await expect(mais).toHaveAttribute('href', /^\/avise-me\?de=.*Argo/)

  await casa.goto(url('leilao', '/admin/newsletter?aba=alertas'))
  await expect(casa.getByText(email)).toBeVisible()
  await page.goto(aviso.sairUrl ?? '')
  await page.getByRole('button', { name: 'Parar de receber' }).click()
  await expect(page.getByText('não envia mais e-mails')).toBeVisible()
  await page.goto(aviso.sairUrl ?? '')
  await page.getByRole('button', { name: 'Parar de receber' }).click()
  await expect(page.getByText('Pronto: esta busca não envia mais e-mails.')).toBeVisible()
  const cartas = await pelaApi<Carta[]>(page, 'GET', '/simuladores/caixa-postal.json')
  expect(cartas.filter((c) => c.para === email)).toHaveLength(2)
  await Promise.all([page, casa].map((p) => p.context().close()))
})

test('without script on the shop: asked and confirmed in its words, and the house takes it away', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const contexto = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await contexto.newPage()
  const email = novoEmail()
  await page.goto(url('loja', '/anuncio?categoria=Moto'))
  await page.getByRole('link', { name: 'Salvar esta busca' }).click()
  expect(await page.getByRole('main').innerText()).not.toMatch(/lote|leil|lance/i)
  await page.getByLabel('Uma vez por dia, de manhã').check()
  await pedir(page, email)
  const casa = await pessoa(browser)
  await entrar(casa, 'loja', 'adm@martelo.demo')
  const pergunta = await carta(casa, email, /^Confirme: avisos/)
  expect(pergunta.texto).not.toMatch(/\blotes?\b|leil|lance/i)
  await page.goto(linkDe(pergunta, CONFIRMAR))
  await page.getByRole('button', { name: 'Confirmar o meu e-mail' }).click()
  await expect(page.getByRole('status')).toContainText('Pronto: avisamos neste e-mail os próximos anúncios')
  expect((await page.goto(`${linkDe(pergunta, CONFIRMAR)}x`))?.status()).toBe(200)
  await page.getByRole('button', { name: 'Confirmar o meu e-mail' }).click()
  await expect(page.getByRole('alert')).toContainText('Este endereço não vale mais')

  await casa.goto(url('loja', '/admin/newsletter?aba=alertas'))
  const linha = casa.getByRole('row', { name: new RegExp(email) })
  await linha.getByRole('checkbox').check()
  await casa.getByRole('button', { name: 'Apagar', exact: true }).click()
  await casa.getByRole('dialog').getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect(linha).toHaveCount(0)
  await Promise.all([contexto.close(), casa.context().close()])
})
