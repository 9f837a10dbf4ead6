// A new house from nothing to its first auction, in the browser alone: the platform's administrator opens it, the house's
// own one chooses his password, tries the hammer in a rehearsal and takes it away, writes down who cries, where, whose goods
// and in which yard, and runs the auction himself. A first client signs up, is approved, bids, and has the lot at the hammer.
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { comSessao, peloMenu, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'
import { aprovarDocumentos, cadastrarPessoa } from './historia/cadastrar.ts'
import { abrirASala, apregoar, baterMartelo, encerrar } from './historia/conduzir.ts'
import { acharLote, habilitar, verEstado } from './historia/lances.ts'
import { aceitarAntesDoLance, publicarTermos } from './historia/termos.ts'
import { BENS, novaSerie, prepararLeilao } from './historia/preparar.ts'

test.describe.configure({ timeout: 360_000 })

const SENHA_NOVA = 'casa-nova-2026'

/** A record of a declared list: its form by labels, then "Salvar". */
async function cadastrar(
  page: Page,
  caminho: string,
  campos: Readonly<Record<string, string>>,
  uf?: string,
): Promise<void> {
  await page.goto(new URL(`${caminho}?registro=novo`, page.url()).href)
  const gaveta = page.getByRole('dialog')
  for (const [rotulo, valor] of Object.entries(campos))
    await gaveta.getByLabel(rotulo, { exact: false }).first().fill(valor)
  if (uf !== undefined) {
    await gaveta
      .getByRole('textbox', { name: /^UF/ })
      .or(gaveta.getByRole('combobox', { name: /^UF/ }))
      .first()
      .click()
    await page.getByRole('option', { name: uf }).first().click()
  }
  await gaveta.getByRole('button', { name: 'Salvar' }).click()
  await expect(gaveta.getByRole('button', { name: 'Salvar' })).toBeHidden({ timeout: 20_000 })
}

async function enviarLogo(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 320, height: 90, channels: 4, background: '#b4232f' } })
    .png()
    .toBuffer()
  const escolha = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Enviar o logotipo' }).click()
  await (await escolha).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: 'Logo escolhido' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Cor principal' })).not.toHaveValue('#1d4ed8')
}

/** The hammer once, for a bidder on the floor; then the rehearsal goes, whole. */
async function ensaiar(page: Page, endereco: string): Promise<void> {
  await page.goto(new URL('/leiloeiro', endereco).href)
  await abrirASala(page, 'Leilão de teste')
  await apregoar(page, 'Carro de teste')
  // A key on a lot that has just changed only renews what he sees; pressed again, it bids.
  await expect(async () => {
    await page.keyboard.press('n')
    await expect(page.getByRole('region', { name: 'Lances de apelido' })).toContainText(/10\.500|11\.000/, {
      timeout: 4000,
    })
  }).toPass({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'Lote em pregão' })).toContainText('10.000')
  await baterMartelo(page, 'Carro de teste', '.', 'Aguardando cliente')
  await page.goto(new URL('/admin', endereco).href)
  await peloMenu(page, 'Leilões', 'Leilões')
  await page
    .getByRole('link', { name: /Leilão de teste/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Retirar o leilão de teste' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar', exact: true }).click()
  await expect(page.getByText('Leilão de teste retirado')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible()
}

/** Until the platform publishes it, a visitor reads that the house is to come. */
async function publicar(dona: Page, visitante: Page, endereco: string): Promise<void> {
  const fechada = await visitante.goto(endereco)
  expect(fechada?.status()).toBe(503)
  await expect(visitante.getByText('abre em breve')).toBeVisible()
  await peloMenu(dona, 'Configurações', 'Hotsites')
  await dona
    .getByRole('row', { name: /Leilões da Serra/ })
    .getByRole('button', { name: 'Endereço' })
    .click()
  const gaveta = dona.getByRole('dialog')
  await gaveta.getByRole('combobox', { name: 'Situação' }).click()
  await dona.getByRole('option', { name: 'No ar' }).click()
  await gaveta.getByRole('button', { name: 'Salvar' }).click()
  await expect(dona.getByRole('row', { name: /Leilões da Serra/ })).toContainText('No ar')
  await expect.poll(async () => (await visitante.goto(endereco))?.status()).toBe(200)
}

test('a house is opened and runs its first auction without leaving the browser', async ({ browser }) => {
  const dona = await pessoa(browser)
  await comSessao(dona, 'leilao', PESSOAS.adm)
  await dona.goto(url('leilao', '/admin/novo-hotsite'))
  await dona.getByLabel('Nome da casa').fill('Leilões da Serra')
  await dona.getByLabel('Endereço na plataforma').fill('serra')
  await dona.getByLabel('Nome do administrador').fill('Sérgio Prado')
  await dona.getByLabel('E-mail do administrador').fill('sergio@serra.exemplo.com.br')
  await dona.getByRole('button', { name: 'Convidar mais uma pessoa' }).click()
  await dona.getByLabel('Nome da pessoa 1').fill('Lia Prado')
  await dona.getByLabel('E-mail da pessoa 1').fill('lia@serra.exemplo.com.br')
  await dona.getByLabel('Papéis da pessoa 1').first().click()
  await dona.getByRole('option', { name: 'Financeiro', exact: true }).click()
  await dona.keyboard.press('Escape')
  await enviarLogo(dona)
  await dona.getByRole('checkbox', { name: /leilão de teste/ }).check()
  await dona.getByRole('checkbox', { name: 'Publicar agora' }).uncheck()
  await semBarreiras(dona, 'opening a house')
  await dona.getByRole('button', { name: 'Abrir o hotsite' }).click()
  const senha = dona.locator('a[href*="redefinir-senha"]')
  await expect(senha).toBeVisible({ timeout: 20_000 })
  await expect(dona.getByText('lia@serra.exemplo.com.br')).toBeVisible()
  const endereco = (await senha.getAttribute('href')) ?? ''

  const casa = await pessoa(browser)
  await casa.goto(endereco)
  await casa.getByLabel('Nova senha').first().fill(SENHA_NOVA)
  await casa.getByLabel('Repita a senha').first().fill(SENHA_NOVA)
  await casa.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(casa.getByRole('button', { name: 'Trocar a senha' })).toBeHidden({ timeout: 20_000 })
  // The house is not published: the clients' door is closed, and the staff's one is offered.
  await casa.getByRole('link', { name: 'Entrar com a nova senha' }).click()
  await expect(casa).toHaveURL(/\/login-sistema/)
  await casa.getByLabel('E-mail').fill('sergio@serra.exemplo.com.br')
  await casa.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA)
  await casa.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(casa).not.toHaveURL(/\/login/, { timeout: 20_000 })

  await casa.goto(new URL('/agenda', endereco).href)
  await expect(casa.locator('header img[src*="/marcas/"]').first()).toBeVisible()
  await expect(casa.getByText('Leilão de teste')).toHaveCount(0)
  await ensaiar(casa, endereco)
  await cadastrar(
    casa,
    '/admin/leiloeiros',
    { Nome: 'Otávio Brandão Leal', Matrícula: '1234', Junta: 'JUCESP' },
    'SP',
  )
  await cadastrar(
    casa,
    '/admin/locais-realizacao',
    { Nome: 'Auditório da Serra', Endereço: 'Rua Alta, 10', Cidade: 'Campos do Jordão' },
    'SP',
  )
  await cadastrar(casa, '/admin/comitentes', { Nome: 'Banco Cerrado' })
  await cadastrar(
    casa,
    '/admin/patios',
    { Nome: 'Pátio Guarulhos', Endereço: 'Rua do Pátio, 1', Cidade: 'Guarulhos' },
    'SP',
  )
  await casa.goto(new URL('/admin', endereco).href)
  const serie = novaSerie()
  const leilao = await prepararLeilao(casa, serie, BENS.slice(0, 1), 'leiloeiro')

  const ana = await pessoa(browser)
  await publicar(dona, ana, new URL('/', endereco).href)
  const { nome } = await cadastrarPessoa(ana, 'serra', serie)
  await aprovarDocumentos(casa, nome)
  await acharLote(ana, `Argo ${serie}`)
  await habilitar(ana)
  // No other story has this house: its terms of use change between the reading and the bid.
  const mudou = 'A retirada passa a ser em dez dias.'
  await publicarTermos(casa, `V${serie.slice(-6)}`, mudou, 'Cláusula primeira. O prazo é de dez dias.')
  await aceitarAntesDoLance(ana, '11.000,00', mudou)

  await casa.goto(new URL('/leiloeiro', endereco).href)
  await abrirASala(casa, leilao)
  await apregoar(casa, `Argo ${serie}`)
  await baterMartelo(casa, `Argo ${serie}`, '.', 'Aguardando pagamento')
  await verEstado(ana, 'vencedor')
  await encerrar(casa)
  const visita = await pessoa(browser)
  await visita.goto(new URL('/agenda', endereco).href)
  await expect(visita.getByText(leilao).first()).toBeVisible({ timeout: 20_000 })
})
