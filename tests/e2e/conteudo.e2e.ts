// A page from the editor to its visitor: a section is added, written, seen in the preview, published, and only then seen
// by everyone; a page is switched off; what was published before comes back.
import { expect, type Page, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

const previa = (page: Page) => page.frameLocator('iframe[title="Prévia do rascunho"]')

async function editar(page: Page, nome: string): Promise<void> {
  await page.goto(url('leilao', '/admin/paginas'))
  await page.getByRole('button', { name: `Editar ${nome}`, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Adicionar seção' })).toBeVisible()
}

test('a section goes from the gallery to the preview, to the draft, and to visitors when it is published', async ({
  browser,
}) => {
  const casa = await pessoa(browser)
  const visitante = await pessoa(browser, { celular: true })
  await comSessao(casa, 'leilao', PESSOAS.adm)
  await editar(casa, 'Quem somos')
  await expect(previa(casa).getByRole('heading', { level: 1, name: 'Quem somos' })).toBeVisible()

  await casa.getByRole('button', { name: 'Adicionar seção' }).click()
  await casa.getByLabel('Procurar seção').fill('texto rico')
  await casa
    .getByRole('dialog')
    .getByRole('button', { name: /^Texto/ })
    .first()
    .click()
  await casa.getByRole('button', { name: 'Adicionar texto' }).click()
  await casa.getByLabel('Título', { exact: true }).fill('Trinta anos de martelo')
  await casa.getByRole('textbox', { name: 'Texto', exact: true }).fill('Desde 1996.')
  // The text's bar: by the keyboard, and an address is judged before it is taken.
  const texto = casa.getByRole('textbox', { name: 'Texto', exact: true })
  await texto.press('Control+a')
  await texto.press('Control+b')
  await expect(casa.getByRole('button', { name: 'Negrito' })).toHaveAttribute('aria-pressed', 'true')
  await casa.getByRole('button', { name: 'Link', exact: true }).click()
  const endereco = casa.getByLabel('Endereço do link')
  await endereco.fill('javascript:alert(1)')
  await endereco.press('Enter')
  await expect(casa.getByRole('dialog', { name: 'Link' }).getByText('Informe um endereço como')).toBeVisible()
  await endereco.fill('/diferenciais')
  await endereco.press('Enter')
  await expect(previa(casa).getByRole('link', { name: 'Desde 1996.' })).toHaveAttribute(
    'href',
    '/diferenciais',
  )
  await casa.getByRole('textbox', { name: 'Link' }).fill('javascript:alert(1)')
  await expect(casa.getByText('Informe um endereço como')).toBeVisible()
  await casa.getByRole('textbox', { name: 'Link' }).fill('')
  await expect(casa.getByText('Rascunho salvo')).toBeVisible()
  await expect(previa(casa).getByRole('heading', { name: 'Trinta anos de martelo' })).toBeVisible()
  await expect(previa(casa).getByText('Desde 1996.')).toBeVisible()
  await semBarreiras(casa, 'editor')

  await visitante.goto(url('leilao', '/sobre-nos'))
  await expect(visitante.getByRole('heading', { level: 1, name: 'Quem somos' })).toBeVisible()
  await expect(visitante.getByRole('heading', { name: 'Trinta anos de martelo' })).toHaveCount(0)

  await casa.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(casa.getByText('Publicada', { exact: true })).toBeVisible()
  // The anonymous page is at most a second old.
  await expect(async () => {
    await visitante.goto(url('leilao', '/quem-somos'))
    await expect(visitante.getByRole('heading', { name: 'Trinta anos de martelo' })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await semBarreiras(visitante, 'quem somos')

  await casa.getByRole('button', { name: 'Seções' }).click()
  await casa.getByRole('button', { name: 'Ações de Texto' }).click()
  await casa.getByRole('menuitem', { name: 'Apagar' }).click()
  await expect(previa(casa).getByRole('heading', { name: 'Trinta anos de martelo' })).toHaveCount(0)
  await casa.getByRole('button', { name: 'Desfazer' }).click()
  await expect(previa(casa).getByRole('heading', { name: 'Trinta anos de martelo' })).toBeVisible()
  await casa.context().close()
  await visitante.context().close()
})

test('sections are moved by the keyboard, and the later of two editors is told', async ({ browser }) => {
  const um = await pessoa(browser)
  await comSessao(um, 'leilao', PESSOAS.adm)
  await editar(um, 'Diferenciais')
  const dois = await um.context().newPage()
  await dois.goto(um.url())
  await expect(dois.getByRole('button', { name: /^Diferenciais/ })).toBeVisible()

  const nomes = () => um.locator('.editor__secoes b').allInnerTexts()
  const antes = await nomes()
  await um.getByRole('button', { name: /^Mover Diferenciais, posição 1/ }).press('ArrowDown')
  await expect.poll(nomes).toEqual([antes[1], antes[0], ...antes.slice(2)])

  await dois.getByRole('button', { name: /^Mover Convite/ }).press('Home')
  await expect(
    dois.getByText(/alterou este registro enquanto você editava|acabou de mudar esta página/),
  ).toBeVisible()
  await um.context().close()
})

test('a page that is switched off answers not found, for its aliases too, and leaves the footer', async ({
  browser,
}) => {
  const casa = await pessoa(browser)
  await comSessao(casa, 'leilao', PESSOAS.adm)
  await casa.goto(url('leilao', '/admin/paginas'))
  const chave = casa.getByRole('switch', { name: 'Quem somos no site' })
  await chave.click({ force: true })
  await expect(casa.getByText('A página saiu do site')).toBeVisible()
  const visitante = await pessoa(browser)
  await expect
    .poll(async () => (await visitante.goto(url('leilao', '/sobre')))?.status(), { timeout: 10_000 })
    .toBe(404)
  // Each address has an age of its own: a home that another visitor asked for just before may still have the old footer.
  const rodape = visitante.getByRole('contentinfo')
  await expect(async () => {
    await visitante.goto(url('leilao', '/'))
    await expect(rodape.getByRole('link', { name: 'Diferenciais' })).toBeVisible()
    await expect(rodape.getByRole('link', { name: 'Quem somos' })).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  // A page with a screen of its own goes too, with all its addresses.
  const patios = casa.getByRole('switch', { name: 'Pátios no site' })
  await patios.click({ force: true })
  for (const caminho of ['/patios', '/patios/SP'])
    await expect
      .poll(async () => (await visitante.goto(url('leilao', caminho)))?.status(), { timeout: 10_000 })
      .toBe(404)
  for (const c of [chave, patios]) await c.click({ force: true })
  await expect
    .poll(async () => (await visitante.goto(url('leilao', '/patios')))?.status(), { timeout: 10_000 })
    .toBe(200)
  await casa.context().close()
  await visitante.context().close()
})

test('a page with a screen of its own takes its words and sections from the editor', async ({ browser }) => {
  const casa = await pessoa(browser)
  const visitante = await pessoa(browser)
  await comSessao(casa, 'leilao', PESSOAS.adm)
  await editar(casa, 'Fale conosco')
  await expect(previa(casa).getByText('Aqui fica a tela “Fale conosco”')).toBeVisible()
  await casa.getByRole('button', { name: 'Adicionar seção' }).click()
  await casa.getByLabel('Procurar seção').fill('texto rico')
  const galeria = casa.getByRole('dialog')
  await galeria
    .getByRole('button', { name: /^Texto/ })
    .first()
    .click()
  await casa.getByRole('button', { name: 'Adicionar texto' }).click()
  await casa.getByLabel('Título', { exact: true }).fill('Plantão de sábado')
  await casa.getByRole('button', { name: 'Mais ações da página' }).click()
  await casa.getByRole('menuitem', { name: 'Título e buscadores' }).click()
  await casa.getByLabel('Título na página').fill('Converse com a casa')
  await casa.getByLabel('Palavras-chave').fill('leilão, contato')
  await expect(casa.getByText('Rascunho salvo')).toBeVisible()
  await casa.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(casa.getByText('Publicada', { exact: true })).toBeVisible()
  await expect(async () => {
    await visitante.goto(url('leilao', '/fale-conosco'))
    await expect(visitante.getByRole('heading', { level: 1, name: 'Converse com a casa' })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await expect(visitante.getByRole('heading', { name: 'Plantão de sábado' })).toBeVisible()
  await expect(visitante.getByLabel('Mensagem')).toBeVisible()
  await expect(visitante.locator('meta[name=keywords]')).toHaveAttribute('content', 'leilão, contato')
  await semBarreiras(visitante, 'contact with a section')
  await casa.context().close()
  await visitante.context().close()
})

test('a yard has one address: under another city its name leads there', async ({ browser }) => {
  const visitante = await pessoa(browser)
  await visitante.goto(url('leilao', '/patios'))
  const certo = await visitante.locator('.lista-de-cartoes h2 a').first().getAttribute('href')
  const nome = certo?.split('/').at(-1) ?? ''
  const r = await visitante.goto(url('leilao', `/patios/Nenhuma/AC/${nome}?de=carta`))
  expect(visitante.url()).toBe(url('leilao', `${certo}?de=carta`))
  expect((await r?.request().redirectedFrom()?.response())?.status()).toBe(301)
  // The right one is no way to itself.
  expect((await visitante.goto(url('leilao', certo ?? '')))?.request().redirectedFrom()).toBeNull()
  await visitante.context().close()
})

test('nothing leads to a page that is switched off', async ({ browser }) => {
  test.slow()
  const casa = await pessoa(browser)
  const visitante = await pessoa(browser)
  await comSessao(casa, 'loja', PESSOAS.adm)
  await casa.goto(url('loja', '/admin/paginas'))
  const chaves = ['Cadastro', 'Regulamento', 'Comparar lotes', 'Agenda'].map((nome) =>
    casa.getByRole('switch', { name: `${nome} no site` }),
  )
  for (const chave of chaves) {
    await chave.click({ force: true })
    await expect(chave).not.toBeChecked()
  }
  for (const caminho of ['/cadastro', '/regulamento/lances', '/comparar', '/agenda'])
    await expect
      .poll(async () => (await visitante.goto(url('loja', caminho)))?.status(), { timeout: 10_000 })
      .toBe(404)
  // The frame of an anonymous page may be a second old.
  for (const caminho of ['/', '/login', '/leilao'])
    await expect(async () => {
      await visitante.goto(url('loja', caminho))
      await expect(visitante.getByRole('banner')).toBeVisible()
      for (const para of ['/cadastro', '/regulamento', '/comparar', '/agenda'])
        await expect(visitante.locator(`a[href="${para}"], a[href^="${para}?"]`), para).toHaveCount(0, {
          timeout: 500,
        })
    }).toPass()
  await expect(visitante.getByRole('checkbox', { name: /^Comparar/ })).toHaveCount(0)
  for (const chave of chaves) await chave.click({ force: true })
  await expect
    .poll(async () => (await visitante.goto(url('loja', '/cadastro')))?.status(), { timeout: 10_000 })
    .toBe(200)
  await casa.context().close()
  await visitante.context().close()
})

test('the words beside the sign-in are written, seen beside it, and switched off', async ({ browser }) => {
  const casa = await pessoa(browser)
  await comSessao(casa, 'leilao', PESSOAS.adm)
  await casa.goto(url('leilao', '/admin/pagina-de-login'))
  const quadro = casa.locator('.pagina-de-login__quadros > li').first()
  await quadro.getByLabel('Título').fill('Sexta é dia de martelo')
  await expect(
    casa.getByRole('region', { name: 'Amostra' }).getByText('Sexta é dia de martelo'),
  ).toBeVisible()
  await quadro.getByLabel('Leva a (opcional)').fill('javascript:alert(1)')
  await casa.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(quadro.getByText('Informe um endereço como')).toBeVisible()
  await quadro.getByLabel('Leva a (opcional)').fill('/agenda')
  await casa.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(casa.getByText('Os visitantes já veem.')).toBeVisible()
  const visitante = await pessoa(browser, { celular: true })
  const lado = visitante.getByRole('complementary', { name: 'Conheça a casa' })
  await expect(async () => {
    await visitante.goto(url('leilao', '/login'))
    await expect(lado.getByRole('link', { name: /Sexta é dia de martelo/ })).toBeVisible({ timeout: 500 })
  }).toPass()
  await semBarreiras(visitante, 'sign-in')
  await casa.getByLabel('No site').first().click({ force: true })
  await casa.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(async () => {
    await visitante.goto(url('leilao', '/login'))
    await expect(lado).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await casa.context().close()
  await visitante.context().close()
})
