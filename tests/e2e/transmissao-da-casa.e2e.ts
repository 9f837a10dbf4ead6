// A person of the house broadcasts from the studio with a camera; a visitor sees the picture move in the room, while the
// operator's line is cut, and when it is back; a recording stays. On another brand than the broadcast of other hosts.
import { expect, type Page, test } from '@playwright/test'
import { entrar, PESSOAS, pessoa, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

/** Any camera is a canvas that changes with each frame. */
function cameraDesenhada(): void {
  const tela = document.createElement('canvas')
  tela.width = 640
  tela.height = 360
  const x = tela.getContext('2d')
  let n = 0
  setInterval(() => {
    if (x === null) return
    n += 7
    x.fillStyle = '#456'
    x.fillRect(0, 0, 640, 360)
    x.fillStyle = '#fd4'
    x.fillRect(n % 640, 100, 80, 80)
  }, 40)
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(tela.captureStream(25))
}
const tempo = (p: Page): Promise<number> =>
  p.evaluate(() => {
    const v = document.querySelector('video')
    return v === null || v.videoWidth === 0 ? 0 : v.currentTime
  })

test('the house broadcasts from its studio, and the room sees the picture', async ({ browser }) => {
  const casa = await pessoa(browser)
  await casa.addInitScript(cameraDesenhada)
  await entrar(casa, 'loja', PESSOAS.adm)
  const todos = await pelaApi<{ id: number; uid: string; situacao: string }[]>(casa, 'GET', '/v1/leiloes/qb')
  const vivo = todos.find((l) => l.situacao === 'AO_VIVO')
  if (vivo === undefined) throw new Error('no auction of the demonstration is live')
  await casa.goto(url('loja', `/admin/leilao/${vivo.id}`))
  await casa.getByRole('link', { name: 'Estúdio' }).click()
  const criar = casa.getByRole('button', { name: 'Criar o canal principal' })
  await expect(criar.or(casa.getByRole('button', { name: 'Entrar no ar' }))).toBeVisible()
  if (await criar.isVisible()) await criar.click()
  await casa
    .getByRole('button', { name: /^Abrir / })
    .first()
    .click()
  await expect(casa.getByRole('button', { name: /^1\. / })).toBeVisible()
  await semBarreiras(casa, 'the studio')
  await casa.getByRole('button', { name: 'Entrar no ar' }).click()
  await expect(casa.getByText('NO AR', { exact: true })).toBeVisible({ timeout: 20_000 })

  const visitante = await pessoa(browser, { celular: true })
  await visitante.goto(url('loja', `/auditorio/${vivo.uid}`))
  await expect.poll(() => tempo(visitante), { timeout: 20_000 }).toBeGreaterThan(0)
  await expect(visitante.getByText(/^Ao vivo/).last()).toBeVisible()
  const antes = await tempo(visitante)
  await expect.poll(() => tempo(visitante)).toBeGreaterThan(antes + 1)
  await semBarreiras(visitante, 'the room with the broadcast')

  await casa.context().setOffline(true)
  await expect(visitante.getByText('Sem sinal. Voltamos em instantes')).toBeVisible({ timeout: 20_000 })
  const naPlaca = await tempo(visitante)
  await expect.poll(() => tempo(visitante)).toBeGreaterThan(naPlaca)
  await casa.context().setOffline(false)
  await expect(visitante.getByText('Sem sinal. Voltamos em instantes')).toBeHidden({ timeout: 20_000 })

  const mesa = await pelaApi<{ gravacoes: { uid: string }[] }>(
    casa,
    'GET',
    `/v1/transmissao/by-leilao/${vivo.uid}/mesa`,
  )
  expect(mesa.gravacoes.length).toBeGreaterThan(0)
  await casa.getByRole('button', { name: 'Encerrar' }).click()
  await casa.getByRole('textbox', { name: /ENCERRAR/ }).fill('ENCERRAR')
  await expect(casa.getByRole('button', { name: 'Entrar no ar' })).toBeVisible()
  await expect(visitante.locator('video')).toHaveCount(0, { timeout: 20_000 })
})
