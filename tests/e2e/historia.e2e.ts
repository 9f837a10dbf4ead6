// The main job, end to end, with a browser for each person: from a spreadsheet of vehicles to a purchase that is paid
// and collected. Nobody reloads a page to see news: what others did appears by itself.
import { type Page, test } from '@playwright/test'
import { entrar, PESSOAS, pessoa, url } from './apoio.ts'
import { agirNaSala, agirNoLote, baterMartelo, responderComoComitente } from './historia/conduzir.ts'
import {
  abrirCompra,
  agendar,
  despachar,
  divergir,
  entregar,
  enviarComprovante,
  escolherEntrega,
  transferir,
} from './historia/depois.ts'
import { expect } from './historia/esperar.ts'
import {
  aceitarNovoValor,
  acharLote,
  darLance,
  darOutroLance,
  habilitar,
  painel,
  verSuperado,
} from './historia/lances.ts'
import { type LeilaoPreparado, novaSerie, prepararLeilao } from './historia/preparar.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const serie = novaSerie()
const gente = {} as Record<'casa' | 'ana' | 'caio' | 'rafa' | 'leiloeiro' | 'comitente', Page>
let leilao: LeilaoPreparado
const lote = (i: number): string => leilao.lotes[i]?.uid ?? ''

test.beforeAll(async ({ browser }) => {
  for (const quem of ['casa', 'ana', 'caio', 'rafa', 'leiloeiro', 'comitente'] as const)
    gente[quem] = await pessoa(browser)
})

test.afterAll(async () => {
  for (const page of Object.values(gente)) await page.context().close()
})

test('the house imports, orders, releases and publishes', async () => {
  await entrar(gente.casa, 'leilao', PESSOAS.adm)
  leilao = await prepararLeilao(gente.casa, serie)
  expect(leilao.lotes).toHaveLength(4)
})

test('a visitor finds a lot by search', async ({ browser }) => {
  const visita = await pessoa(browser, { celular: true })
  await acharLote(visita, 'leilao', `Argo ${serie}`)
  await expect(painel(visita).getByRole('link', { name: 'Entrar e dar lance' })).toBeVisible()
  await visita.context().close()
})

test('three clients enable themselves and bid; who is outbid sees it at once', async () => {
  const { ana, caio, rafa } = gente
  await entrar(ana, 'leilao', 'cliente@martelo.demo')
  await entrar(caio, 'leilao', 'cliente2@martelo.demo')
  await entrar(rafa, 'leilao', 'cliente3@martelo.demo')
  for (const page of [ana, caio, rafa]) {
    await acharLote(page, 'leilao', `Argo ${serie}`)
    await habilitar(page)
  }
  await darLance(ana, '10.000,00')
  await darLance(caio, '10.500,00')
  await verSuperado(ana, '10.500,00')
  await darOutroLance(rafa, '11.500,00')
  await verSuperado(caio, '11.500,00')
  await darLance(ana, '12.000,00')
  await verSuperado(rafa, '12.000,00')

  await acharLote(caio, 'leilao', `Fit ${serie}`)
  await darLance(caio, '20.000,00')
  await acharLote(rafa, 'leilao', `Etios ${serie}`)
  await darLance(rafa, '30.000,00')
})

test('the auctioneer cries the lots: sold, without bids, two conditional', async () => {
  const { leiloeiro, ana, caio, rafa } = gente
  await entrar(leiloeiro, 'leilao', 'leiloeiro@martelo.demo')
  // Through the API: the auctioneer's acts.
  await agirNaSala(leiloeiro, leilao.uid, 'iniciar', 'PRONTO')
  await agirNoLote(leiloeiro, leilao.uid, lote(0), 'abrir')
  await expect(painel(ana)).toContainText(/preg|martelo|vivo/i)
  expect(await baterMartelo(leiloeiro, leilao.uid, lote(0), 'bater')).toBe('AG_PAGAMENTO')
  await expect(painel(ana)).toHaveAttribute('data-meu', 'vencedor')

  await agirNoLote(leiloeiro, leilao.uid, lote(1), 'abrir')
  expect(await agirNoLote(leiloeiro, leilao.uid, lote(1), 'semLance')).toBe('NAO_ARREMATADO')

  for (const i of [2, 3]) {
    await agirNoLote(leiloeiro, leilao.uid, lote(i), 'abrir')
    expect(await baterMartelo(leiloeiro, leilao.uid, lote(i), 'baterCondicional')).toBe('CONDICIONAL')
  }
  await expect(painel(caio)).toHaveAttribute('data-meu', 'condicional')
  await expect(painel(rafa)).toHaveAttribute('data-meu', 'condicional')
  await agirNaSala(leiloeiro, leilao.uid, 'encerrar', 'AO_VIVO')
})

test('the consignor frees one lot and asks a new value for the other, which the client accepts', async () => {
  const { comitente, caio, rafa } = gente
  await entrar(comitente, 'leilao', PESSOAS.comitente)
  // Through the API: the consignor's answers.
  await responderComoComitente(comitente, lote(2), 'Liberada', { sobre: 2_000_000 })
  await expect(painel(caio)).toHaveAttribute('data-meu', 'vencedor')
  await responderComoComitente(comitente, lote(3), 'Novo valor', { sobre: 3_000_000, valor: 3_600_000 })
  await aceitarNovoValor(rafa, '36.000,00')
  await expect(painel(rafa)).toHaveAttribute('data-meu', 'vencedor')
})

test('a winner pays by transfer: the first proof is divergent, the second is approved', async () => {
  const { casa, caio } = gente
  const compra = await abrirCompra(caio, `Fit ${serie}`)
  await transferir(caio)
  await casa.goto(url('leilao', `/admin/compras/${compra}`))
  await divergir(casa, 'O comprovante é de outra pessoa')
  await expect(caio.getByText('O comprovante é de outra pessoa').first()).toBeVisible()
  await enviarComprovante(caio, '#aabbcc')
  await casa.getByRole('button', { name: /^Aprovar R\$/ }).click()
  await expect(caio.getByRole('heading', { name: 'Agendar a retirada' })).toBeVisible()
  await expect(casa.getByText('Fechada', { exact: true }).first()).toBeVisible()
})

test('the buyer books the pickup, the yard hands over, the papers arrive: concluded', async ({ browser }) => {
  const { casa, caio } = gente
  const dia = await agendar(caio)
  await escolherEntrega(caio)
  const patio = await pessoa(browser)
  await entrar(patio, 'leilao', PESSOAS.patio)
  await entregar(patio, dia, `Fit ${serie}`)
  await patio.context().close()
  await despachar(casa)
  await caio.getByRole('button', { name: 'Recebi os documentos' }).click()
  await expect(caio.getByRole('heading', { name: 'Compra concluída' })).toBeVisible()
})
