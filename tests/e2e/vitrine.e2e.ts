// The storefront as a visitor meets it: it reads without script, and it answers keyboard, back button and bids of others.
import { type Locator, type Page, test } from '@playwright/test'
import { comSessao, entrar, pessoa, PESSOAS, SENHA, url } from './apoio.ts'
import { expect } from './historia/esperar.ts'
import { painel, poderDarLance } from './historia/lances.ts'
import { conferirSaltos, contarSaltos } from './historia/saltos.ts'
import { pelaApi } from './telas/pela-api.ts'

interface Cartao {
  readonly uid: string
  readonly leiUid: string
}

/** A lot that takes bids now, with its place on the home page of the brand with automatic bids. */
async function loteNaHome(
  page: Page,
): Promise<{ uid: string; nome: string; caminho: string; minimo: number }> {
  await page.goto(url('auto'))
  type NaHome = Cartao & { nome: string; url: string; minimo: number; dataFim: string | null }
  const { encerrando, destaques } = await pelaApi<{ encerrando: NaHome[]; destaques: NaHome[] }>(
    page,
    'GET',
    '/v1/lote/buscar-destaques-pagina-inicial',
  )
  // Not one that is hammered while the test signs people in.
  const fica = (l: NaHome) => l.dataFim === null || Date.parse(l.dataFim) > Date.now() + 120_000
  const [lote] = [...encerrando, ...destaques].filter(fica)
  if (lote === undefined) throw new Error('the home page of the demonstration shows no lot')
  return { uid: lote.uid, nome: lote.nome, caminho: lote.url, minimo: lote.minimo }
}

test('another client’s bid changes the card on the home page, and moves nothing', async ({ browser }) => {
  const cliente = await pessoa(browser)
  await comSessao(cliente, 'auto', PESSOAS.cliente)
  const lote = await loteNaHome(cliente)
  const visitante = await pessoa(browser)
  await contarSaltos(visitante)
  await visitante.goto(url('auto'), { waitUntil: 'networkidle' })
  const cartao = visitante.locator('.cartao-do-lote', { hasText: lote.nome }).first()
  // The first bid may be as high as the value the card began with: the count and the label tell it then.
  const valor = cartao.locator('.cartao-do-lote__valor')
  const antes = await valor.innerText()

  await cliente.goto(url('auto', lote.caminho))
  await (await poderDarLance(cliente)).click()
  await expect(painel(cliente).getByText('Recebido: você está ganhando.')).toBeVisible()

  await expect(valor).not.toHaveText(antes)
  await conferirSaltos(visitante, 'home with a bid')
  await conferirRecibo(cliente)
  await cliente.context().close()
  await visitante.context().close()
})

test('a price that changes under the finger is asked again, and never shows what was not bid', async ({
  browser,
}) => {
  const [um, outro] = [await pessoa(browser), await pessoa(browser)]
  // Neither of them leads already: another story's client may.
  await comSessao(um, 'auto', 'cliente2@martelo.demo')
  await comSessao(outro, 'auto', 'cliente3@martelo.demo')
  const lote = await loteNaHome(um)
  await um.goto(url('auto', lote.caminho))
  await outro.goto(url('auto', lote.caminho))
  const botao = await poderDarLance(um)
  const doOutro = await poderDarLance(outro)
  const lido = await botao.innerText()
  // Presses in the moment in which the words of the button change, and notes every amount that the price shows.
  const apertado = um.evaluate(() => {
    const alvo = [...document.querySelectorAll('#lance button')].find((b) =>
      /^Dar lance/.test(b.textContent ?? ''),
    )
    const preco = document.querySelector('.lance-placar')
    if (!(alvo instanceof HTMLElement) || preco === null) throw new Error('no panel')
    const vistos = new Set<string>()
    const anotar = () => vistos.add(preco.querySelector('.ui-money')?.textContent ?? '')
    anotar()
    new MutationObserver(anotar).observe(preco, { childList: true, subtree: true, characterData: true })
    return new Promise<string[]>((pronto) => {
      const olhar = new MutationObserver(() => {
        olhar.disconnect()
        alvo.click()
        setTimeout(() => pronto([...vistos]), 1_000)
      })
      olhar.observe(alvo, { childList: true, subtree: true, characterData: true })
    })
  })
  await doOutro.click()
  await expect(painel(outro).getByText('Recebido: você está ganhando.')).toBeVisible()
  // The price before and the bid are all that it ever shows; a first bid may be the price that stood there.
  const precos = (await apertado).map(semEspacos)
  expect(precos.at(-1)).toBe(semEspacos(/R\$\s*[\d.,]+/.exec(lido)?.[0] ?? ''))
  expect(precos.length).toBeLessThanOrEqual(2)
  const pergunta = um.getByRole('dialog', { name: 'O valor mudou agora' })
  await expect(pergunta).toContainText('Nada foi enviado.')
  await expect(painel(um).getByText('Recebido: você está ganhando.')).toBeHidden()
  const confirmar = pergunta.getByRole('button', { name: /^Dar lance/ })
  expect(await confirmar.innerText()).not.toBe(lido)
  await confirmar.click()
  await expect(painel(um).getByText('Recebido: você está ganhando.')).toBeVisible()
  await um.context().close()
  await outro.context().close()
})

const semEspacos = (texto: string): string => texto.replace(/\s/g, '')

test('a phone shows picture, name, price, clock and the action in the first screen', async ({ browser }) => {
  const page = await pessoa(browser, { celular: true })
  const lote = await loteNaHome(page)
  const barra = page.getByRole('region', { name: 'Barra de lances' })
  const naTela = async (alvo: Locator): Promise<void> => {
    const caixa = await alvo.first().boundingBox()
    expect(caixa).not.toBeNull()
    expect((caixa?.y ?? 0) + Math.min(caixa?.height ?? 0, 120)).toBeLessThanOrEqual(844)
  }
  await page.goto(url('auto', lote.caminho))
  await naTela(page.locator('.lote__galeria img'))
  await naTela(page.getByRole('heading', { level: 1 }))
  await naTela(barra.locator('.ui-money'))
  await naTela(barra.getByRole('link', { name: 'Entrar e dar lance' }))
  // The ceiling that a visitor typed is in the field after the login.
  const teto = page.getByRole('region', { name: 'Lance automático' })
  await teto.getByLabel('Lançar por mim até').fill('9000000')
  await teto.getByRole('button', { name: 'Entrar e confirmar' }).click()
  // Not the one who leads after the story above: he has nothing to bid.
  await page.getByLabel('E-mail').fill('cliente3@martelo.demo')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await poderDarLance(page)
  await expect(painel(page).getByLabel(/^(Lançar por mim até|Novo limite)$/)).toHaveValue(/^9\.000\.000/)
  await naTela(barra.getByRole('button', { name: /^(Dar lance|Cobrir:) R\$|^Você está ganhando/ }))
  await page.context().close()
})

/** From the panel and from one's own list, a receipt leads to its check. */
async function conferirRecibo(cliente: Page): Promise<void> {
  const recibo = cliente.getByRole('link', { name: /^Recibo [0-9a-f]{12}$/ })
  const codigos: (string | null)[] = []
  const conferir = async (): Promise<void> => {
    const [prova] = await Promise.all([cliente.waitForEvent('popup'), recibo.first().click()])
    await expect(prova.getByText('Recibo autêntico')).toBeVisible()
    codigos.push(new URL(prova.url()).searchParams.get('codigo'))
    await prova.close()
  }
  await conferir()
  await cliente.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await cliente.getByRole('button', { name: 'Copiar o recibo' }).click()
  await expect(cliente.getByText('Recibo copiado')).toBeVisible()
  expect(await cliente.evaluate(() => navigator.clipboard.readText())).toBe(codigos[0])
  await cliente.goto(url('auto', '/cliente/meus-lances'))
  await conferir()
}

test('favourites collected before login are the client’s after it', async ({ browser }) => {
  const page = await pessoa(browser)
  await page.goto(url('loja', '/leilao'))
  const cartao = page.locator('.cartao-do-lote').first()
  const nome = await cartao.getByRole('heading').innerText()
  const coracao = cartao.getByRole('button', { name: `Favorito: ${nome}` })
  await coracao.click()
  await expect(coracao).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await page.getByRole('link', { name: 'Favoritos: 1' }).click()
  await expect(page).toHaveURL(url('loja', '/favoritos'))
  await expect(page.getByRole('heading', { name: nome })).toBeVisible()
  await entrar(page, 'loja', PESSOAS.cliente)
  await page.goto(url('loja'))
  // Sent to the account, the list of before is empty.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favoritosVeiUid') ?? '[]')).toBe('[]')
  await page.goto(url('loja', '/cliente/favoritos'))
  await expect(page.getByRole('heading', { name: nome })).toBeVisible()
  // Another browser of the same client knows it too.
  const outro = await pessoa(browser)
  await comSessao(outro, 'loja', PESSOAS.cliente)
  await outro.goto(url('loja', '/cliente/favoritos'))
  await expect(outro.getByRole('heading', { name: nome })).toBeVisible()
  await page.context().close()
  await outro.context().close()
})

test('what a visitor does before the scripts have come is done when they are there', async ({ browser }) => {
  const page = await pessoa(browser)
  let portao = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (rota) => {
    await portao.promise
    await rota.continue()
  })
  const abrir = async (caminho: string): Promise<void> => {
    portao = Promise.withResolvers()
    await page.goto(url('loja', caminho), { waitUntil: 'commit' })
  }
  /** It has been done: now the scripts may come. */
  const soltarScripts = async (): Promise<void> => {
    expect(await page.evaluate(() => '__reactRouterRouteModules' in window)).toBe(false)
    portao.resolve()
  }

  await abrir('/leilao')
  const coracao = page
    .locator('.cartao-do-lote')
    .first()
    .getByRole('button', { name: /^Favorito/ })
  await coracao.click()
  await soltarScripts()
  await expect(coracao).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Favoritos: 1' })).toBeVisible()

  await abrir('/leilao')
  await page.getByRole('form', { name: 'Filtros' }).getByRole('checkbox').first().check()
  await soltarScripts()
  await expect(page).toHaveURL(/\?/)

  await abrir('/login')
  await page.getByLabel('E-mail').fill(PESSOAS.cliente)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByLabel('Senha', { exact: true }).press('Enter')
  await soltarScripts()
  await expect(page).not.toHaveURL(/login/)
  await expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: /conta|menu/i })
      .first(),
  ).toBeVisible()
  await page.context().close()
})

test('a form that the server understands is sent even when no script ever comes', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.route('**/assets/*.js', (rota) => rota.abort())
  await page.goto(url('leilao', '/fale-conosco'))
  await page.getByLabel('Nome').fill('Visitante sem script')
  await page.getByLabel('E-mail').fill('visitante@exemplo.com.br')
  await page.getByLabel('Assunto').selectOption({ label: 'Visita a um pátio' })
  await page.getByLabel('Mensagem').fill('O pátio abre no sábado?')
  // A person needs longer than this; a program would not wait.
  await page.waitForTimeout(3500)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await page.context().close()
})

test('suggestions are chosen by keyboard', async ({ page }) => {
  await page.goto(url('leilao'))
  const busca = page.getByRole('search', { name: 'Busca principal' }).locator('input')
  await busca.focus()
  await expect(busca).toHaveRole('combobox')
  await busca.pressSequentially('fiat')
  const opcoes = page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option')
  await expect(opcoes.nth(1)).toBeVisible()
  await busca.press('ArrowDown')
  await busca.press('ArrowDown')
  await expect(opcoes.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(busca).toHaveAttribute('aria-activedescendant', /-1$/)
  await busca.press('Enter')
  await expect(page).toHaveURL(/fiat/i)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('after a release, a page that lacks a part which is gone loads again, once', async ({ page }) => {
  let sumiu = true
  await page.route(/\/assets\/sugestoes-[^/]*\.js$/, (rota) =>
    sumiu ? rota.fulfill({ status: 404, body: '' }) : rota.continue(),
  )
  await page.goto(url('leilao'), { waitUntil: 'networkidle' })
  const busca = page.getByRole('search', { name: 'Busca principal' }).locator('input')
  const deNovo = page.waitForEvent('load')
  await busca.focus()
  await deNovo
  sumiu = false
  await busca.focus()
  await expect(busca).toHaveRole('combobox')
})

test('filters are in the address, and going back keeps the place on the page', async ({ page }) => {
  await page.goto(url('leilao', '/leilao'))
  const filtro = page.getByRole('form', { name: 'Filtros' }).getByRole('checkbox').first()
  const titulo = page.getByRole('heading', { level: 1 })
  const sem = await titulo.innerText()
  await filtro.check()
  await expect(titulo).not.toHaveText(sem)
  await expect(page.locator('.lista__corpo[aria-busy="false"]')).toBeVisible()
  // Who ticks by keyboard goes on from there.
  await expect(filtro).toBeFocused()
  const filtrado = page.url()
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
  await page.locator('.cartao-do-lote h3 a').nth(3).click()
  await expect(page.locator('.lote__titulo')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(filtrado)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(500)
  await expect(filtro).toBeChecked()
})

test('an address that leads nowhere leads on, with the site around it', async ({ page }) => {
  const r = await page.goto(url('loja', '/leilao/nada/automovel/nada/nada/ano.2020/999999'))
  expect(r?.status()).toBe(404)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('list and lot can be read and filtered without script', async ({ browser }) => {
  const contexto = await browser.newContext({ javaScriptEnabled: false })
  const page = await contexto.newPage()
  await page.goto(url('leilao', '/leilao'))
  await expect(page.locator('.cartao-do-lote').first()).toBeVisible()
  await page.getByRole('form', { name: 'Filtros' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(/\?/)
  await page.locator('.cartao-do-lote h3 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Painel de/ })).toContainText('R$')
  await expect(page.locator('.ui-gallery__track img').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await contexto.close()
})
