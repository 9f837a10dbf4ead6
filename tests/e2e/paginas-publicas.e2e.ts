// The public pages besides the market: they read and send without script, and what visitors send reaches the house.
import { glob, readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { comSessao, pessoa, semBarreiras, url } from './apoio.ts'
import type { Leitor } from './telas/abertura.ts'
import { pelaApi } from './telas/pela-api.ts'
import { PUBLICAS } from './telas/publicas.ts'

const semScript = { javaScriptEnabled: false, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' } as const
/** From the page's own origin: the names of the brands are known to the browser, not to this process. */
const ler = (page: Page, caminho: string) =>
  page.evaluate(async (c) => {
    const r = await fetch(c)
    return { status: r.status, texto: await r.text() }
  }, caminho)

test('a message is written without script, and the house reads it', async ({ browser }) => {
  const visitante = await (await browser.newContext(semScript)).newPage()
  const texto = `Posso visitar o pátio no sábado? ${Date.now()}`
  await visitante.goto(url('leilao', '/fale-conosco'))
  await visitante.getByLabel('Nome').fill('Rita Alves')
  await visitante.getByLabel('Mensagem').fill(texto)
  await visitante.getByRole('button', { name: 'Enviar' }).click()
  // What was missing is said at its field, and what was typed is still there.
  await expect(visitante.getByText('Informe um e-mail válido')).toBeVisible()
  await expect(visitante.getByLabel('Mensagem')).toHaveValue(texto)
  await visitante.getByLabel('E-mail').fill('rita@exemplo.com.br')
  await visitante.getByLabel('Assunto').selectOption({ label: 'Visita a um pátio' })
  // A person needs longer than this; a program would not wait.
  await visitante.waitForTimeout(3500)
  await visitante.getByRole('button', { name: 'Enviar' }).click()
  await expect(visitante.getByRole('status')).toContainText('Recebemos a sua mensagem')

  const casa = await pessoa(browser)
  await comSessao(casa, 'leilao', 'sac@martelo.demo')
  await casa.goto(url('leilao', '/admin/mensagens-do-site'))
  const linha = casa.getByRole('row', { name: texto })
  await expect(linha.getByRole('link', { name: 'rita@exemplo.com.br' })).toBeVisible()
  await linha.getByRole('button', { name: 'Marcar como vista' }).click()
  await expect(linha).toHaveCount(0)
})

test('freight and agenda answer without script', async ({ browser }) => {
  const page = await (await browser.newContext(semScript)).newPage()
  await page.goto(url('leilao', '/tabela-de-frete'))
  await expect(page.getByRole('row')).toHaveCount(27 + 5)
  await page.getByLabel('Estado').selectOption({ label: 'São Paulo' })
  await page.getByRole('textbox', { name: 'Cidade (opcional)' }).fill('Campinas')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByRole('status')).toContainText('São Paulo/SP, a capital do seu estado')

  await page.goto(url('leilao', '/agenda'))
  await page.getByRole('link', { name: 'Mês', exact: true }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(7)
  const antes = await page.locator('#nome-do-mes').innerText()
  await page.getByRole('link', { name: 'Próximo mês' }).click()
  await expect(page.locator('#nome-do-mes')).not.toHaveText(antes)
})

test('a film of the house plays on its own page, and is reached without script', async ({ browser }) => {
  const page = await pessoa(browser)
  const semNada = await (await browser.newContext(semScript)).newPage()
  const nome = /^Assistir: Da vistoria ao laudo, 0:2\d$/
  await semNada.goto(url('leilao', '/video'))
  await expect(semNada.getByRole('link', { name: nome })).toHaveAttribute(
    'href',
    /^\/arquivos\/paginas\/.+\.mp4$/,
  )
  await page.goto(url('leilao', '/video'))
  await expect(page.getByRole('link', { name: /^Assistir: / })).toHaveCount(3)
  await page.getByRole('link', { name: nome }).click()
  // Pressed before the scripts are there, the link leads to the film itself, which waits for its own button: a video either way.
  const tocado = () =>
    page.locator('video').evaluate(async (v: HTMLVideoElement) => {
      v.muted = true
      await v.play()
      return v.currentTime
    })
  await expect.poll(tocado).toBeGreaterThan(0.5)
})

test('who was sent an address or an account finds out whose it is', async ({ browser }) => {
  const page = await pessoa(browser)
  await page.goto(url('leilao', '/seguranca'))
  const conferir = async (texto: string) => {
    const cartao = page.locator('#conferir')
    await cartao.getByLabel('Cole aqui o que recebeu').fill(texto)
    await cartao.getByRole('button', { name: 'Conferir' }).click()
    return cartao.getByRole('status')
  }
  await expect(await conferir('27180-2')).toContainText('é oficial')
  await expect(await conferir('https://leilao.localhost/leilao')).toContainText('é oficial')
  await expect(await conferir('99.999.999/0001-91')).toContainText('não é nosso')
  await semBarreiras(page, 'trust')
})

/** Parameters whose words a page may show: what the visitor himself searched for or asked about. */
const DO_VISITANTE = new Set(
  // The list of lots shows its filters as they were chosen.
  ['q', 'cidade', 'uf', 'estado', 'leilao', 'patio', 'tipo', 'marca', 'comitente'],
)

/** Every name that a screen reads from its address, from the sources. */
async function parametrosLidos(): Promise<string[]> {
  const nomes = new Set<string>()
  for await (const f of glob('apps/web/src/**/*.{ts,tsx}'))
    for (const [, nome] of (await readFile(f, 'utf8')).matchAll(/\b\w+(?:\(\)\[0\])?\.get\(\s*'(\w+)'\s*\)/g))
      if (nome !== undefined && !DO_VISITANTE.has(nome)) nomes.add(nome)
  return [...nomes, 'mensagem', 'erro', 'motivo', 'titulo', 'message', 'error']
}

test('no page says words that stand in its address', async ({ page }) => {
  test.setTimeout(120_000)
  const PALAVRAS = 'Ligue ja para 0800 e pague'
  const nomes = await parametrosLidos()
  expect(nomes).toEqual(expect.arrayContaining(['aviso', 'redirect', 'assunto']))
  const busca = new URLSearchParams(nomes.map((n) => [n, PALAVRAS]))
  await page.goto(url('leilao', '/duvidas'))
  const leitor: Leitor = {
    ler: (_quem, lista) => pelaApi(page, 'GET', lista),
    um: async (_quem, lista) => {
      const [primeira] = await pelaApi<never[]>(page, 'GET', lista)
      if (primeira === undefined) throw new Error(`nothing in ${lista}`)
      return primeira
    },
  }
  const ditas: string[] = []
  for (const { nome, onde } of PUBLICAS) {
    const caminho = await onde(leitor)
    const { texto } = await ler(page, `${caminho}${caminho.includes('?') ? '&' : '?'}${busca}`)
    // What is seen: no script, no attribute (the field with the visitor's own question keeps it), no text box.
    const visto = texto.replace(/<(script|style|textarea)\b[^]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
    if (visto.includes(PALAVRAS)) ditas.push(nome)
  }
  expect(ditas).toEqual([])
  // A code of ours is said in our words.
  await page.goto(url('leilao', '/login?aviso=sessao-terminou'))
  await expect(page.getByText('A sua sessão terminou')).toBeVisible()
})

test('programs find what is open, and are told what is not there', async ({ page }) => {
  await page.goto(url('leilao', '/duvidas'))
  const { texto: indice } = await ler(page, '/sitemap.xml')
  const [parte] = [...(/<loc>[^<]*(\/sitemap\.xml\?lotes=1)<\/loc>/.exec(indice) ?? [])].slice(1)
  const { texto: lotes } = await ler(page, parte ?? '/falta')
  expect(lotes).toContain('<image:loc>')
  const lote = /<loc>([^<]+)<\/loc>/.exec(lotes)?.[1] ?? ''
  expect((await ler(page, lote)).status).toBe(200)

  const { texto: feed } = await ler(page, '/leilao/feed.atom?categoria=Carros')
  expect(feed.match(/<entry>/g)?.length).toBeGreaterThan(0)
  expect((await ler(page, '/agenda.ics')).texto).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)

  for (const caminho of [
    '/nada-mora-aqui',
    '/nova-hilux',
    '/patios/x/yy/zz',
    '/patios/Nenhures/SP',
    '/regulamento/nenhum',
    '/wp-login.php',
  ]) {
    const r = await page.goto(url('leilao', caminho))
    expect(r?.status(), caminho).toBe(404)
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  }
})

interface Dado {
  readonly '@context': string
  readonly '@type': string
  readonly [campo: string]: unknown
}

/** What programs read of a page: its objects by their kind, and its one address. */
async function paraProgramas(page: Page, caminho: string) {
  await page.goto(url('leilao', caminho))
  const textos = await page.locator('script[type="application/ld+json"]').allTextContents()
  const dados = textos.map((t) => JSON.parse(t) as Dado)
  expect(dados.map((d) => d['@context'])).toEqual(dados.map(() => 'https://schema.org'))
  const trilha = dados.find((d) => d['@type'] === 'BreadcrumbList')?.itemListElement as
    | { position: number; name: string; item: string }[]
    | undefined
  expect(trilha?.map((t) => t.position)).toEqual(trilha?.map((_, i) => i + 1))
  const canonico = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? ''
  return {
    tipos: dados.map((d) => d['@type']),
    de: (tipo: string) => dados.find((d) => d['@type'] === tipo),
    trilha: trilha?.map((t) => [t.name, new URL(t.item).pathname + new URL(t.item).search]),
    canonico: new URL(canonico).pathname + new URL(canonico).search,
  }
}

test('search engines read what each page is, and the way to it', async ({ page }) => {
  expect((await paraProgramas(page, '/')).tipos).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  const duvidas = (await paraProgramas(page, '/duvidas')).de('FAQPage')
  expect(duvidas).toMatchObject({ mainEntity: expect.arrayContaining([expect.anything()]) })

  type Lote = Record<'url' | 'nome' | 'categoria' | 'marca', string> & {
    lance: unknown
    leilao: { uid: string }
  }
  const lotes = await pelaApi<Lote[]>(page, 'GET', '/v1/lote/busca-elastic')
  const lote = lotes.find((l) => l.lance === null)
  if (lote === undefined) throw new Error('the demonstration has no lot without bids')
  const doLote = await paraProgramas(page, lote.url)
  expect(doLote.de('Vehicle')).toMatchObject({ name: lote.nome, offers: { priceCurrency: 'BRL' } })
  expect(doLote.trilha?.at(-1)).toEqual([lote.nome, lote.url])
  expect(doLote.canonico).toBe(lote.url)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /lance inicial R\$/)

  const daLista = new URLSearchParams({ categoria: lote.categoria, marca: lote.marca })
  const lista = await paraProgramas(page, `/leilao?${daLista}&ordem=valor`)
  expect(lista.trilha).toEqual([
    ['Início', '/'],
    [expect.any(String), `/leilao?${new URLSearchParams({ categoria: lote.categoria })}`],
    [lote.marca, `/leilao?${daLista}`],
  ])
  expect(lista.canonico).toBe(`/leilao?${daLista}`)

  const leilao = await paraProgramas(page, `/agenda/${lote.leilao.uid}`)
  expect(leilao.tipos).toContain('SaleEvent')
  expect(leilao.trilha?.at(-1)?.[1]).toBe(leilao.canonico)
})

test('a lot that was withdrawn is gone for visitors, and still there for who is signed in', async ({
  browser,
}) => {
  const casa = await pessoa(browser)
  await comSessao(casa, 'loja', 'adm@martelo.demo')
  const lotes = await pelaApi<{ uid: string; url: string; leilao: { situacao: string } }[]>(
    casa,
    'GET',
    '/v1/lote/busca-elastic',
  )
  const lote = lotes.findLast((l) => l.leilao.situacao !== 'AO_VIVO')
  if (lote === undefined) throw new Error('the shop of the demonstration has no lot that is not live')
  const evento = { lelUids: [lote.uid], evento: 'retirar', motivo: 'Fora da venda' }
  await pelaApi(casa, 'POST', '/v1/lote/transicao', evento)
  const visitante = await pessoa(browser)
  const resposta = await visitante.goto(url('loja', lote.url))
  expect(resposta?.status()).toBe(410)
  await expect(visitante.getByRole('heading', { name: 'Este anúncio foi retirado' })).toBeVisible()
  await expect(visitante.getByRole('main').getByRole('searchbox')).toBeVisible()
  expect((await casa.goto(url('loja', lote.url)))?.status()).toBe(200)
})

test('a map of streets that does not come gives the drawing back; when it comes, each yard is on it', async ({
  browser,
}) => {
  const casa = await pessoa(browser)
  await comSessao(casa, 'auto', 'adm@martelo.demo')
  const { id } = await pelaApi<{ id: number }>(casa, 'GET', '/v1/hotsite/public')
  const caminho = `/v1/hotsite/admin/${id}`
  const salvar = async (mapaLadrilhos: string | null, mapaCredito: string | null) =>
    pelaApi(casa, 'PUT', caminho, {
      ...(await pelaApi(casa, 'GET', caminho)),
      mapaLadrilhos,
      mapaCredito,
    })
  await salvar('https://mapa.exemplo.com/{z}/{x}/{y}.png', '© Mapa de exemplo')
  try {
    const page = await pessoa(browser)
    let responde = false
    await page.route('https://mapa.exemplo.com/**', (r) =>
      responde ? r.fulfill({ contentType: 'image/png', body: LADRILHO }) : r.abort(),
    )
    await page.goto(url('auto', '/patios'))
    await page.getByRole('button', { name: 'Abrir o mapa de ruas' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'O mapa de ruas não respondeu' })).toBeVisible()
    await semBarreiras(page, 'map of streets that did not come')
    responde = true
    await page.getByRole('button', { name: 'Tentar abrir de novo' }).click()
    const mapa = page.getByRole('application', { name: 'Mapa de ruas' })
    await expect(mapa.locator('.leaflet-tile-loaded').first()).toBeVisible()
    await expect(mapa.getByText('© Mapa de exemplo')).toBeVisible()
    // A finger's breadth beside the middle of the mark is still the mark.
    const marca = mapa.getByRole('button').filter({ hasNotText: /[+−]/ }).first()
    const nome = (await marca.getAttribute('title')) ?? ''
    await marca.click({ position: { x: -8, y: 10 }, force: true })
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nome)
  } finally {
    await salvar(null, null)
  }
})

/** The smallest picture there is. */
const LADRILHO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
