// The main job, end to end, with a browser for each person and nothing but clicks and keys: from a spreadsheet of
// vehicles to a purchase that is paid and collected, on one brand by the auctioneer's cry, on another by the clock. No
// person reloads a page to see news: what others did appears by itself, and the last test counts.
import { type Page, test } from '@playwright/test'
import { entrar, novoCpf, PESSOAS, pessoa, recargasDe, semBarreiras, url } from './apoio.ts'
import { aprovarDocumentos, cadastrarEmpresa, cadastrarPessoa, type Novo } from './historia/cadastrar.ts'
import {
  abrirASala,
  acompanhar,
  apregoar,
  baterMartelo,
  encerrar,
  liberar,
  passarSemLance,
  pedirNovoValor,
} from './historia/conduzir.ts'
import {
  abrirCompra,
  abrirVenda,
  agendar,
  agendarParaOutro,
  codigoDaRetirada,
  despachar,
  divergir,
  entregar,
  enviarComprovante,
  escolherEntrega,
  gerarPix,
  pagarNoBanco,
  transferir,
} from './historia/depois.ts'
import { expect } from './historia/esperar.ts'
import {
  abrirLote,
  aceitarNovoValor,
  acharLote,
  darLance,
  darLanceSemMouse,
  darOutroLance,
  darTeto,
  filtrar,
  habilitar,
  painel,
  procurar,
  verEstado,
} from './historia/lances.ts'
import { abrirContraproposta, aceitarContraproposta, contrapropor, propor } from './historia/negociar.ts'
import { BENS, novaSerie, prepararLeilao } from './historia/preparar.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const QUEM = [
  'casa',
  'sac',
  'acerto',
  'patio',
  'leiloeiro',
  'comitente',
  'visita',
  'ana',
  'revenda',
  'rafa',
  'outraCasa',
  'bia',
  'edu',
] as const
const gente = {} as Record<(typeof QUEM)[number], Page>
const serie = novaSerie()
let leilao = ''
const novos = {} as Record<'ana' | 'revenda', Novo>

test.beforeAll(async ({ browser }) => {
  for (const quem of QUEM) gente[quem] = await pessoa(browser, { celular: quem === 'ana' || quem === 'bia' })
})

test.afterAll(async () => {
  for (const page of Object.values(gente)) await page.context().close()
})

test('the house imports, photographs, orders, releases and publishes, on two brands', async () => {
  const { casa, outraCasa } = gente
  const preparar = async (page: Page, marca: 'leilao' | 'auto') => {
    await entrar(page, marca, PESSOAS.adm)
    return marca === 'leilao'
      ? prepararLeilao(page, serie, BENS, 'leiloeiro')
      : prepararLeilao(page, serie, BENS.slice(0, 2), 'relogio')
  }
  ;[leilao] = await Promise.all([preparar(casa, 'leilao'), preparar(outraCasa, 'auto')])
})

test('on the other brand two clients bid by hand and with ceilings', async () => {
  const { bia, edu } = gente
  await entrar(bia, 'auto', 'cliente@martelo.demo')
  await entrar(edu, 'auto', 'cliente2@martelo.demo')
  for (const page of [bia, edu]) {
    await acharLote(page, `Argo ${serie}`)
    await habilitar(page)
  }
  await darTeto(bia, '15.000,00')
  await darOutroLance(edu, '12.000,00', 'um automático cobriu o seu valor')
  await verEstado(bia, 'ganhando', '12.500,00')
  await darTeto(edu, '16.000,00')
  await verEstado(bia, 'superado', '15.500,00')
})

test('a counter-offer is taken by a tap from its notice, on a phone that shows something else', async () => {
  const { bia, outraCasa } = gente
  const proposta = await propor(bia, `Uno ${serie}`, 7_000_00)
  const celular = await bia.context().newPage()
  await celular.goto(url('auto', '/agenda'))
  // Above the reserve: it sells at once.
  await contrapropor(outraCasa, proposta.uid, 9_500_00)
  await abrirContraproposta(celular)
  await semBarreiras(celular, 'a negotiation that waits for the client')
  await aceitarContraproposta(celular, proposta, '9.500,00')
  await celular.close()
})

test('a person and a company sign up; the house approves them beside them', async () => {
  const { sac, ana, revenda } = gente
  await entrar(sac, 'leilao', PESSOAS.sac)
  ;[novos.ana, novos.revenda] = await Promise.all([
    cadastrarPessoa(ana, 'leilao', serie),
    cadastrarEmpresa(revenda, 'leilao', serie),
  ])
  for (const quem of ['ana', 'revenda'] as const) {
    await aprovarDocumentos(sac, novos[quem].nome)
    await expect(gente[quem].getByText('Documentos aprovados. Você já pode')).toBeVisible()
  }
})

test('a visitor finds a lot by search and filters', async () => {
  const { visita } = gente
  await visita.goto(url('leilao'))
  await procurar(visita, serie, 4)
  await filtrar(visita, serie)
  await abrirLote(visita, `Argo ${serie}`)
  await expect(painel(visita).getByRole('link', { name: 'Entrar e dar lance' })).toBeVisible()
})

test('three clients enable themselves and bid; who is outbid sees it at once', async () => {
  const { ana, revenda, rafa, visita } = gente
  await entrar(rafa, 'leilao', 'cliente3@martelo.demo')
  for (const page of [ana, revenda, rafa]) {
    await acharLote(page, `Argo ${serie}`)
    await habilitar(page)
  }
  await darLance(ana, '10.000,00')
  await darLance(revenda, '10.500,00')
  await verEstado(ana, 'superado', '10.500,00')
  await darOutroLance(rafa, '11.500,00', 'Recebido: você está ganhando.')
  await verEstado(revenda, 'superado', '11.500,00')
  await expect(painel(visita)).toContainText(/R\$\s11\.500,00/)
  await semBarreiras(revenda, 'the panel of who is outbid')
  await darLance(ana, '12.000,00')
  await verEstado(rafa, 'superado', '12.000,00')

  await acharLote(revenda, `Fit ${serie}`)
  await darLance(revenda, '20.000,00')
  await darLanceSemMouse(rafa, url('leilao'), `Etios ${serie}`, '30.000,00')
})

test('the auctioneer cries the lots by keyboard: sold, without bids, two conditional', async () => {
  const { leiloeiro, ana, revenda, rafa } = gente
  await entrar(leiloeiro, 'leilao', PESSOAS.leiloeiro)
  await abrirASala(leiloeiro, leilao)
  await apregoar(leiloeiro, `Argo ${serie}`)
  await expect(painel(ana)).toContainText(/preg|martelo|vivo/i)
  await semBarreiras(leiloeiro, "the auctioneer's panel")
  await baterMartelo(leiloeiro, `Argo ${serie}`, '.', 'Aguardando pagamento')
  await verEstado(ana, 'vencedor')

  await passarSemLance(leiloeiro, `Uno ${serie}`, 'Não arrematado')

  await apregoar(leiloeiro, `Fit ${serie}`)
  await baterMartelo(leiloeiro, `Fit ${serie}`, '.', 'Condicional')
  await verEstado(revenda, 'condicional')
  await apregoar(leiloeiro, `Etios ${serie}`)
  await baterMartelo(leiloeiro, `Etios ${serie}`, '9', 'Condicional')
  await verEstado(rafa, 'condicional')
  await encerrar(leiloeiro)
})

test('the consignor frees one lot and asks a new value for the other, which the client accepts', async () => {
  const { comitente, revenda, rafa } = gente
  await entrar(comitente, 'leilao', PESSOAS.comitente)
  await acompanhar(comitente, leilao)
  await semBarreiras(comitente, "the consignor's panel")
  await liberar(comitente, `Fit ${serie}`, '20.000,00')
  await verEstado(revenda, 'vencedor')
  await pedirNovoValor(comitente, `Etios ${serie}`, '36000')
  await aceitarNovoValor(rafa, '36.000,00')
  await verEstado(rafa, 'vencedor')
})

test('a winner pays by Pix: a wrong value is refused in sight, the right one settles it', async () => {
  const { ana } = gente
  await abrirCompra(ana, `Argo ${serie}`)
  await gerarPix(ana)
  await semBarreiras(ana, 'the purchase with its Pix')
  await pagarNoBanco(ana, /a menos/)
  await expect(ana.getByRole('heading', { name: 'Pagar novamente' })).toBeVisible()
  await expect(ana.getByText('O valor recebido será devolvido a quem pagou.')).toBeVisible()
  await expect(ana.getByText('Pagamento seguro')).toBeVisible()
  await ana.getByRole('button', { name: 'Pagar novamente' }).click()
  await gerarPix(ana)
  await pagarNoBanco(ana, /valor e pagador certos/)
  await expect(ana.getByRole('heading', { name: 'Agendar a retirada' })).toBeVisible()
})

test('a winner pays by transfer: the first proof is divergent, the second is approved', async () => {
  const { acerto, revenda } = gente
  await abrirCompra(revenda, `Fit ${serie}`)
  await transferir(revenda)
  await entrar(acerto, 'leilao', PESSOAS.acerto)
  await abrirVenda(acerto, `Fit ${serie}`)
  await semBarreiras(acerto, 'the sale with a proof to validate')
  await divergir(acerto, 'O comprovante é de outra pessoa')
  await expect(revenda.getByText('O comprovante é de outra pessoa').first()).toBeVisible()
  await expect(revenda.getByText('Pagamento seguro')).toBeVisible()
  await enviarComprovante(revenda, '#aabbcc')
  await acerto.getByRole('button', { name: /^Aprovar R\$/ }).click()
  await acerto.getByRole('dialog').getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(revenda.getByRole('heading', { name: 'Agendar a retirada' })).toBeVisible()
  await expect(acerto.getByText('Fechada', { exact: true }).first()).toBeVisible()
})

test('the buyer books the pickup, the yard hands over, the papers arrive: concluded', async () => {
  const { casa, patio, revenda } = gente
  const dia = await agendar(revenda)
  await escolherEntrega(revenda)
  await entrar(patio, 'leilao', PESSOAS.patio)
  await entregar(patio, dia, `Fit ${serie}`)
  await semBarreiras(patio, "the yard's day")
  await abrirVenda(casa, `Fit ${serie}`)
  await despachar(casa)
  await revenda.getByRole('button', { name: 'Recebi os documentos' }).click()
  await expect(revenda.getByRole('heading', { name: 'Compra concluída' })).toBeVisible()
})

test('on her phone the other winner sends a third person: only the newest paper passes the gate', async () => {
  const { ana, patio, visita } = gente
  await agendarParaOutro(ana, 'Davi Rocha Lima', novoCpf())
  await expect(ana.getByText('Mostre na portaria')).toBeVisible()
  const velho = await codigoDaRetirada(ana)
  await visita.goto(url('leilao', `/qrcode/extrato/${velho}`))
  await expect(visita.getByRole('heading', { name: 'Pode retirar' })).toBeVisible()
  await expect(visita.getByText('Davi Rocha Lima')).toBeVisible()
  await ana.getByRole('button', { name: 'Mudar o horário' }).click()
  const dia = await agendar(ana)
  await expect.poll(() => codigoDaRetirada(ana)).not.toBe(velho)
  await visita.goto(url('leilao', `/qrcode/extrato/${await codigoDaRetirada(ana)}`))
  await expect(visita.getByRole('heading', { name: 'Pode retirar' })).toBeVisible()
  await visita.goto(url('leilao', `/qrcode/extrato/${velho}`))
  await expect(visita.getByText('Estava autorizado, e não está mais')).toBeVisible()
  await entregar(patio, dia, `Argo ${serie}`, true)
  await expect(ana.getByText(/^Retirado por Davi Rocha Lima/)).toBeVisible()
})

test('on the other brand the clock has let the hammer fall, and the winner sees his purchase', async () => {
  const { bia, edu } = gente
  await expect(painel(edu)).toHaveAttribute('data-meu', 'vencedor', { timeout: 120_000 })
  await verEstado(bia, 'finalizado', '15.500,00')
  await abrirCompra(edu, `Argo ${serie}`)
})

test('no person has reloaded a page', () => {
  for (const quem of QUEM) expect(recargasDe(gente[quem]), quem).toEqual([])
})
