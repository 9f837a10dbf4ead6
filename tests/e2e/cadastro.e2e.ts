// A person signs up, confirms mail and mobile, sends documents; the house approves them beside him, and he sees it
// without reloading. Another one is a company with letters in its CNPJ, on another brand.
import { expect, test } from '@playwright/test'
import { codigoDe, comSessao, novoCpf, PESSOAS, pessoa, semBarreiras, url } from './apoio.ts'

const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
)

test('a person signs up and is approved while he watches', async ({ browser }) => {
  const eu = await pessoa(browser, { celular: true })
  const email = `maria.${Date.now()}@exemplo.com.br`
  await eu.goto(url('leilao', '/leilao'))
  const lote = (await eu.locator('.cartao-do-lote h3 a').first().getAttribute('href')) ?? ''
  await eu.goto(url('leilao', lote))
  await eu.getByRole('main').getByRole('link', { name: 'Criar cadastro' }).click()
  await expect(eu.getByRole('heading', { name: 'Criar cadastro' })).toBeVisible()
  await semBarreiras(eu, '/cadastro')
  await expect(eu.getByRole('link', { name: 'política de privacidade' })).toHaveAttribute('href', '/cookies')
  await eu.getByRole('button', { name: 'Criar cadastro' }).click()
  await expect(eu.getByText('Aceite os termos de uso')).toBeVisible()
  await eu.getByLabel('CPF ou CNPJ').fill(novoCpf())
  await eu.getByLabel('Nome completo').fill('Maria das Dores Lima')
  await eu.getByLabel('Data de nascimento').fill('1985-04-12')
  await eu.getByLabel('Apelido').fill(`Dores${Date.now() % 100_000}`)
  await eu.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await eu.getByLabel('Celular com DDD').fill('11 98877-6655')
  // Numbers get their signs while one types.
  await expect(eu.getByLabel('CPF ou CNPJ')).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
  await expect(eu.getByLabel('Celular com DDD')).toHaveValue('(11) 98877-6655')
  await eu.getByLabel('Senha', { exact: true }).fill('segredo1')
  await eu.getByLabel('Repita a senha').fill('segredo1')
  await eu.getByLabel(/Li e aceito/).check()
  await eu.getByRole('button', { name: 'Criar cadastro' }).click()

  await expect(eu.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible()
  // A phone drops the page while one reads the mail: the code is still asked for.
  await eu.reload()
  await eu.getByLabel('Código').fill('000000')
  await eu.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(eu.getByText('Código incorreto ou vencido')).toBeVisible()
  await eu.getByLabel('Código').fill(await codigoDe(eu, 'leilao', email))
  await eu.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(eu.getByRole('heading', { name: 'Confirme o seu celular' })).toBeVisible()
  await eu.getByLabel('Código').fill(await codigoDe(eu, 'leilao', '+5511988776655'))
  await eu.getByRole('button', { name: 'Confirmar', exact: true }).click()

  await expect(eu.getByRole('heading', { name: 'Meus documentos' })).toBeVisible()
  await semBarreiras(eu, '/documentos')
  await eu
    .getByLabel(/Documento de identidade/)
    .setInputFiles({ name: 'cnh.txt', mimeType: 'image/jpeg', buffer: Buffer.from('não é uma imagem') })
  await expect(
    eu
      .getByRole('alert')
      .filter({ hasText: /arquivo|documento|formato/i })
      .first(),
  ).toBeVisible()
  for (const tipo of [/Documento de identidade/, /Comprovante de endereço/]) {
    await eu.getByLabel(tipo).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: JPEG })
    await expect(eu.getByText('Documento recebido')).toBeVisible()
  }
  await expect(eu.getByText('Recebemos tudo')).toBeVisible()

  const sac = await pessoa(browser)
  await comSessao(sac, 'leilao', PESSOAS.sac)
  await sac.goto(url('leilao', '/admin/clientes?documentoSituacao=Aguardando+Valida%C3%A7%C3%A3o'))
  await sac.getByText('Maria das Dores Lima').first().click()
  await expect(sac.getByRole('heading', { name: 'Maria das Dores Lima' })).toBeVisible()
  await sac.getByRole('button', { name: 'Aprovar documentos' }).click()
  await sac.getByRole('dialog').getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(sac.getByText('Documentos: Aprovado')).toBeVisible()
  // The client, on his phone, did nothing.
  await expect(eu.getByText('Documentos aprovados. Você já pode')).toBeVisible()
  // And is back at the lot from which he began.
  await eu.getByRole('link', { name: 'Voltar para onde você estava' }).click()
  await expect(eu).toHaveURL(url('leilao', `${lote}#lance`))

  // From contacts without a code under way to another tab, and back.
  await eu.goto(url('leilao', '/cliente/meu-perfil?aba=contatos'))
  await expect(eu.getByText('Confirmado')).toHaveCount(2)
  await expect(eu.getByRole('tab', { name: 'Sócios' })).toHaveCount(0)
  await eu.getByRole('tab', { name: 'Acessos' }).click()
  await expect(eu.getByText('Ninguém além de você.')).toBeVisible()
})

test('a company signs up with an alphanumeric CNPJ', async ({ browser }) => {
  const eu = await pessoa(browser)
  await eu.goto(url('loja', '/cadastro'))
  await eu.getByLabel('CPF ou CNPJ').fill('12.ABC.345/01DE-35')
  await eu.getByLabel('Razão social').fill('Revenda Alfa Ltda.')
  await eu.getByLabel('Nome do responsável').fill('Rita Alves Prado')
  await eu.getByLabel('Apelido').fill('RevendaAlfa')
  await eu.getByRole('textbox', { name: 'E-mail' }).fill(`alfa.${Date.now()}@exemplo.com.br`)
  await eu.getByLabel('Celular com DDD').fill('31 98877-6655')
  await eu.getByLabel('Senha', { exact: true }).fill('segredo1')
  await eu.getByLabel('Repita a senha').fill('segredo1')
  await eu.getByLabel(/Li e aceito/).check()
  await eu.getByRole('button', { name: 'Criar cadastro' }).click()
  await expect(eu.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible()
})

test('a wrong password says so and loses nothing; a page for staff sends to the login and back', async ({
  page,
}) => {
  await page.goto(url('leilao', '/login'))
  await semBarreiras(page, '/login')
  await page.getByLabel('E-mail').fill('cliente@martelo.demo')
  await page.getByLabel('Senha', { exact: true }).fill('errada1')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('E-mail ou senha incorretos')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('cliente@martelo.demo')

  await page.goto(url('leilao', '/admin/clientes'))
  await expect(page.getByText('Efetuar login para acessar esta página')).toBeVisible()
  await page.getByLabel('E-mail').fill(PESSOAS.sac)
  await page.getByLabel('Senha', { exact: true }).fill('martelo')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/clientes/)
  await page.goto(url('leilao', '/admin/hotsites'))
  await expect(
    page.getByText(/Você não tem a permissão necessária para acessar esta página, papéis: ADM/),
  ).toBeVisible()
})
