// Files of a vehicle through the screen: sent several at once, a wrong one told at itself, seen, moved by keyboard,
// filed in a folder, replaced, removed and brought back, downloaded together; a film over a broken line; by a person
// who may, beside one who may only look.
import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n0\n%%EOF\n')
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
)

test('files of a vehicle, from the drop to the archive', async ({ browser }) => {
  const eu = await pessoa(browser)
  await comSessao(eu, 'leilao', PESSOAS.adm)
  await eu.goto(url('leilao', '/admin/veiculos'))
  await eu.locator('tbody tr').first().getByRole('link').first().click()
  await eu.getByRole('tab', { name: 'Arquivos' }).click()
  const entrada = eu.getByLabel('Enviar arquivos')
  await entrada.setInputFiles([
    { name: 'laudo.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'programa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ programa') },
    { name: 'frente.jpg', mimeType: 'image/jpeg', buffer: JPEG },
  ])
  const lista = eu.getByRole('region', { name: 'Arquivos', exact: true }).getByRole('listitem')
  await expect(lista).toHaveText([/laudo\.pdf[^]*Documento/, /frente\.jpg[^]*Foto/])
  const aCaminho = eu.getByRole('group', { name: 'Arquivos a caminho' })
  await expect(aCaminho.getByRole('alert')).toContainText('PDF')
  await aCaminho.getByRole('button', { name: 'Desistir de programa.pdf' }).click()
  await expect(aCaminho).toHaveCount(0)
  await semBarreiras(eu, 'files of a vehicle')

  await eu.getByRole('button', { name: /Mover frente\.jpg/ }).press('Home')
  await expect(lista).toHaveText([/frente\.jpg/, /laudo\.pdf/])
  await eu.getByRole('button', { name: 'Abrir frente.jpg' }).click()
  await expect(eu.getByRole('dialog').getByRole('img', { name: 'frente.jpg' })).toBeVisible()
  await eu.getByRole('button', { name: 'Próximo arquivo' }).click()
  await expect(eu.getByRole('dialog').locator('iframe[title="laudo.pdf"]')).toBeVisible()
  await eu.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()

  await eu.getByRole('button', { name: 'Ações de laudo.pdf' }).click()
  await eu.getByRole('menuitem', { name: 'Mudar tipo e pasta' }).click()
  await eu.getByRole('dialog').getByLabel('Pasta').fill('Vistoria')
  await eu.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  const pasta = eu.getByRole('region', { name: 'Pasta Vistoria' }).getByRole('listitem')
  await expect(pasta).toHaveText([/laudo\.pdf/])
  await eu
    .getByLabel('Novo arquivo no lugar de laudo.pdf')
    .setInputFiles({ name: 'laudo-novo.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(pasta).toHaveText([/laudo-novo\.pdf/])

  await eu.getByRole('button', { name: 'Ações de frente.jpg' }).click()
  await eu.getByRole('menuitem', { name: 'Remover' }).click()
  await expect(lista).toHaveCount(0)
  await eu.getByRole('button', { name: 'Desfazer' }).click()
  await expect(lista).toHaveText([/frente\.jpg/])
  const [zip] = await Promise.all([
    eu.waitForEvent('download'),
    eu.getByRole('link', { name: 'Baixar todos (ZIP)' }).click(),
  ])
  const dentro = unzipSync(new Uint8Array(await readFile(await zip.path())))
  expect(Object.keys(dentro).toSorted()).toEqual(['Vistoria/laudo-novo.pdf', 'frente.jpg'])

  // A film over a line that breaks in the middle of it.
  let quebras = 0
  await eu.route('**/partes/2', (rota) => (++quebras <= 2 ? rota.abort('connectionreset') : rota.continue()))
  const filme = Buffer.alloc(5 * 1024 * 1024)
  filme.write('\0\0\0\u0018ftypqt  ', 0, 'latin1')
  await entrada.setInputFiles([{ name: 'volta.mov', mimeType: 'video/quicktime', buffer: filme }])
  await expect(lista).toHaveText([/frente\.jpg/, /volta\.mov[^]*Vídeo · 5 MB/], { timeout: 20_000 })
  expect(quebras).toBe(3)

  const sac = await pessoa(browser, { celular: true })
  await comSessao(sac, 'leilao', PESSOAS.sac)
  await sac.goto(eu.url())
  await expect(sac.getByRole('button', { name: 'Abrir frente.jpg' })).toBeVisible()
  await expect(sac.getByLabel('Enviar arquivos')).toHaveCount(0)
  await semBarreiras(sac, 'files of a vehicle on a phone')
})
