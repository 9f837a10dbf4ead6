// From the list to one lot, as a visitor who is choosing: compare, keep the search, reckon the freight, ask; and out of
// the letters by the mail program's own button.
import { randomUUID } from 'node:crypto'
import { type Page, test } from '@playwright/test'
import { comSessao, entrar, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'
import { expect } from './historia/esperar.ts'
import { pelaApi } from './telas/pela-api.ts'

interface Lote {
  readonly uid: string
  readonly nome: string
  readonly url: string
  readonly leilao: { readonly uid: string }
  readonly giro?: readonly unknown[]
  readonly fotosUrls?: readonly { readonly legenda: string }[]
}

/** A damaged lot on offer with photographs of a turn around it. */
async function loteQueGira(page: Page): Promise<Lote> {
  const lotes = await pelaApi<Lote[]>(page, 'POST', '/v1/lote/busca-elastic', { size: 60 })
  for (const { uid } of lotes) {
    const lote = await pelaApi<Lote>(page, 'GET', `/v1/lote/publico/${uid}`)
    const avariado = lote.fotosUrls?.some((f) => f.legenda.includes('avaria:')) ?? false
    if (avariado && lote.giro && lote.giro.length > 0) return lote
  }
  throw new Error('no damaged lot of the demonstration turns')
}

/** The same lots as rows and as a table, on a desk: nothing is cut off, and no card shows ground beside its photograph. */
async function linhasETabelaCabem(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(url('leilao', '/leilao?ver=tabela'))
  const encerra = page.getByRole('columnheader', { name: 'Encerra' })
  await expect(encerra).toBeVisible()
  // With its own font, which is wider than the one that stands in for it.
  await page.evaluate(() => document.fonts.ready)
  expect(
    await encerra.evaluate((th) => {
      const quadro = th.closest('table')?.parentElement
      return quadro === null || quadro === undefined ? null : quadro.scrollWidth - quadro.clientWidth
    }),
  ).toBe(0)
  await page.goto(url('leilao', '/leilao?ver=lista'))
  const faixas = await page.locator('.cartao-do-lote').evaluateAll((cartoes) =>
    cartoes.slice(0, 6).map((c) => {
      const foto = c.querySelector('img')?.getBoundingClientRect()
      return Math.round(c.getBoundingClientRect().height - (foto?.height ?? 0))
    }),
  )
  // Its two borders.
  expect(Math.max(...faixas)).toBeLessThanOrEqual(4)
}

/** The mark below each card stands at the card's edge, and no gap parts them. */
async function marcasJuntoAosCartoes(page: Page): Promise<void> {
  const fora = await page.locator('.grade-de-lotes > li').evaluateAll((itens) =>
    itens.slice(0, 6).map((li) => {
      const cartao = li.querySelector('.cartao-do-lote')?.getBoundingClientRect()
      const marca = li.querySelector('.marca-de-comparar')?.getBoundingClientRect()
      if (cartao === undefined || marca === undefined) return 'missing'
      const dentro = marca.left >= cartao.left - 1 && marca.right <= cartao.right + 1
      return dentro && Math.abs(marca.top - cartao.bottom) <= 8
        ? ''
        : `${marca.left} ${marca.top}, ${cartao.left} ${cartao.bottom}`
    }),
  )
  expect(fora.filter((f) => f !== '')).toEqual([])
}

async function compararDois(page: Page): Promise<void> {
  await page.goto(url('leilao', '/leilao?categoria=Carros'), { waitUntil: 'networkidle' })
  const cartoes = page.locator('.cartao-do-lote')
  const nomes = [
    await cartoes.nth(0).locator('h3').innerText(),
    await cartoes.nth(1).locator('h3').innerText(),
  ]
  const marcas = page.getByRole('checkbox', { name: /^Comparar/ })
  await marcasJuntoAosCartoes(page)
  await marcas.nth(0).check()
  await expect(page.getByText('Escolha mais um')).toBeVisible()
  await marcas.nth(1).check()
  await page.locator('.barra-de-comparar').getByRole('link', { name: 'Comparar', exact: true }).click()
  await expect(page).toHaveURL(/\/comparar\?lotes=\d+%2C\d+/)
  for (const nome of nomes) await expect(page.getByRole('columnheader', { name: nome }).first()).toBeVisible()
  // The lot's own sum is of the next value, and says so; this one of the value that stands.
  await expect(page.getByRole('rowheader', { name: 'Custo total no valor atual' })).toBeVisible()
  await page.goBack()
  await expect(cartoes.first()).toBeVisible()
}

async function salvarABusca(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar esta busca' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Salvar esta busca' })
  await dialogo.getByLabel('Nome').fill('Carros para escolher')
  await dialogo.getByText('Uma vez por dia, de manhã').click()
  await semBarreiras(page, 'the dialog that saves a search')
  await dialogo.getByRole('button', { name: 'Salvar busca' }).click()
  await expect(page.getByText(/^Busca salva\./)).toBeVisible()
  await expect(dialogo).toHaveCount(0)
  await page.goto(url('leilao', '/cliente/buscas-salvas'))
  await expect(page.getByText('Carros para escolher').first()).toBeVisible()
}

test('from the list by comparing and keeping the search to a lot, its freight and a turn around it', async ({
  browser,
}) => {
  const page = await pessoa(browser)
  await entrar(page, 'leilao', PESSOAS.cliente)
  await linhasETabelaCabem(page)
  await compararDois(page)
  await salvarABusca(page)

  const lote = await loteQueGira(page)
  await page.goto(url('leilao', lote.url), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Girar 360°' }).click()
  const giro = page.getByRole('slider', { name: `Girar ${lote.nome}` })
  await expect(giro).toHaveAttribute('aria-valuenow', '0')
  await giro.press('ArrowRight')
  await expect(giro).toHaveAttribute('aria-valuenow', '15')
  await page.getByRole('link', { name: 'Veja as avarias nas fotos' }).click()
  await expect(
    page
      .locator('.ui-gallery__track')
      .getByAltText(/avaria:/)
      .first(),
  ).toBeInViewport({
    ratio: 0.5,
  })

  const dobra = page.locator('summary', { hasText: 'Simular o frete até a sua cidade' })
  // It opens: a field to type in has no arrow.
  expect(await dobra.evaluate((s) => getComputedStyle(s, '::after').content)).toContain('▾')
  await dobra.click()
  const frete = page.locator('.frete')
  await frete.getByLabel('Estado').selectOption('MG')
  await frete.getByLabel('Cidade').fill('Belo Horizonte')
  await expect(frete.getByRole('status')).toContainText(/R\$\s[\d.,]+ em até \d+ dias?, de .+ a .+\/MG/)
  await frete.getByText('Somar este frete ao custo total').click()
  await expect(page.locator('.lote__custos')).toContainText('Frete até Belo Horizonte/MG')
  await page.context().close()
})

test('the city on a card leads to its yard, and the card to its lot', async ({ browser }) => {
  const page = await pessoa(browser, { celular: true })
  await page.goto(url('leilao', '/leilao'))
  const cidade = page.locator('.cartao-do-lote .cidade-do-lote').first()
  const cartao = page.locator('.cartao-do-lote', { has: page.locator('.cidade-do-lote') }).first()
  const doLote = await cartao.locator('h3 a').getAttribute('href')
  await cidade.click()
  await expect(page).toHaveURL(/\/patios\/[^/]+\/[A-Z]{2}\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(cartao.locator('.cartao-do-lote__valor')).toBeVisible()
  // The title's link lies over the whole card.
  await cartao.locator('.cartao-do-lote__valor').click({ force: true })
  await expect(page).toHaveURL(new RegExp(`${doLote}$`))
  await page.context().close()
})

test('what a client asks about a lot is answered by its consignor, beside the lot', async ({ browser }) => {
  const comitente = await pessoa(browser)
  await comSessao(comitente, 'leilao', PESSOAS.comitente)
  const [meu] = await pelaApi<{ uid: string }[]>(comitente, 'GET', '/v1/comitentes/meus-leiloes')
  const { lotes } = await pelaApi<{ lotes: { estado: { lelUid: string; numero: string; nome: string } }[] }>(
    comitente,
    'GET',
    `/v1/comitentes/acompanhar-leilao/${meu?.uid}`,
  )
  const alvo = lotes[0]?.estado
  if (meu === undefined || alvo === undefined) throw new Error('the consignor has no lot')

  const cliente = await pessoa(browser)
  await comSessao(cliente, 'leilao', PESSOAS.cliente)
  const pergunta = `Tem chave reserva? ${randomUUID().slice(0, 4)}`
  const corpo = { lelUid: alvo.lelUid, uid: randomUUID(), texto: pergunta }
  await pelaApi(cliente, 'POST', '/v1/conversas/mensagens', corpo)

  await comitente.goto(url('leilao', '/comitente/leiloes'))
  await expect(comitente.getByText('1 lote com pergunta')).toBeVisible()
  await comitente.goto(url('leilao', `/admin/acompanhar-leilao/${meu.uid}`))
  for (const [nome, largura] of [
    ['celular', 390],
    ['mesa', 1280],
  ] as const) {
    await comitente.setViewportSize({ width: largura, height: 900 })
    await expect(comitente.getByText('1 pergunta', { exact: true })).toBeVisible()
    if (process.env.MARTELO_E2E_FOTOS)
      await comitente.screenshot({
        path: `${process.env.MARTELO_E2E_FOTOS}/comitente-${nome}.png`,
        fullPage: true,
      })
  }
  await comitente.getByRole('button', { name: /1 pergunta sem resposta/ }).click()
  const gaveta = comitente.getByRole('dialog')
  await expect(gaveta.getByText(pergunta)).toBeVisible()
  await semBarreiras(comitente, 'the drawer of a lot’s questions')
  if (process.env.MARTELO_E2E_FOTOS)
    await comitente.screenshot({ path: `${process.env.MARTELO_E2E_FOTOS}/gaveta.png` })
  await gaveta.getByLabel('Sua mensagem').fill('Tem, com o manual.')
  await gaveta.getByRole('button', { name: 'Enviar' }).click()
  await expect(gaveta.getByText('Tem, com o manual.')).toBeVisible()
  await gaveta.getByRole('button', { name: 'Fechar' }).click()
  await expect(comitente.getByText('1 pergunta', { exact: true })).toHaveCount(0)
  await comitente.context().close()
  await cliente.context().close()
})

test('a visitor reads along in an auction, and comes back to it from the login to write', async ({
  browser,
}) => {
  const page = await pessoa(browser, { celular: true })
  await page.goto(url('leilao', '/agenda'))
  await page
    .getByRole('link', { name: /^Entrar no auditório/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/auditorio\//)
  const sala = new URL(page.url()).pathname
  const conversa = page.getByRole('region', { name: 'Conversa do leilão' })
  await expect(conversa.getByLabel('Sua mensagem')).toBeHidden()
  await conversa.getByRole('link', { name: 'Entre para escrever.' }).click()
  await page.getByLabel('E-mail').fill(PESSOAS.cliente)
  await page.getByLabel('Senha', { exact: true }).fill('martelo')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL((u) => u.pathname === sala)
  await conversa.getByLabel('Sua mensagem').fill('Boa tarde!')
  await conversa.getByRole('button', { name: 'Enviar' }).click()
  await expect(conversa.getByText('Boa tarde!')).toBeVisible()
  await page.context().close()
})

test('one click of a mail program, without cookies and without the page, ends the letters', async ({
  browser,
}) => {
  const page = await pessoa(browser)
  const email = `leitora-${randomUUID().slice(0, 8)}@exemplo.com`
  await page.goto(url('leilao', '/novidades'))
  const forma = page.locator('form', { has: page.getByLabel('Interesse') })
  await forma.getByRole('textbox', { name: 'Nome' }).fill('Leitora')
  await forma.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await forma.getByText(/^Aceito receber novidades/).click()
  // Who fills a form faster than a person is taken for a program.
  await page.waitForTimeout(4_000)
  await forma.getByRole('button', { name: 'Quero receber' }).click()
  await expect(page.getByText('Falta um passo')).toBeVisible()
  const cartas = await pelaApi<{ para: string; texto: string }[]>(
    page,
    'GET',
    '/simuladores/caixa-postal.json',
  )
  const saida = /http\S+\/novidades\/sair\/\S+/.exec(cartas.find((c) => c.para === email)?.texto ?? '')?.[0]
  if (saida === undefined) throw new Error('the letter has no way out')

  const umClique = async (endereco: string) => {
    const { host, port, pathname, search } = new URL(endereco)
    // Node does not take *.localhost to this machine by itself.
    const r = await page.context().request.fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: 'POST',
      headers: { host, cookie: '' },
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    return { status: r.status(), texto: await r.text() }
  }
  for (const vez of ['first', 'second']) {
    const { status, texto } = await umClique(saida)
    expect([status, texto.includes('você não recebe mais as novidades')], vez).toEqual([200, true])
  }
  expect((await umClique(`${saida}x`)).status).toBe(404)
  await page.context().close()
})
