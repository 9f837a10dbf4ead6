/** The house prepares an auction: the form, the spreadsheet, photographs, order, release, publication. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { url } from '../apoio.ts'
import { expect } from './esperar.ts'
import { enviarPelaApi, pelaApi } from './pela-api.ts'

export interface LotePreparado {
  readonly uid: string
  readonly numero: string
  readonly nome: string
}

export interface LeilaoPreparado {
  readonly id: number
  readonly uid: string
  readonly nome: string
  readonly lotes: readonly LotePreparado[]
}

const letras = (n: number): string =>
  Array.from({ length: n }, () => 'ABCDEFGHJKLMNPRSTUVWXYZ'.charAt(Math.floor(Math.random() * 23))).join('')

/** Four vehicles with lots, in the order of the rows; amounts as people type them. */
export function planilha(serie: string): Buffer {
  const bens = [
    ['1', 'Fiat', 'Argo', '10.000,00', '11.000,00'],
    ['2', 'Fiat', 'Uno', '8.000,00', '9.000,00'],
    ['3', 'Honda', 'Fit', '20.000,00', '25.000,00'],
    ['4', 'Toyota', 'Etios', '30.000,00', '40.000,00'],
  ] as const
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

/** The wall clock of Brasília at this minute, as a date field takes it. */
function agoraEmBrasilia(): string {
  const partes = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date())
  return partes.replace(' ', 'T')
}

export async function criarLeilao(page: Page, nome: string): Promise<{ id: number; uid: string }> {
  await page.getByRole('link', { name: 'Leilões', exact: true }).first().click()
  await page.getByRole('link', { name: 'Novo leilão' }).click()
  await expect(page.getByRole('heading', { name: 'Novo leilão' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(nome)
  await page.getByLabel('Data e hora').fill(agoraEmBrasilia())
  // The login leiloeiro@martelo.demo.
  await escolher(page, 'Leiloeiro', /Otávio Brandão Leal/)
  await escolher(page, 'Local de realização', /Auditório/)
  await page.getByLabel('Regulamento').fill('Os bens são vendidos no estado em que se encontram.')
  // The suite runs on any day of the year.
  await page.getByLabel('Conferir domingos e feriados do local').uncheck({ force: true })
  await page.getByLabel('Autorização para domingo ou feriado').fill('Demonstração automática')
  await page.getByRole('button', { name: 'Criar leilão' }).click()
  await expect(page).toHaveURL(/\/admin\/leilao\/\d+/)
  const id = Number(/leilao\/(\d+)/.exec(page.url())?.[1])
  const { uid } = await pelaApi<{ uid: string }>(page, 'GET', `/v1/leiloes/${id}`)
  return { id, uid }
}

export async function importar(page: Page, leiId: number, serie: string): Promise<void> {
  await page.getByRole('tab', { name: /Lotes/ }).click()
  await page.getByRole('link', { name: 'Importar planilha' }).click()
  await page
    .getByLabel('Enviar a planilha')
    .setInputFiles({ name: 'lotes.csv', mimeType: 'text/csv', buffer: planilha(serie) })
  await page.getByRole('button', { name: 'Importar 4 linhas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(page.getByText('4 veículos novos')).toBeVisible()
  await page.getByRole('link', { name: 'Ordenar e liberar os lotes' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/leilao/${leiId}`))
}

/** Through the API: one drawn photograph each, since a lot without one is not released. */
async function fotografar(page: Page, leiId: number): Promise<void> {
  const lotes = await pelaApi<{ veiculo: { uid: string } }[]>(page, 'GET', `/v1/leiloes/${leiId}/lotes`)
  for (const [i, l] of lotes.entries()) {
    const jpeg = await sharp({
      create: { width: 800, height: 600, channels: 3, background: { r: 60 + 40 * i, g: 110, b: 140 } },
    })
      .jpeg()
      .toBuffer()
    const base64 = jpeg.toString('base64')
    await enviarPelaApi(page, `/v1/veiculos/${l.veiculo.uid}/fotos`, {
      nome: 'foto.jpg',
      tipo: 'image/jpeg',
      base64,
    })
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

export async function publicar(page: Page, leiId: number): Promise<readonly LotePreparado[]> {
  await fotografar(page, leiId)
  // Ordered by keyboard: the second row goes to the top and back again.
  await page.getByRole('button', { name: /^Mover lote 2/ }).press('ArrowUp')
  await expect(page.getByRole('button', { name: /^Mover lote 2, posição 1/ })).toBeVisible()
  await page.getByRole('button', { name: /^Mover lote 2/ }).press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Mover lote 2, posição 2/ })).toBeVisible()
  await page.getByLabel('Marcar todos os lotes').check()
  await page.getByRole('button', { name: 'Liberar 4' }).click()
  await expect(page.getByText('Liberar: 4 lotes')).toBeVisible()

  await page.getByRole('tab', { name: 'Dados' }).click()
  const escolha = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Anexar edital' }).click()
  await (await escolha).setFiles({
    name: 'edital.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(PDF),
  })
  await expect(page.getByRole('link', { name: 'Abrir o documento' })).toBeVisible()
  await agir(page, 'Publicar', 'Em breve')
  await page.getByRole('button', { name: 'Leiloeiro confirma' }).click()
  await expect(page.getByText('Leiloeiro confirmado', { exact: true })).toBeVisible()
  await agir(page, 'Marcar como pronto', 'Aberto para lances')
  return pelaApi<LotePreparado[]>(page, 'GET', `/v1/leiloes/${leiId}/lotes`)
}

/** The whole preparation, from an empty back-office to an auction that is ready. */
export async function prepararLeilao(page: Page, serie: string): Promise<LeilaoPreparado> {
  const nome = `Leilão da história ${serie}`
  await page.goto(url('leilao', '/admin/leiloes'))
  const { id, uid } = await criarLeilao(page, nome)
  await importar(page, id, serie)
  return { id, uid, nome, lotes: await publicar(page, id) }
}
