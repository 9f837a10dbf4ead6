// From the request of a removal to the vehicle that is handed over, on phones of 390 px: the house plans it, the driver's
// page works by its link alone with the network cut and the page killed in between, also in the middle of the inspection that
// he fills in there, the yard lets the vehicle in and gives it back against a signature.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { comSessao, entrar, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

interface Remocao {
  readonly uid: string
  readonly situacao: string
  readonly versao: number
  readonly estadiaUid: string | null
  readonly passos: readonly { readonly evento: string }[]
}
type ComUid = readonly { readonly uid: string; readonly nome: string }[]

/** A car that stands nowhere yet, of the consignor of another one. */
async function novoCarro(adm: Page): Promise<string> {
  const [modelo] = await pelaApi<ComUid>(adm, 'GET', '/v1/veiculos/qb?tipo=1&porPagina=1')
  const { comitenteUid } = await pelaApi<{ comitenteUid: string }>(adm, 'GET', `/v1/veiculos/${modelo?.uid}`)
  const { uid } = await pelaApi<{ uid: string }>(adm, 'POST', '/v1/veiculos', {
    comitenteUid,
    patioUid: null,
    tipoId: 1,
    nome: 'Fiat Strada da história',
    marca: 'Fiat',
    modelo: 'Strada',
    anoFabricacao: 2019,
    anoModelo: 2020,
    placa: `HIS${1000 + Math.floor(Math.random() * 9000)}`,
    placaUf: 'SP',
    possuiChave: true,
    combustivel: 'FLE',
    km: 61_000,
    conservacao: 'CONSERVADO',
    monta: null,
    retomada: 'FROTA',
    valorMercado: 5_000_000,
    fipeValor: null,
    prazoDocumento: 30,
    laudoCautelarResultado: 'NAO_REALIZADO',
    itensDetalhados: {},
    descricao: '',
    uf: 'SP',
    inibirVenda: false,
  })
  return uid
}

/** The page is killed: another one opens, from the device alone while there is no network. */
async function matar(page: Page, contexto: BrowserContext): Promise<Page> {
  const endereco = page.url()
  await page.close({ runBeforeUnload: false })
  const nova = await contexto.newPage()
  await nova.goto(endereco)
  return nova
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
/** What the driver is asked to look at where he collects. */
async function pedirVistoria(casa: Page, veiUid: string, remocaoUid: string): Promise<string> {
  const itens = [item('km', 'Quilometragem', 'numero', 1), item('frente', 'Dianteira', 'foto', 2)]
  const tipo = await pelaApi<{ uid: string }>(casa, 'POST', '/v1/tipo-vistoria', {
    nome: 'Na coleta, história',
    disponivelParaTipos: ['LEVE'],
    mostrarAoComprador: false,
    ativo: true,
    podeEditar: true,
    categorias: [{ id: 'geral', nome: 'Geral', tipoImagem: 'CARRO', ordem: 1, itens }],
  })
  const { uid } = await pelaApi<{ uid: string }>(casa, 'POST', '/v1/vistorias', {
    veiUid,
    tipoUid: tipo.uid,
    remocaoUid,
    chaveDoPedido: crypto.randomUUID(),
  })
  return uid
}

interface Vistoria {
  readonly situacao: string
  readonly vistoriador: string | null
  readonly categorias: readonly {
    readonly itens: readonly { readonly resposta: readonly string[]; readonly fotos: readonly unknown[] }[]
  }[]
  readonly copiasRecebidas: readonly unknown[]
}

/** Without network, with the page killed after each answer. */
async function vistoriar(de: Page, contexto: BrowserContext): Promise<Page> {
  let page = de
  const numero = () => page.getByRole('textbox', { name: 'Quilometragem' })
  const dianteira = () => page.getByRole('region', { name: 'Dianteira', exact: true })
  await page.getByRole('button', { name: 'Fazer a vistoria' }).click()
  await numero().fill('61000')
  await numero().blur()
  page = await matar(page, contexto)
  await page.getByRole('button', { name: 'Continuar a vistoria' }).click()
  await expect(numero()).toHaveValue('61.000')
  await expect(page.getByRole('button', { name: 'Concluir vistoria' })).toBeDisabled()
  for (const cor of ['green', 'green'])
    await dianteira()
      .locator('input[type=file]')
      .setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: await imagem(page, cor) })
  await expect(dianteira().getByRole('img', { name: 'Dianteira', exact: true })).toHaveCount(1)
  page = await matar(page, contexto)
  await page.getByRole('button', { name: 'Continuar a vistoria' }).click()
  await expect(dianteira().getByRole('img', { name: 'Dianteira', exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Concluir vistoria' }).click()
  await expect(page.getByText(/Concluída neste aparelho/)).toBeVisible()
  await page.getByRole('button', { name: 'Voltar', exact: true }).click()
  await expect(page.getByText(/Concluída neste aparelho/)).toBeVisible()
  return page
}

/** A picture of one colour, as the camera gives it. */
async function imagem(page: Page, cor: string): Promise<Buffer> {
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
  return Buffer.from(base64, 'base64')
}
async function fotografar(page: Page, cor: string): Promise<void> {
  await page
    .getByLabel('Fotografar')
    .setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: await imagem(page, cor) })
}

/** For the driver of the demonstration, who may also sign in. */
async function planejar(casa: Page, veiUid: string): Promise<Remocao> {
  const [local] = await pelaApi<ComUid>(casa, 'GET', '/v1/remocoes/consulta/locais-remocoes')
  const [patio] = await pelaApi<ComUid>(casa, 'GET', '/v1/patios/remocoes')
  const motoristas = await pelaApi<readonly { uid: string; traUid: string; usuarioEmail: string | null }[]>(
    casa,
    'GET',
    '/v1/remocoes/consulta/motoristas',
  )
  const motorista = motoristas.find((m) => m.usuarioEmail === PESSOAS.motorista)
  const pedida = await pelaApi<Remocao>(casa, 'POST', '/v1/remocoes', {
    veiUid,
    locUid: local?.uid,
    patUid: patio?.uid,
    quemPaga: 'casa',
    chaveDoPedido: crypto.randomUUID(),
  })
  const mover = (r: Remocao, corpo: object) =>
    pelaApi<Remocao>(casa, 'POST', `/v1/remocoes/${r.uid}/mover`, { ...corpo, versao: r.versao })
  const autorizada = await mover(pedida, { evento: 'autorizar', traUid: motorista?.traUid })
  const amanha = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return mover(autorizada, { evento: 'agendar', motUid: motorista?.uid, previstaEm: amanha })
}

test('a removal, a driver without network, a yard, and the vehicle handed over', async ({ browser }) => {
  test.setTimeout(240_000)
  const casa = await pessoa(browser, { celular: true })
  await comSessao(casa, 'leilao', PESSOAS.adm)
  const veiUid = await novoCarro(casa)
  const { uid } = await planejar(casa, veiUid)
  const visUid = await pedirVistoria(casa, veiUid, uid)
  const ler = () => pelaApi<Remocao>(casa, 'GET', `/v1/remocoes/${uid}`)

  // The house makes the driver's address.
  await casa.goto(url('leilao', `/admin/remocao/${uid}?aba=enderecos`))
  await casa.getByRole('button', { name: 'Endereço do motorista' }).click()
  const endereco = await casa
    .getByRole('status')
    .getByText(/\/remocao\//)
    .innerText()

  let page = await pessoa(browser, { celular: true })
  const contexto = page.context()
  await page.goto(url('leilao', new URL(endereco).pathname))
  await expect(page.getByRole('button', { name: 'Cheguei ao local' })).toBeVisible()
  await semBarreiras(page, 'a removal by its link')
  await expect(page.getByText('Esta página está no aparelho')).toBeVisible({ timeout: 60_000 })

  await contexto.setOffline(true)
  page = await matar(page, contexto)
  await page.getByRole('button', { name: 'Cheguei ao local' }).click()
  await expect(page.getByText(/1 passo guardado/)).toBeVisible()
  page = await vistoriar(page, contexto)
  await fotografar(page, 'red')
  await fotografar(page, 'red')
  await expect(page.getByText(/1 foto só neste aparelho/)).toBeVisible()
  page = await matar(page, contexto)
  await expect(page.getByText(/1 foto só neste aparelho/)).toBeVisible()
  await page.getByRole('button', { name: 'Veículo carregado' }).click()
  await expect(page.getByText(/2 passos guardados/)).toBeVisible()
  await fotografar(page, 'blue')
  await expect(page.getByText('Fotos da entrega')).toBeVisible()
  // A page that is just opened may get a first request through before the browser takes its line away: it counts once.
  expect((await ler()).situacao).not.toBe('FINALIZADA')

  // The line comes back and goes again in the middle, and the page dies with it.
  await contexto.setOffline(false)
  await page.waitForTimeout(200)
  await contexto.setOffline(true)
  page = await matar(page, contexto)
  await contexto.setOffline(false)
  await expect.poll(async () => (await ler()).situacao, { timeout: 60_000 }).toBe('EM_TRANSPORTE')
  await page.getByRole('button', { name: 'Entreguei no pátio' }).click()
  await expect.poll(async () => (await ler()).situacao, { timeout: 60_000 }).toBe('FINALIZADA')
  const fim = await ler()
  expect(fim.passos.map((p) => p.evento).sort()).toEqual([
    'agendar',
    'autorizar',
    'chegar',
    'coletar',
    'entregar',
  ])
  // What waited on the phone comes after the vehicle, each once.
  const fotos = async () =>
    (await pelaApi<readonly { pasta: string }[]>(casa, 'GET', `/v1/anexos/remocao/${uid}`))
      .map((f) => f.pasta)
      .sort()
  await expect.poll(fotos, { timeout: 60_000 }).toEqual(['Coleta', 'Entrega'])
  await expect(page.getByText(/só neste aparelho/)).toHaveCount(0, { timeout: 60_000 })

  const vistoria = () => pelaApi<Vistoria>(casa, 'GET', `/v1/vistorias/${visUid}`)
  await expect.poll(async () => (await vistoria()).situacao, { timeout: 60_000 }).toBe('Realizada')
  const feita = await vistoria()
  expect(feita.categorias.flatMap((x) => x.itens).map((i) => [i.resposta, i.fotos.length])).toEqual([
    [['61000'], 0],
    [[], 1],
  ])
  expect(feita.copiasRecebidas).toEqual([])

  // In the yard: it stands there, and is given back against a signature.
  await casa.goto(url('leilao', `/admin/estadia/${fim.estadiaUid}`))
  await expect(casa.getByText('Em pátio').first()).toBeVisible()
  await casa.getByRole('button', { name: 'Devolver' }).click()
  const saida = casa.getByRole('dialog')
  await saida.getByRole('combobox', { name: 'Por quê' }).click()
  await casa.getByRole('option', { name: 'Devolução ao comitente' }).click()
  await saida.getByLabel('Nome de quem leva').fill('Ana Lima')
  await saida.getByLabel('Número').fill('529.982.247-25')
  await saida.getByRole('button', { name: 'Confirmar a devolução' }).click()
  await expect(casa.getByText('Finalizada').first()).toBeVisible()
  await expect
    .poll(
      async () =>
        (await pelaApi<{ situacao: string }>(casa, 'GET', `/v1/estadias/${fim.estadiaUid}`)).situacao,
    )
    .toBe('FINALIZADA')
})

test('a driver who signed in works without network, and what waits of any removal is sent', async ({
  browser,
}) => {
  test.slow()
  const casa = await pessoa(browser)
  await comSessao(casa, 'leilao', PESSOAS.adm)
  const { uid } = await planejar(casa, await novoCarro(casa))
  const situacao = async () => (await pelaApi<Remocao>(casa, 'GET', `/v1/remocoes/${uid}`)).situacao

  let page = await pessoa(browser, { celular: true })
  const contexto = page.context()
  await entrar(page, 'leilao', PESSOAS.motorista)
  await page.goto(url('leilao', `/admin/minhas-remocoes?remocao=${uid}`))
  await expect(page.getByText('Esta página está no aparelho')).toBeVisible({ timeout: 60_000 })

  await contexto.setOffline(true)
  page = await matar(page, contexto)
  await expect(page.getByText('Sem rede', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cheguei ao local' }).click()
  await fotografar(page, 'green')
  await expect(page.getByText(/1 passo guardado/)).toBeVisible()
  await expect(page.getByText(/1 foto só neste aparelho/)).toBeVisible()

  // Opened at the list: what waits of one that is not in front is said, and sent with the line's return.
  await page.close({ runBeforeUnload: false })
  page = await contexto.newPage()
  await page.goto(url('leilao', '/admin/minhas-remocoes'))
  await expect(page.getByText('1 passo e 1 foto só neste aparelho.')).toBeVisible()
  await contexto.setOffline(false)
  await expect.poll(situacao, { timeout: 60_000 }).toBe('EM_COLETA')
  await expect(page.getByText(/só neste aparelho/)).toHaveCount(0, { timeout: 60_000 })
  await contexto.close()
  await casa.context().close()
})
