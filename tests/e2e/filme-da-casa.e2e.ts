// A film from the editor to its visitor: opened from the menu, sent from the computer in both kinds of section that show
// films, published, and played by a visitor. What is no film is refused at its field.
import { expect, type Page, test } from '@playwright/test'
import { entrar, PESSOAS, pessoa, url } from './apoio.ts'

const FILME = new URL('../../tools/demo/filmes/retirada.mp4', import.meta.url).pathname

/** A section of this kind, with one film that says its own length. */
async function porFilme(casa: Page, secao: string, titulo: string): Promise<void> {
  await casa.getByRole('button', { name: 'Adicionar seção' }).click()
  await casa.getByLabel('Procurar seção').fill(secao)
  await casa
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${secao}`) })
    .first()
    .click()
  await casa.getByRole('button', { name: 'Adicionar vídeo' }).click()
  await casa.getByLabel('Título', { exact: true }).last().fill(titulo)
  const mandar = async (arquivo: Parameters<Page['setInputFiles']>[1]): Promise<void> => {
    const [escolher] = await Promise.all([
      casa.waitForEvent('filechooser'),
      casa.getByRole('button', { name: 'Enviar vídeo' }).click(),
    ])
    await escolher.setFiles(arquivo)
  }
  await mandar({ name: 'volta.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film at all') })
  await expect(casa.getByText('Envie um vídeo em MP4 ou WebM')).toBeVisible()
  await mandar(FILME)
  await expect(casa.locator('video.editor__imagem')).toBeVisible()
  await expect(casa.getByText('Envie um vídeo em MP4 ou WebM')).toHaveCount(0)
  await expect(casa.getByText('Rascunho salvo')).toBeVisible()
}

/** Pressed before the scripts are there, the link leads to the film itself: a video that runs either way. */
async function assistir(visitante: Page, titulo: string): Promise<void> {
  await visitante.getByRole('link', { name: new RegExp(`^Assistir: ${titulo}`) }).click()
  const tocado = () =>
    visitante.locator('video').evaluate(async (v: HTMLVideoElement) => {
      v.muted = true
      await v.play()
      return v.currentTime
    })
  await expect.poll(tocado).toBeGreaterThan(0.3)
}

test('the house sends a film from its menu, publishes it, and a visitor plays it', async ({ browser }) => {
  test.slow()
  const casa = await pessoa(browser)
  await entrar(casa, 'auto', PESSOAS.adm)
  const menu = casa.getByRole('navigation', { name: 'Módulos' })
  // A count stands beside it while something of the site waits for the house.
  await menu.getByRole('button', { name: /^Site( \d+)?$/ }).click()
  await menu.getByRole('link', { name: 'Páginas', exact: true }).click()
  await casa.getByRole('button', { name: 'Editar Diferenciais', exact: true }).click()
  await porFilme(casa, 'Vídeos institucionais', 'O pátio por dentro')
  await casa.getByRole('button', { name: 'Seções' }).click()
  await porFilme(casa, 'Transmissão', 'A casa em um minuto')
  await casa.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(casa.getByText('Publicada', { exact: true })).toBeVisible()

  const visitante = await pessoa(browser, { celular: true })
  const film = visitante.getByRole('link', { name: /^Assistir: O pátio por dentro, 0:\d\d$/ })
  await expect(async () => {
    await visitante.goto(url('auto', '/diferenciais'))
    await expect(film).toBeVisible({ timeout: 500 })
  }).toPass()
  await assistir(visitante, 'O pátio por dentro')
  await visitante.goto(url('auto', '/diferenciais'))
  await assistir(visitante, 'A casa em um minuto')
  await casa.context().close()
  await visitante.context().close()
})
