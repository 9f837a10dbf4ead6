// What a client may ask of a house about himself, by clicks, he on a phone and the house at a desk: what he told at sign-up is in
// his record, letters stop and begin again, new terms say what changed, and he is forgotten when he asks for it. And whose
// account it is that a person sees stands above every page.
import { type Browser, expect as agora, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { comSessao, peloMenu, pessoa, PESSOAS, url } from './apoio.ts'
import { cadastrarPessoa, type Novo } from './historia/cadastrar.ts'
import { expect } from './historia/esperar.ts'
import { novaSerie } from './historia/preparar.ts'
import { publicarTermos } from './historia/termos.ts'
import { pelaApi } from './telas/pela-api.ts'

// A house where no other story looks at the terms.
const CASA = 'auto'
const ASSUNTO = /Documentos com divergência/

test.describe.configure({ timeout: 240_000 })

async function contarMais(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Contar mais sobre mim (opcional)' }).click()
  await page.getByLabel('Ocupação').fill('Produtora rural')
  await page.getByLabel('Ramo de atividade').fill('Pecuária')
  await page.getByLabel('Nome da fazenda').fill('Fazenda Boa Vista')
  await page.getByLabel('Como nos conheceu').fill('No rádio')
  await page.getByRole('checkbox', { name: 'Caminhões' }).check()
}

async function abrirFicha(casa: Page, nome: string): Promise<void> {
  await peloMenu(casa, 'Clientes', 'Clientes')
  await casa.getByRole('row').filter({ hasText: nome }).getByText(nome).click()
  await expect(casa.getByRole('heading', { name: nome })).toBeVisible()
}

async function divergir(casa: Page, motivo: string): Promise<void> {
  await casa.getByRole('tab', { name: 'Documentos' }).click()
  await casa.getByRole('button', { name: 'Apontar divergência' }).click()
  const janela = casa.getByRole('dialog')
  await janela.getByRole('checkbox', { name: /Comprovante de endereço/ }).check()
  await janela.getByLabel(/Motivo: Comprovante/).fill(motivo)
  await janela.getByRole('button', { name: 'Enviar divergência' }).click()
  await expect(casa.getByText('Documentos: Divergente', { exact: true })).toBeVisible()
}

async function mandarDeNovo(eu: Page): Promise<void> {
  await eu.goto(url(CASA, '/documentos'))
  const linha = eu.getByRole('listitem').filter({ hasText: 'Comprovante de endereço' })
  const escolha = eu.waitForEvent('filechooser')
  await linha.getByRole('button', { name: 'Trocar o arquivo' }).click()
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c9c4b9' } })
    .jpeg()
    .toBuffer()
  await (await escolha).setFiles({ name: 'conta.jpg', mimeType: 'image/jpeg', buffer })
  await expect(linha.getByText('Aguardando Validação')).toBeVisible()
}

interface Carta {
  readonly para: string
  readonly assunto: string | null
  readonly texto: string
  readonly sairUrl: string | null
}
const cartas = async (page: Page, n: Novo): Promise<Carta[]> =>
  (await pelaApi<Carta[]>(page, 'GET', '/simuladores/caixa-postal.json')).filter(
    (c) => c.para === n.email && ASSUNTO.test(c.assunto ?? ''),
  )

/** The letter's own page stops its kind; the screen of preferences begins it again. */
async function pararEVoltar(eu: Page, casa: Page, n: Novo): Promise<void> {
  await divergir(casa, 'A conta está ilegível')
  await expect.poll(async () => (await cartas(eu, n)).length).toBe(1)
  await eu.goto((await cartas(eu, n))[0]?.sairUrl ?? '')
  await eu.getByRole('button', { name: 'Parar de receber' }).click()
  await expect(eu.getByText('não envia mais e-mails')).toBeVisible()
  await mandarDeNovo(eu)
  await divergir(casa, 'A conta é de outra pessoa')
  await eu.goto(url(CASA, '/cliente/avisos'))
  // Told on the site all the same.
  await eu.getByRole('tab', { name: 'Recebidos' }).click()
  await expect(eu.getByText('Documentos com divergência').first()).toBeVisible()
  await eu.getByRole('tab', { name: 'De que avisar' }).click()
  const chave = eu.getByRole('checkbox', { name: 'Documentos com divergência: E-mail' })
  await expect(chave).not.toBeChecked()
  await chave.press('Space')
  await expect(chave).toBeChecked()
  await expect(eu.getByText('Salvo com sucesso').first()).toBeVisible()
  await mandarDeNovo(eu)
  await divergir(casa, 'A conta é antiga')
  await expect
    .poll(async () =>
      (await cartas(eu, n)).map((c) => /divergência nos documentos: (.*)\./.exec(c.texto)?.[1]),
    )
    .toHaveLength(2)
  const motivos = (await cartas(eu, n)).map((c) => c.texto).join('\n')
  agora([/ilegível/.test(motivos), /de outra pessoa/.test(motivos), /antiga/.test(motivos)]).toEqual([
    true,
    false,
    true,
  ])
}

/** A version that the house publishes is asked for at his next visit, with what changed, and kept with its number. */
async function aceitarTermosNovos(eu: Page, casa: Page, serie: string): Promise<void> {
  // With time to accept it: other stories bid in this house.
  await casa.goto(url(CASA, '/admin'))
  const mudou = 'O prazo de retirada passa a ser de dez dias.'
  await publicarTermos(casa, `V${serie.slice(-6)}`, mudou, 'Cláusula primeira. O prazo é de dez dias.', 60)
  const pergunta = eu.getByRole('region', { name: /^Há uma versão nova/ })
  // Wherever he browses, in one line, and whole once he opens it.
  await eu.goto(url(CASA, '/agenda'))
  await expect(pergunta).toBeVisible()
  await expect(pergunta).not.toContainText('O prazo de retirada')
  await pergunta.getByRole('button', { name: 'Ler e aceitar' }).click()
  await expect(pergunta).toContainText('O prazo de retirada passa a ser de dez dias.')
  await expect(pergunta.getByRole('region', { name: 'Termos de uso' })).toContainText('Cláusula primeira.')
  await eu.goto(url(CASA, '/cliente/meu-perfil'))
  await expect(pergunta).toContainText('O prazo de retirada passa a ser de dez dias.')
  await pergunta.getByRole('button', { name: 'Ler e aceitar' }).click()
  await expect(pergunta).toContainText('Cláusula primeira.')
  await pergunta.getByLabel('Li e aceito').check()
  await pergunta.getByRole('button', { name: 'Registrar o aceite' }).click()
  await expect(pergunta).toBeHidden()
  await eu.getByRole('tab', { name: 'Privacidade' }).click()
  await expect(eu.getByText(`Termos de uso, versão V${serie.slice(-6)}`)).toBeVisible()
  await casa.goto(url(CASA, '/admin/privacidade/termos'))
  await expect(casa.getByRole('row').filter({ hasText: `V${serie.slice(-6)}` })).toContainText('1')
}

async function pedirExclusao(eu: Page): Promise<void> {
  await eu.getByRole('button', { name: 'Pedir a exclusão' }).click()
  const janela = eu.getByRole('dialog')
  await janela.getByLabel('Sua senha').fill('segredo1')
  await janela.getByRole('button', { name: 'Pedir a exclusão' }).click()
  await expect(eu.getByText(/A conta será excluída em/)).toBeVisible()
}

const DIREITOS = ['privacidade:ver', 'privacidade:editar', 'privacidade:antecipar'] as const

/** A colleague with the rights for it, until tomorrow. */
async function segundaPessoa(casa: Page): Promise<Page> {
  const [quem] = await pelaApi<{ uid: string }[]>(
    casa,
    'GET',
    '/v1/usuarios/qb?busca=sac@martelo.demo&pagina=1&porPagina=1',
  )
  for (const permissao of DIREITOS)
    await pelaApi(casa, 'POST', `/v1/usuarios/${quem?.uid}/permissoes`, {
      permissao,
      sentido: 'dar',
      motivo: 'Pedido de exclusão por telefone',
      ate: new Date(Date.now() + 86_400_000).toISOString(),
    })
  const outra = await pessoa(casa.context().browser() as Browser)
  await comSessao(outra, CASA, PESSOAS.sac)
  await outra.goto(url(CASA, '/admin'))
  return outra
}

async function excluirAgora(outra: Page, n: Novo): Promise<void> {
  await abrirFicha(outra, n.nome)
  await outra.getByRole('tab', { name: 'Privacidade' }).click()
  await outra.getByRole('button', { name: 'Ver o que sairia' }).click()
  await outra.getByRole('button', { name: 'Excluir agora' }).click()
  const janela = outra.getByRole('dialog')
  await janela.getByLabel('Motivo').fill('Pediu por telefone para não esperar')
  await janela.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(outra.getByText('Conta excluída').first()).toBeVisible()
  await expect(outra.getByRole('heading', { name: 'Titular excluído' })).toBeVisible()
  for (const nao of ['Liberar cliente', 'Unir outro cadastro'])
    await expect(outra.getByRole('button', { name: nao })).toBeHidden()
}

/** Asked for, taken back, asked for again; the house reads what goes and carries it out. */
async function esquecer(eu: Page, casa: Page, n: Novo): Promise<void> {
  await eu.goto(url(CASA, '/cliente/meu-perfil?aba=privacidade'))
  await expect(eu.getByRole('tab', { name: 'Privacidade' })).toBeInViewport()
  await pedirExclusao(eu)
  await eu.getByRole('button', { name: 'Desistir da exclusão' }).click()
  await expect(eu.getByText('A sua conta continua').first()).toBeVisible()
  await pedirExclusao(eu)
  await abrirFicha(casa, n.nome)
  await expect(casa.getByText('Pediu a exclusão da conta')).toBeVisible()
  await casa.getByRole('tab', { name: 'Privacidade' }).click()
  await expect(casa.getByRole('button', { name: 'Excluir agora' })).toBeHidden()
  await casa.getByRole('button', { name: 'Ver o que sairia' }).click()
  await expect(casa.getByText(/Documentos enviados: \d/)).toBeVisible()
  // Before its day one person alone does not: he gives another one the right, who acts.
  await expect(casa.getByText('Antes do prazo são precisas duas pessoas')).toBeVisible()
  await expect(casa.getByRole('button', { name: 'Excluir agora' })).toBeHidden()
  const outra = await segundaPessoa(casa)
  await excluirAgora(outra, n)
  await eu.goto(url(CASA, '/login'))
  await eu.getByLabel('E-mail').fill(n.email)
  await eu.getByLabel('Senha', { exact: true }).fill('segredo1')
  await eu.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(eu.getByText('E-mail ou senha incorretos')).toBeVisible()
}

async function abrir(browser: Browser): Promise<[Page, Page]> {
  const casa = await pessoa(browser)
  await comSessao(casa, CASA, PESSOAS.adm)
  await casa.goto(url(CASA, '/admin'))
  return [await pessoa(browser, { celular: true }), casa]
}

test('what a client told at sign-up is in his record; letters stop and begin again', async ({ browser }) => {
  const [eu, casa] = await abrir(browser)
  const serie = novaSerie()
  const n = await cadastrarPessoa(eu, CASA, serie, contarMais)
  await abrirFicha(casa, n.nome)
  await casa.getByRole('tab', { name: 'Dados' }).click()
  for (const dito of ['Produtora rural', 'Pecuária', 'Fazenda Boa Vista', 'No rádio', 'Caminhões'])
    await expect(casa.getByText(dito, { exact: true })).toBeVisible()
  await pararEVoltar(eu, casa, n)
})

test('new terms say what changed, and a client who asks for it is forgotten', async ({ browser }) => {
  const [eu, casa] = await abrir(browser)
  const serie = novaSerie()
  const n = await cadastrarPessoa(eu, CASA, serie)
  await aceitarTermosNovos(eu, casa, serie)
  await esquecer(eu, casa, n)
})

/** Where the bar begins, and how far below it the site's head stands. */
const faixaECabeca = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const [faixa, cabeca] = ['.faixas-do-topo', '.cabecalho'].map((s) =>
      document.querySelector(s)?.getBoundingClientRect(),
    )
    return [faixa?.top ?? -1, Math.abs(Math.round((cabeca?.top ?? -1) - (faixa?.bottom ?? 0)))]
  })

test('the bar of another’s name covers no head, at the top of a page and further down', async ({
  browser,
}) => {
  for (const celular of [true, false]) {
    const page = await pessoa(browser, { celular })
    await comSessao(page, 'loja', PESSOAS.adm)
    const [quem] = await pelaApi<{ uid: string }[]>(
      page,
      'GET',
      '/v1/usuarios/qb?busca=serraazul&pagina=1&porPagina=1',
    )
    await pelaApi(page, 'POST', `/v1/usuarios/${quem?.uid}/representar`, { motivo: 'Ajuda por telefone' })
    for (const caminho of ['/cliente', '/']) {
      await page.goto(url('loja', caminho))
      await expect(page.getByRole('button', { name: 'Sair desta conta' })).toBeVisible()
      await expect.poll(() => faixaECabeca(page)).toEqual([0, 0])
      await page.evaluate(() => scrollTo(0, 600))
      await expect.poll(() => faixaECabeca(page)).toEqual([0, 0])
    }
    await page.context().close()
  }
})
