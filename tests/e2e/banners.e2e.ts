// A banner from the back-office to its visitors: refused when too small, seen where it stands, counted, and the window
// that opens once per person.
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

interface Linha {
  readonly uid: string
  readonly nome: string
  readonly vistos: number
  readonly cliques: number
}

const figura = async (width: number, height: number) => ({
  name: 'banner.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#7a1f3d' } })
    .png()
    .toBuffer(),
})

test('a banner is put up, seen, followed and counted; the window opens once', async ({ browser }) => {
  const casa = await pessoa(browser)
  await comSessao(casa, 'loja', PESSOAS.adm)
  await casa.goto(url('loja', '/admin/banners'))
  await casa.getByRole('button', { name: 'Novo banner' }).click()
  const gaveta = casa.getByRole('dialog')
  await gaveta.getByLabel('O que a imagem mostra').fill('Feirão de inverno')
  await gaveta.getByLabel('Leva a').fill('/agenda')
  // Only the list knows of which auction and which category it is.
  await expect(gaveta.getByText('Só na lista deste leilão')).toHaveCount(0)
  const enviar = async (largura: number, altura: number): Promise<void> => {
    const [escolha] = await Promise.all([
      casa.waitForEvent('filechooser'),
      gaveta.getByRole('button', { name: 'Enviar Imagem', exact: true }).click(),
    ])
    await escolha.setFiles(await figura(largura, altura))
  }
  await enviar(300, 100)
  await expect(gaveta.getByText('pelo menos 1200 × 300')).toBeVisible()
  await enviar(1500, 500)
  await expect(gaveta.getByRole('img', { name: 'Imagem escolhida' })).toBeVisible()
  await gaveta.getByRole('button', { name: 'Salvar' }).click()
  await expect(casa.getByRole('row', { name: /Feirão de inverno/ })).toBeVisible()
  await expect(gaveta).toBeHidden()
  await semBarreiras(casa, 'banners')
  // The window is another one, of the same picture's kind.
  const { url: imagem } = await casa.evaluate(
    async (bytes) => {
      const forma = new FormData()
      forma.append('posicao', 'janela')
      forma.append('uso', 'imagem')
      forma.append('arquivo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'j.png')
      return (await (await fetch('/v1/banners/imagem', { method: 'POST', body: forma })).json()) as {
        url: string
      }
    },
    [...(await figura(640, 640)).buffer],
  )
  const nulos = {
    uid: null,
    leiUid: null,
    categoria: null,
    imagemMobile: null,
    dataInicio: null,
    dataFim: null,
  }
  const janela = {
    ...nulos,
    posicao: 'janela',
    nome: 'Só hoje',
    imagem,
    urlDestino: '/leilao',
    ativo: true,
    prioridade: 0,
  }
  await pelaApi(casa, 'POST', '/v1/banners', janela)
  // Beside the first in the row that scrolls sideways, and leading nowhere.
  const ultimo = { ...janela, posicao: 'inicio', nome: 'Fim da faixa', urlDestino: null }
  await pelaApi(casa, 'POST', '/v1/banners', ultimo)

  const visitante = await pessoa(browser, { celular: true })
  // Others of the run are kept from the window (playwright.config.ts); he has seen none yet.
  await visitante.addInitScript(() => {
    if (localStorage.getItem('martelo.janelas') === '{}') localStorage.removeItem('martelo.janelas')
  })
  const faixa = visitante.getByRole('img', { name: 'Feirão de inverno' })
  await expect(async () => {
    await visitante.goto(url('loja'))
    // The last one that was put up: the page of a moment before may have the first one and no window.
    await expect(visitante.getByRole('img', { name: 'Fim da faixa' })).toBeAttached({ timeout: 500 })
  }).toPass()
  await expect(faixa).toBeVisible()
  const promocao = visitante.getByRole('dialog', { name: 'Promoção' })
  await expect(promocao).toBeVisible()
  await semBarreiras(visitante, 'promotional window')
  await visitante.keyboard.press('Escape')
  await expect(promocao).toBeHidden()
  await faixa.scrollIntoViewIfNeeded()
  const linhas = () => pelaApi<Linha[]>(casa, 'GET', '/v1/banners')
  const linha = async (nome: string) => (await linhas()).find((b) => b.nome === nome)
  const feirao = () => linha('Feirão de inverno')
  await expect.poll(async () => (await feirao())?.vistos).toBeGreaterThan(0)
  expect((await linha('Só hoje'))?.vistos).toBeGreaterThan(0)
  // What the row has not scrolled to was not seen.
  expect((await linha('Fim da faixa'))?.vistos).toBe(0)
  await visitante.getByRole('img', { name: 'Fim da faixa' }).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await linha('Fim da faixa'))?.vistos).toBe(1)
  await faixa.scrollIntoViewIfNeeded()
  await faixa.click()
  await expect(visitante).toHaveURL(url('loja', '/agenda'))
  await visitante.goto(url('loja'))
  await expect(faixa).toBeVisible()
  await visitante.waitForTimeout(3500)
  await expect(promocao).toBeHidden()

  await expect.poll(async () => (await feirao())?.cliques).toBe(1)
  for (const { uid } of await linhas())
    await casa.evaluate((u) => fetch(`/v1/banners/${u}`, { method: 'DELETE' }), uid)
  await visitante.context().close()
  await casa.context().close()
})
