// An inspection on a 390 px phone whose network is cut and whose page is killed again and again: it ends with every answer
// and every photograph once, and a second phone that comes late loses nothing.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { comSessao, entrar, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

interface Item {
  readonly id: string
  readonly tipo: string
  readonly resposta: readonly string[]
  readonly marcacoes: readonly unknown[]
  readonly fotos: readonly unknown[]
}
interface Lida {
  readonly situacao: string
  readonly categorias: readonly { readonly itens: readonly Item[] }[]
  readonly copiasRecebidas: readonly { readonly motivo: string }[]
}
const item = (id: string, nome: string, tipo: string, ordem: number) => ({
  id,
  nome,
  tipo,
  ordem,
  obrigatorio: true,
  opcoes: [],
  exemploUrl: null,
  ajuda: '',
  rodas: [],
  publico: true,
})
const CATEGORIAS = [
  {
    id: 'geral',
    nome: 'Geral',
    tipoImagem: 'CARRO',
    ordem: 1,
    itens: [
      item('km', 'Quilometragem', 'numero', 1),
      item('placa', 'Placa confere', 'simNao', 2),
      item('mapa', 'Mapa de danos', 'marcacao', 3),
      item('frente', 'Dianteira', 'foto', 4),
      item('fundo', 'Traseira', 'foto', 5),
    ],
  },
]

/** The page is killed: another one opens, from the device alone while there is no network. */
async function matar(page: Page, contexto: BrowserContext): Promise<Page> {
  const endereco = page.url()
  await page.close({ runBeforeUnload: false })
  const nova = await contexto.newPage()
  await nova.goto(endereco)
  return nova
}
/** A picture of one colour, as the camera gives it. */
async function fotografar(page: Page, nome: string, cor: string): Promise<void> {
  const base64 = await page.evaluate((c) => {
    const tela = document.createElement('canvas')
    tela.width = 1200
    tela.height = 900
    const d = tela.getContext('2d')
    if (d) {
      d.fillStyle = c
      d.fillRect(0, 0, 1200, 900)
    }
    return tela.toDataURL('image/jpeg').split(',')[1] ?? ''
  }, cor)
  const secao = page.getByRole('region', { name: nome, exact: true })
  await secao
    .locator('input[type=file]')
    .setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') })
  await expect(secao.getByRole('img', { name: nome, exact: true })).toBeVisible()
}

test('answers and photographs once, with the network cut and the page killed in between', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const adm = await pessoa(browser)
  await comSessao(adm, 'leilao', PESSOAS.adm)
  const corpo = {
    nome: 'Entrada curta',
    disponivelParaTipos: ['LEVE'],
    mostrarAoComprador: false,
    ativo: true,
    podeEditar: true,
    categorias: CATEGORIAS,
  }
  const tipo = await pelaApi<{ uid: string }>(adm, 'POST', '/v1/tipo-vistoria', corpo)
  const carros = await pelaApi<{ uid: string; nome: string }[]>(
    adm,
    'GET',
    '/v1/veiculos/qb?tipo=1&porPagina=40',
  )
  const carro = carros.at(-1)
  if (carro === undefined) throw new Error('the demonstration has no car')
  const vistoria = await pelaApi<{ uid: string }>(adm, 'POST', '/v1/vistorias', {
    veiUid: carro.uid,
    tipoUid: tipo.uid,
    saidaPatio: false,
    chaveDoPedido: crypto.randomUUID(),
  })
  const ler = () => pelaApi<Lida>(adm, 'GET', `/v1/vistorias/${vistoria.uid}`)

  let page = await pessoa(browser, { celular: true })
  const contexto = page.context()
  await entrar(page, 'leilao', PESSOAS.leilao)
  await page.goto(url('leilao', `/vistoriar?vistoria=${vistoria.uid}`))
  await page.getByRole('button', { name: 'Começar esta vistoria' }).click()
  await expect(page.getByLabel('Quilometragem', { exact: true }).last()).toBeVisible()
  // The page and its parts are on the device.
  const guardadas = () =>
    page.evaluate(
      async () =>
        (await caches.has('martelo-vistoriar-pecas-1')) &&
        (await (await caches.open('martelo-vistoriar-pecas-1')).keys()).length,
    )
  await expect.poll(guardadas, { timeout: 30_000 }).toBeGreaterThan(10)
  await page.reload()
  await expect(page.getByText('Com rede')).toBeVisible()
  await semBarreiras(page, 'inspection on a phone')

  await contexto.setOffline(true)
  await page.getByRole('textbox', { name: 'Quilometragem' }).fill('98765')
  await page.getByRole('textbox', { name: 'Quilometragem' }).blur()
  page = await matar(page, contexto)
  await expect(page.getByText('Sem rede', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Quilometragem' })).toHaveValue('98.765')
  await page.getByText('Sim', { exact: true }).click()
  const desenho = page.getByRole('button', { name: 'Marcar um dano no desenho' })
  await desenho.click({ position: { x: 140, y: 40 } })
  await page.getByRole('button', { name: 'Marcar', exact: true }).click()
  await fotografar(page, 'Dianteira', 'red')
  await fotografar(page, 'Dianteira', 'red')
  page = await matar(page, contexto)
  await fotografar(page, 'Traseira', 'blue')
  await page.getByRole('button', { name: 'Concluir vistoria' }).click()
  await expect(page.getByText(/\d+ fotos? por enviar/).first()).toBeVisible()
  expect((await ler()).situacao).toBe('Aguardando')

  // The line comes back and goes again in the middle, and the page dies with it.
  await contexto.setOffline(false)
  await page.waitForTimeout(300)
  await contexto.setOffline(true)
  page = await matar(page, contexto)
  await contexto.setOffline(false)
  await expect.poll(async () => (await ler()).situacao, { timeout: 40_000 }).toBe('Realizada')
  const v = await ler()
  const itens = Object.fromEntries(v.categorias.flatMap((c) => c.itens).map((i) => [i.id, i]))
  expect(itens.km?.resposta).toEqual(['98765'])
  expect(itens.placa?.resposta).toEqual(['Sim'])
  expect(itens.mapa?.marcacoes.length).toBe(1)
  expect([itens.frente?.fotos.length, itens.fundo?.fotos.length]).toEqual([1, 1])
  expect(v.copiasRecebidas).toEqual([])
  await expect(page.getByText('Tudo enviado')).toBeVisible({ timeout: 30_000 })

  const tarde = await pelaApi<{ motivo: string }>(adm, 'POST', `/v1/vistorias/${vistoria.uid}/sincronizar`, {
    aparelho: crypto.randomUUID(),
    agora: new Date().toISOString(),
    respostas: [
      {
        item: 'km',
        n: 1,
        valores: ['1'],
        marcacoes: [],
        observacao: '',
        aparelhoEm: new Date().toISOString(),
      },
    ],
  })
  expect(tarde.motivo).toContain('já concluiu')
  await adm.goto(url('leilao', `/admin/vistoria/${vistoria.uid}?aba=copias`))
  await expect(adm.getByText('a vistoria já estava realizada')).toBeVisible()
  await adm.getByRole('button', { name: 'Marcar como conferida' }).click()
  await expect(adm.getByText(/Conferida por/)).toBeVisible()
})
