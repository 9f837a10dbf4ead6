// Notices as a client sets them up, and as they arrive at the browser: the screen of preferences, and the service worker
// with a message that the browser's own machinery hands to it.
import { expect, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'

test('preferences are kept, and a message becomes a notice that leads to its lot', async ({ browser }) => {
  const page = await pessoa(browser, { celular: true })
  await page.context().grantPermissions(['notifications'], { origin: url('leilao', '') })
  await comSessao(page, 'leilao', PESSOAS.cliente)
  await page.goto(url('leilao', '/cliente/avisos'))
  const perto = page.getByRole('checkbox', { name: 'Faltam cinco lotes: No site' })
  await expect(perto).not.toBeChecked()
  await perto.press('Space')
  await expect(page.getByText('Salvo com sucesso').first()).toBeVisible()
  await page.reload()
  await expect(perto).toBeChecked()
  await expect(page.getByText('Nenhum aparelho recebe os seus avisos.')).toBeVisible()
  await semBarreiras(page, 'avisos')
  await page.locator(`label[for="${await perto.getAttribute('id')}"]`).click()
  await expect(perto).not.toBeChecked()

  await page.goto(url('leilao'))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const cdp = await page.context().newCDPSession(page)
  const registro = new Promise<string>((ok) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const r = registrations.find((x) => x.scopeURL.startsWith(url('leilao')))
      if (r) ok(r.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const entregar = async (data: string): Promise<void> => {
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: url('leilao', ''),
      registrationId: await registro,
      data,
    })
  }
  const mostrados = () =>
    page.evaluate(async () => {
      const r = await navigator.serviceWorker.ready
      return (await r.getNotifications()).map((n) => [n.title, n.tag])
    })
  // A push service resends what was not taken; the same tag shows it once.
  const chegar = (a: { titulo: string; tag: string }) =>
    expect(async () => {
      await entregar(JSON.stringify(a))
      await expect.poll(mostrados, { timeout: 5_000 }).toContainEqual([a.titulo, a.tag])
    }).toPass({ timeout: 20_000 })
  // Another tab is in front.
  const outra = await page.context().newPage()
  await outra.goto('about:blank')
  await outra.bringToFront()
  const aviso = {
    titulo: 'Seu lance foi superado',
    texto: 'Lote 1',
    link: '/agenda',
    tag: 'lote:1',
    naoLidas: 2,
    numero: 1,
  }
  await entregar('nada que se leia')
  await entregar(JSON.stringify({ ...aviso, link: 'https://mau.exemplo.com' }))
  await entregar(JSON.stringify(aviso))
  await entregar(JSON.stringify({ ...aviso, titulo: 'De novo superado', numero: 2 }))
  // A later notice of the same lot takes the place of the earlier, not the other way round. Ten times two at once: the
  // browser alone would show one pair in twelve the wrong way.
  await expect.poll(mostrados).toEqual([['De novo superado', 'lote:1']])
  for (let n = 3; n < 23; n += 2) {
    await entregar(JSON.stringify({ ...aviso, titulo: `Lance ${n}`, numero: n }))
    await entregar(JSON.stringify({ ...aviso, titulo: `Lance ${n + 1}`, numero: n + 1 }))
    await expect.poll(mostrados).toEqual([[`Lance ${n + 1}`, 'lote:1']])
  }
  await entregar(JSON.stringify({ ...aviso, titulo: 'Da fila do serviço', numero: 2 }))

  // In front stands a page that does not tell it: the notice comes. On its own page it does not, but for the test.
  await page.bringToFront()
  await chegar({ ...aviso, titulo: 'É o próximo', tag: 'lote:2' })
  await page.goto(url('leilao', '/agenda'))
  await entregar(JSON.stringify({ ...aviso, titulo: 'Você já vê', tag: 'lote:3' }))
  await chegar({ ...aviso, titulo: 'Os avisos chegam aqui', tag: 'teste' })
  const ficaram = await mostrados()
  expect(ficaram).not.toContainEqual(['Você já vê', 'lote:3'])
  expect(ficaram).toContainEqual(['Lance 22', 'lote:1'])
  await page.context().close()
})
