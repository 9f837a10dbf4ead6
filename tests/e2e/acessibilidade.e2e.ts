/**
 * axe on the storefront and on the areas of clients, consignors and auctioneers: each row of the table of screens, with
 * real records, by a person who may see it. The back-office and the papers have a file of their own: two browsers share
 * the work.
 */
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { expect, test } from '@playwright/test'
import { semBarreiras, semBarreirasNoEscuro, url } from './apoio.ts'
import { ABERTURAS } from './telas/abertura.ts'
import { assentar, Casa } from './telas/casa.ts'
import { conferirTelas } from './telas/barreiras.ts'
import { PUBLICAS, SEM_PAGINA_PROPRIA } from './telas/publicas.ts'

let casa: Casa
test.beforeAll(({ browser }) => {
  casa = new Casa(browser, 'auto')
})
test.afterAll(() => casa.fechar())

const DA_CASA = new Set(['retaguarda', 'impressos'])
conferirTelas(
  Object.keys(TELAS).filter((nome) => !DA_CASA.has(TELAS[nome]?.area ?? '')),
  () => casa,
)

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
      await semBarreirasNoEscuro(page, `${nome} of ${marca}`)
    }
    await outra.fechar()
  })
