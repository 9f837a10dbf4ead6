// The site on a device that loses its connection: what was seen and what is one's own can be read, a bid is refused with
// a clear word, and nothing of a person stays after signing out.
import { expect, type Page, test } from '@playwright/test'
import { entrar, PESSOAS, pessoa, semBarreiras, url } from './apoio.ts'
import { painel, poderDarLance } from './historia/lances.ts'
import { pelaApi } from './telas/pela-api.ts'

const NADA_FOI = 'nada foi enviado e nada fica na fila'

const guardados = (page: Page) =>
  page.evaluate(async () => {
    const achados: string[] = []
    for (const nome of await caches.keys())
      for (const p of await (await caches.open(nome)).keys()) achados.push(new URL(p.url).pathname)
    return achados
  })

test('favourites and lots last seen are readable, a bid is refused, and signing out leaves nothing', async ({
  browser,
}) => {
  const page = await pessoa(browser, { celular: true })
  await entrar(page, 'leilao', PESSOAS.cliente)
  const [lote] = await pelaApi<{ veiUid: string; nome: string; uid: string; url: string; id: number }[]>(
    page,
    'GET',
    '/v1/lote/busca-elastic',
  )
  if (lote === undefined) throw new Error('the list of the demonstration is empty')
  await pelaApi(page, 'POST', '/v1/cliente/favoritos', { veiUid: lote.veiUid }).catch(() => undefined)
  await page.goto(url('leilao'))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(url('leilao', lote.url))
  await expect.poll(() => guardados(page), { timeout: 20_000 }).toContain('/__guardado/meus')
  await expect.poll(() => guardados(page), { timeout: 20_000 }).toContain(`/__guardado/visto/${lote.id}`)

  await page.context().setOffline(true)
  const recusa = await page.evaluate(async (uid) => {
    const r = await fetch(`/v1/leilao/lotes/${uid}/lances`, { method: 'POST', body: '{}' })
    return { status: r.status, corpo: (await r.json()) as { message: string } }
  }, lote.uid)
  expect(recusa.status).toBe(503)
  expect(recusa.corpo.message).toContain(NADA_FOI)

  await page.goto(url('leilao', '/cliente/favoritos'))
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible()
  await expect(page.locator('#favoritos').getByText(lote.nome).first()).toBeVisible()
  await expect(page.locator('#vistos').getByText(lote.nome).first()).toBeVisible()
  await semBarreiras(page, 'page without connection')
  expect(
    await page
      .locator('#vistos img')
      .first()
      .evaluate((i: HTMLImageElement) => i.naturalWidth),
  ).toBeGreaterThan(0)

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toHaveCount(0)
  await page.goto(url('leilao', '/sair'))
  await expect(page).toHaveURL(url('leilao'))
  await expect.poll(() => guardados(page)).not.toContain('/__guardado/meus')
  expect(await guardados(page)).not.toContain(`/__guardado/visto/${lote.id}`)
  await page.context().close()
})

test('favourites of before a login are readable too, while they are favourites', async ({ browser }) => {
  const page = await pessoa(browser, { celular: true })
  await page.goto(url('loja'))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(url('loja', '/leilao'))
  const nomes: string[] = []
  for (const i of [0, 1]) {
    const cartao = page.locator('.cartao-do-lote').nth(i)
    nomes.push(await cartao.getByRole('heading').innerText())
    await cartao.getByRole('button', { name: /^Favorito/ }).click()
  }
  const favoritos = async () =>
    (await guardados(page)).filter((c) => c.startsWith('/__guardado/favorito/')).length
  await expect.poll(favoritos, { timeout: 20_000 }).toBe(2)
  // The first is none any more.
  const primeiro = page
    .locator('.cartao-do-lote')
    .first()
    .getByRole('button', { name: /^Favorito/ })
  await primeiro.click()
  await expect(primeiro).toHaveAttribute('aria-pressed', 'false')

  await page.context().setOffline(true)
  await page.goto(url('loja', '/agenda'))
  const lista = page.locator('#favoritos')
  await expect(lista.getByRole('listitem')).toHaveCount(1)
  await expect(lista.getByText(nomes[1] ?? '').first()).toBeVisible()
  await expect(page.locator('#nada')).toBeHidden()
  await page.context().close()
})

test('a bid pressed without connection is not sent when the connection is back', async ({ browser }) => {
  const page = await pessoa(browser)
  await entrar(page, 'auto', PESSOAS.cliente)
  await page.goto(url('auto'))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  type Lote = { uid: string; url: string; dataFim: string | null }
  const meus = async () =>
    (await pelaApi<{ lelUid: string }[]>(page, 'GET', '/v1/cliente/meus-lances?porPagina=100')).map(
      (l) => l.lelUid,
    )
  const ja = await meus()
  const { encerrando, destaques } = await pelaApi<{ encerrando: Lote[]; destaques: Lote[] }>(
    page,
    'GET',
    '/v1/lote/buscar-destaques-pagina-inicial',
  )
  const lote = [...encerrando, ...destaques].findLast(
    (l) => !ja.includes(l.uid) && (l.dataFim === null || Date.parse(l.dataFim) > Date.now() + 120_000),
  )
  if (lote === undefined) throw new Error('the home page of the demonstration shows no lot')
  await page.goto(url('auto', lote.url))
  const dar = await poderDarLance(page)
  // What an approval asks anew is there before the connection goes.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await dar.click()
  await expect(painel(page).getByText(NADA_FOI)).toBeVisible()

  await page.context().setOffline(false)
  // The tab's socket speaks again: what waited in it would have gone before.
  await expect(painel(page).getByText('Reconectando')).toHaveCount(0)
  await page.waitForTimeout(1000)
  expect(await meus()).not.toContain(lote.uid)
  await page.context().close()
})

test('the code for the gate opens without a connection', async ({ browser }) => {
  test.slow()
  const page = await pessoa(browser, { celular: true })
  await entrar(page, 'leilao', PESSOAS.cliente)
  const compras = await pelaApi<{ id: number; itens: { agendamentoRetirada: { uid: string } | null }[] }[]>(
    page,
    'GET',
    '/v1/leilao/vendas/buscar-venda/minhas-vendas',
  )
  const marcada = compras.find((v) => v.itens.some((i) => i.agendamentoRetirada !== null))
  if (marcada === undefined) throw new Error('no purchase of the demonstration has a booked pickup')
  await page.goto(url('leilao'))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(url('leilao', `/cliente/compras/${marcada.id}`))
  const codigo = page.getByRole('img', { name: /^Código para a portaria/ })
  await expect(codigo).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pôr no meu calendário' })).toHaveAttribute(
    'href',
    /^data:text\/calendar/,
  )
  await expect.poll(() => guardados(page), { timeout: 20_000 }).toContain('/__guardado/passes')

  await page.context().setOffline(true)
  await page.goto(url('leilao', '/cliente'))
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible()
  const semRede = page.locator('#passes').getByRole('img', { name: /^Código para a portaria/ })
  await expect(semRede).toBeVisible()
  expect(await semRede.evaluate((i: HTMLImageElement) => i.naturalWidth)).toBeGreaterThan(0)
  await page.context().setOffline(false)
  await page.context().close()
})
