/** Two ways to become a client: a person with a CPF, a company with a CNPJ of letters; and the house that approves them. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { codigoDe, type Marca, novoCnpj, novoCpf, peloMenu, url } from '../apoio.ts'
import { expect } from './esperar.ts'

export interface Novo {
  readonly nome: string
  readonly email: string
  readonly celular: string
}

const numero = (algarismos: number): string =>
  String(Math.floor(Math.random() * 10 ** algarismos)).padStart(algarismos, '0')

const novoContato = (quem: string, serie: string) => ({
  email: `${quem}.${serie.toLowerCase()}@exemplo.com.br`,
  celular: `119${numero(8)}`,
})

async function abrirCadastro(page: Page, marca: Marca): Promise<void> {
  await page.goto(url(marca))
  await page.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true }).click()
  await page.getByRole('link', { name: 'Criar cadastro' }).click()
  await expect(page.getByRole('heading', { name: 'Criar cadastro' })).toBeVisible()
}

/** What people and companies fill in alike, and the two codes from the mailbox. */
async function terminarCadastro(page: Page, marca: Marca, n: Novo, apelido: string): Promise<void> {
  await page.getByLabel('Apelido').fill(apelido)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(n.email)
  await page.getByLabel('Celular com DDD').fill(n.celular)
  await page.getByLabel('Senha', { exact: true }).fill('segredo1')
  await page.getByLabel('Repita a senha').fill('segredo1')
  await page.getByLabel(/Li e aceito/).check()
  await page.getByRole('button', { name: 'Criar cadastro' }).click()
  for (const [titulo, para] of [
    ['Confirme o seu e-mail', n.email],
    ['Confirme o seu celular', `+55${n.celular}`],
  ] as const) {
    await expect(page.getByRole('heading', { name: titulo })).toBeVisible()
    await page.getByLabel('Código').fill(await codigoDe(page, marca, para))
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: 'Meus documentos' })).toBeVisible()
}

async function enviarDocumentos(page: Page, tipos: readonly RegExp[]): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b9c4c9' } })
    .jpeg()
    .toBuffer()
  for (const tipo of tipos) {
    const linha = page.getByRole('listitem').filter({ hasText: tipo })
    const escolha = page.waitForEvent('filechooser')
    await linha.getByRole('button', { name: /Escolher arquivo/ }).click()
    await (await escolha).setFiles({ name: 'documento.jpg', mimeType: 'image/jpeg', buffer })
    await expect(linha.getByText('Aguardando Validação')).toBeVisible()
  }
  await expect(page.getByText('Recebemos tudo')).toBeVisible()
}

/** `contar`: what he tells of himself beside what is asked. */
export async function cadastrarPessoa(
  page: Page,
  marca: Marca,
  serie: string,
  contar: (page: Page) => Promise<void> = async () => undefined,
): Promise<Novo> {
  const n = { nome: `Ana Lúcia ${serie}`, ...novoContato('ana', serie) }
  await abrirCadastro(page, marca)
  await page.getByLabel('CPF ou CNPJ').fill(novoCpf())
  await page.getByLabel('Nome completo').fill(n.nome)
  await page.getByLabel('Data de nascimento').fill('1985-04-12')
  await contar(page)
  await terminarCadastro(page, marca, n, `Ana${serie}`)
  await enviarDocumentos(page, [/Documento de identidade/, /Comprovante de endereço/])
  return n
}

export async function cadastrarEmpresa(page: Page, marca: Marca, serie: string): Promise<Novo> {
  const n = { nome: `Revenda ${serie} Ltda.`, ...novoContato('revenda', serie) }
  await abrirCadastro(page, marca)
  await page.getByLabel('CPF ou CNPJ').fill(novoCnpj())
  await page.getByLabel('Razão social').fill(n.nome)
  await page.getByLabel('Nome do responsável').fill('Caio Prado Alves')
  await terminarCadastro(page, marca, n, `Rev${serie}`)
  await enviarDocumentos(page, [/Contrato social/, /Cartão CNPJ/, /Documento do representante legal/])
  return n
}

/** From the list of clients, which renews itself, to the approved record. */
export async function aprovarDocumentos(sac: Page, nome: string): Promise<void> {
  await peloMenu(sac, 'Clientes', 'Clientes')
  await sac.getByRole('row').filter({ hasText: nome }).getByText(nome).click()
  await expect(sac.getByRole('heading', { name: nome })).toBeVisible()
  await sac.getByRole('button', { name: 'Aprovar documentos' }).click()
  await sac.getByRole('dialog').getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(sac.getByText('Documentos: Aprovado')).toBeVisible()
}
