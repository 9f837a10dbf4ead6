/** The house prepares an auction: the form, the spreadsheet, photographs, order, release, publication. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { peloMenu } from '../apoio.ts'
import { expect } from './esperar.ts'

/** How an auction is held: cried by the auctioneer, or closed by the clock. */
export type Conducao = 'leiloeiro' | 'relogio'

const letras = (n: number): string =>
  Array.from({ length: n }, () => 'ABCDEFGHJKLMNPRSTUVWXYZ'.charAt(Math.floor(Math.random() * 23))).join('')

export type Bem = readonly [numero: string, marca: string, modelo: string, minimo: string, reserva: string]

export const BENS: readonly Bem[] = [
  ['1', 'Fiat', 'Argo', '10.000,00', '11.000,00'],
  ['2', 'Fiat', 'Uno', '8.000,00', '9.000,00'],
  ['3', 'Honda', 'Fit', '20.000,00', '25.000,00'],
  ['4', 'Toyota', 'Etios', '30.000,00', '40.000,00'],
]

/** Vehicles with lots, in the order of the rows; amounts as people type them. */
function planilha(serie: string, bens: readonly Bem[]): Buffer {
  const titulos =
    'Lote;Tipo;Marca;Modelo;Versão;Ano de fabricação;Ano do modelo;Cor;Placa;UF da placa;Chassi;Comitente;Pátio;Cidade;UF;Valor mínimo;Incremento;Valor do comitente'
  const linhas = bens.map(([numero, marca, modelo, minimo, reserva]) =>
    [
      numero,
      'Automóvel',
      marca,
      modelo,
      serie,
      '2018',
      '2019',
      'Prata',
      `${letras(3)}${numero}A0${numero}`,
      'SP',
      `9BD${letras(10)}000${numero}`,
      'Banco Cerrado',
      'Pátio Guarulhos',
      'Guarulhos',
      'SP',
      minimo,
      '500,00',
      reserva,
    ].join(';'),
  )
  return Buffer.from([titulos, ...linhas].join('\r\n'), 'utf8')
}

export const novaSerie = (): string => `Serie${letras(6)}`

/** Chooses in a closed list by what is written on the option. */
async function escolher(page: Page, rotulo: string, opcao: string | RegExp): Promise<void> {
  await page.getByLabel(rotulo, { exact: false }).and(page.locator('input')).first().click()
  await page.getByRole('option', { name: opcao }).first().click()
}

/** The wall clock of Brasília so many minutes from now, as a date field takes it. */
function emBrasilia(minutos: number): string {
  const partes = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(Date.now() + minutos * 60_000)
  return partes.replace(' ', 'T')
}

async function criarLeilao(page: Page, nome: string, conducao: Conducao): Promise<void> {
  await peloMenu(page, 'Leilões', 'Leilões')
  await page.getByRole('link', { name: 'Novo leilão' }).click()
  await expect(page.getByRole('heading', { name: 'Novo leilão' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(nome)
  await page.getByLabel('Data e hora').fill(emBrasilia(0))
  // The login leiloeiro@martelo.demo.
  await escolher(page, 'Leiloeiro', /Otávio Brandão Leal/)
  await escolher(page, 'Local de realização', /Auditório/)
  if (conducao === 'relogio') {
    await escolher(page, 'Modalidade', /^Online/)
    await escolher(page, 'Quem conduz', /^Robô/)
  }
  await page.getByLabel('Texto do regulamento').fill('Os bens são vendidos no estado em que se encontram.')
  // The suite runs on any day of the year.
  await page.getByLabel('Conferir domingos e feriados do local').uncheck({ force: true })
  await page.getByLabel('Autorização para domingo ou feriado').fill('Demonstração automática')
  await page.getByRole('button', { name: 'Criar leilão' }).click()
  await expect(page).toHaveURL(/\/admin\/leilao\/\d+/)
}

async function importar(page: Page, serie: string, bens: readonly Bem[]): Promise<void> {
  await page.getByRole('tab', { name: /Lotes/ }).click()
  await page.getByRole('link', { name: 'Importar planilha' }).click()
  await page
    .getByLabel('Enviar a planilha')
    .setInputFiles({ name: 'lotes.csv', mimeType: 'text/csv', buffer: planilha(serie, bens) })
  await page
    .getByRole('button', { name: bens.length === 1 ? 'Importar 1 linha' : `Importar ${bens.length} linhas` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click()
  await page.getByRole('link', { name: 'Ordenar e liberar os lotes' }).click()
  await expect(page).toHaveURL(/\/admin\/leilao\/\d+/)
}

/** From each lot to its vehicle and back: one photograph, since a lot without one is not released. */
async function fotografar(page: Page, bens: readonly Bem[]): Promise<void> {
  for (const [i, [numero]] of bens.entries()) {
    const buffer = await sharp({
      create: { width: 800, height: 600, channels: 3, background: { r: 60 + 40 * i, g: 110, b: 140 } },
    })
      .jpeg()
      .toBuffer()
    const abrir = page.getByRole('button', { name: new RegExp(`(^|\\s)0*${numero} · `) })
    await abrir.click()
    const gaveta = page.getByRole('dialog')
    await gaveta.locator('a[href^="/admin/veiculo/"]').click()
    await page.getByRole('tab', { name: 'Fotos (0)' }).click()
    await page.getByLabel('Enviar fotos').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('tab', { name: 'Fotos (1)' })).toBeVisible()
    while (!page.url().includes('/admin/leilao/')) await page.goBack()
    await expect(abrir).not.toContainText('sem fotos')
  }
}

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'

/** One act of the record with its question, and the state that it must lead to. */
async function agir(page: Page, botao: string, situacao: string): Promise<void> {
  await page.getByRole('button', { name: botao, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: botao, exact: true }).click()
  await expect(page.getByText(`Leilão: ${situacao}`)).toBeVisible()
}

/** Ordered by keyboard: the second row goes to the top and back again. */
async function ordenar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Mover lote 2/ }).press('ArrowUp')
  await expect(page.getByRole('button', { name: /^Mover lote 2, posição 1/ })).toBeVisible()
  await page.getByRole('button', { name: /^Mover lote 2/ }).press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Mover lote 2, posição 2/ })).toBeVisible()
}

/** A broken file first, then the same one mended under its name: the refusal goes with what it was about. */
async function anexarEdital(page: Page): Promise<void> {
  const arquivo = join(mkdtempSync(join(tmpdir(), 'martelo-edital-')), 'edital.pdf')
  const recusa = page.getByText('Envie o arquivo novamente')
  const anexar = async (conteudo: string): Promise<void> => {
    writeFileSync(arquivo, conteudo)
    const escolha = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Anexar edital' }).click()
    await (await escolha).setFiles(arquivo)
  }
  await anexar(PDF.slice(0, 60))
  await expect(recusa).toBeVisible()
  await anexar(PDF)
  await expect(page.getByRole('link', { name: 'Abrir o documento' })).toBeVisible()
  await expect(recusa).toBeHidden()
  rmSync(dirname(arquivo), { recursive: true })
}

async function publicar(page: Page, quantos: number, conducao: Conducao): Promise<void> {
  await page.getByLabel('Marcar todos os lotes').check()
  await page.getByRole('button', { name: `Liberar ${quantos}` }).click()
  await expect(page.getByText(`Liberar: ${quantos === 1 ? '1 lote' : `${quantos} lotes`}`)).toBeVisible()

  await page.getByRole('tab', { name: 'Documentos' }).click()
  await anexarEdital(page)
  await agir(page, 'Publicar', 'Em breve')
  if (conducao === 'leiloeiro') {
    await page.getByRole('button', { name: 'Leiloeiro confirma' }).click()
    await expect(page.getByText('Leiloeiro confirmado', { exact: true }).first()).toBeVisible()
  }
  await agir(page, 'Marcar como pronto', 'Aberto para lances')
}

/** The whole preparation, from an empty back-office to an auction that is ready. Answers its name. */
export async function prepararLeilao(
  page: Page,
  serie: string,
  bens: readonly Bem[],
  conducao: Conducao,
): Promise<string> {
  const nome = `Leilão da história ${serie}`
  await criarLeilao(page, nome, conducao)
  await importar(page, serie, bens)
  await fotografar(page, bens)
  if (bens.length > 1) await ordenar(page)
  if (conducao === 'relogio') await marcarFim(page, MINUTOS_ATE_O_FIM)
  await publicar(page, bens.length, conducao)
  return nome
}

/** From the publication to the hammer by the clock: room for two sign-ins and a few bids. */
const MINUTOS_ATE_O_FIM = 3

/** The lots end at the full minute that is so many minutes away. Once the room is on air, its clock is its own. */
async function marcarFim(page: Page, minutos: number): Promise<void> {
  await page.getByRole('tab', { name: /Lotes/ }).click()
  await page.getByRole('button', { name: 'Recalcular encerramentos' }).click()
  const janela = page.getByRole('dialog')
  await janela.getByLabel('O primeiro lote encerra em').fill(emBrasilia(minutos))
  await janela.getByRole('button', { name: 'Recalcular' }).click()
  await expect(janela).toBeHidden()
}
