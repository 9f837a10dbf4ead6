/**
 * axe on every screen of the product: each row of the table of screens, with real records, by a person who may see it;
 * where there is light and dark, in both; and each tab of a record. A screen without a way to be opened fails.
 */
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { expect, type Page, test } from '@playwright/test'
import { semBarreiras, url } from './apoio.ts'
import { ABERTURAS, abrir, assentar, Casa, PARTICULARES, temDuasCores } from './telas/abertura.ts'
import { PUBLICAS, SEM_PAGINA_PROPRIA } from './telas/publicas.ts'

let casa: Casa
test.beforeAll(({ browser }) => {
  casa = new Casa(browser, 'auto')
})
test.afterAll(() => casa.fechar())

test('every screen has a way to be opened, and every way its screen', () => {
  expect(Object.keys(TELAS).filter((nome) => ABERTURAS[nome] === undefined)).toEqual([])
  expect(Object.keys(PARTICULARES).filter((nome) => !(nome in TELAS))).toEqual([])
})

for (const [nome, tela] of Object.entries(TELAS)) {
  test(`${tela.path} has no barriers`, async () => {
    const abertura = ABERTURAS[nome]
    if (abertura === undefined) throw new Error(`${nome} has no row in tests/e2e/telas/abertura.ts`)
    if (abertura.arquivo !== undefined) return conferirArquivo(tela.path, abertura.arquivo)

    const page = await abrir(casa, nome)
    await conferirQueAbriu(page, nome)
    expect(casa.quebras).toEqual([])
    await emSuasCores(page, nome)
    if (abertura.abas) await cadaAba(page, nome)
  })
}

test('the imports of before have no barriers', async () => {
  const page = await abrir(casa, 'importacao')
  await page.goto(url('auto', TELAS.importacao?.path))
  await expect(page.getByRole('heading', { name: 'Últimas importações' })).toBeVisible()
  await semBarreiras(page, 'importacao')
})

test('every row of the storefront is a public page, a file, or says why it is none', () => {
  const publicas = new Set(PUBLICAS.map((p) => p.nome))
  const daVitrine = Object.entries(TELAS).filter(([, t]) => t.area === 'vitrine')
  const semLugar = daVitrine.filter(
    ([nome]) =>
      !publicas.has(nome) && !(nome in SEM_PAGINA_PROPRIA) && ABERTURAS[nome]?.arquivo === undefined,
  )
  expect(semLugar).toEqual([])
})

/** Where the table has several addresses for one screen and they show something else. */
const OUTROS_ENDERECOS = [
  '/patios/SP',
  '/patios/Guarulhos/SP',
  '/regulamento/lances',
  '/anuncio',
  '/agenda?ver=mes',
]
/** Pages that wear most of what a brand colours. */
const COM_AS_CORES = new Set([
  'inicio',
  'listaDeLotes',
  'loteIndividual',
  'agendaDeLeiloes',
  'compararLotes',
  'patioInterno',
  'login',
  'duvidas',
  'tabelaDeFrete',
  'auditorio',
])

test('other addresses of the same screens have no barriers', async () => {
  const page = await casa.pagina('visitante')
  for (const caminho of OUTROS_ENDERECOS) {
    await page.goto(url('auto', caminho))
    await assentar(page)
    await semBarreiras(page, caminho)
  }
})

for (const marca of ['leilao', 'loja'] as const)
  test(`pages in the colours of ${marca} have no barriers, and neither has its room in the dark`, async ({
    browser,
  }) => {
    test.setTimeout(90_000)
    const outra = new Casa(browser, marca)
    const page = await outra.pagina('visitante')
    for (const { nome, onde } of PUBLICAS.filter((p) => COM_AS_CORES.has(p.nome))) {
      await page.goto(url(marca, await onde(outra)))
      await assentar(page)
      await semBarreiras(page, `${nome} of ${marca}`)
      if (nome !== 'auditorio') continue
      await page.emulateMedia({ colorScheme: 'dark' })
      await semBarreiras(page, `${nome} of ${marca}, dark`, ['color-contrast'])
    }
    await outra.fechar()
  })

async function conferirArquivo(caminho: string, tipo: string): Promise<void> {
  const page = await casa.pagina('visitante')
  const resposta = await page.evaluate(async (c) => {
    const r = await fetch(c)
    return `${r.status} ${r.headers.get('content-type')}`
  }, caminho)
  expect(resposta).toContain(`200 ${tipo}`)
}

/** What the demonstration answers with the not-found page: an unknown address, and a site that no brand has. */
const SEM_PAGINA = new Set(['naoEncontrada', 'venderSeuCarro'])

/** What opened is the screen, not a page that says why it did not. */
async function conferirQueAbriu(page: Page, nome: string): Promise<void> {
  const tela = TELAS[nome]
  if (tela === undefined) throw new Error(nome)
  if (!permite(tela.permission, null)) {
    await expect(page).not.toHaveURL(/\/login/)
    await expect(page.getByText('Sem permissão')).toHaveCount(0)
  }
  await expect(page.getByText(/Registro não encontrado|Não foi possível (abrir|carregar)/)).toHaveCount(0)
  const erros = page.locator('.pagina-de-erro__codigo')
  await expect(erros).toHaveCount(SEM_PAGINA.has(nome) ? 1 : 0)
  if (nome !== 'sair') await expect(page.getByRole('heading').first()).toBeVisible()
}

async function emSuasCores(page: Page, nome: string): Promise<void> {
  await semBarreiras(page, nome)
  if (!temDuasCores(nome)) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-esquema', 'escuro')
  await semBarreiras(page, `${nome}, dark`, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
}

async function cadaAba(page: Page, nome: string): Promise<void> {
  const abas = page.getByRole('tab')
  for (const aba of await abas.all()) {
    if ((await aba.getAttribute('aria-selected')) === 'true') continue
    await aba.click()
    await assentar(page)
    await semBarreiras(page, `${nome}, ${await aba.innerText()}`)
  }
}
