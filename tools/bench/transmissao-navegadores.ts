// Glass to glass: the studio's camera is a canvas with the time as bars, and the auditorium's video is read back. Needs a
// running demonstration and the browser of the tests.
import { type Browser, chromium, type Page } from '@playwright/test'
import { garantirNavegador } from '../setup/browser.mjs'

const BITS = 32
const [MEDIR_MS, CORTE_MS] = [15_000, 10_000]

/** Runs in the studio: every camera is a canvas whose middle carries the milliseconds of the clock as black and white bars. */
function cameraComRelogio(bits: number): void {
  const tela = document.createElement('canvas')
  tela.width = 1280
  tela.height = 720
  const x = tela.getContext('2d', { alpha: false })
  const pintar = (): void => {
    if (x === null) return
    const n = Date.now() >>> 0
    x.fillStyle = `hsl(${(n / 50) % 360} 40% 40%)`
    x.fillRect(0, 0, 1280, 720)
    for (let i = 0; i < bits; i++) {
      x.fillStyle = (n >>> i) & 1 ? '#fff' : '#000'
      x.fillRect((i * 1280) / bits, 250, 1280 / bits + 1, 120)
    }
  }
  setInterval(pintar, 33)
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(tela.captureStream(30))
}

/** Runs in the auditorium: how old the picture is that is shown now; null where it cannot be read. */
function lerRelogio(bits: number): number | null {
  const v = document.querySelector('video')
  if (v === null || v.videoWidth === 0) return null
  const c = new OffscreenCanvas(640, 360)
  const x = c.getContext('2d', { willReadFrequently: true })
  if (x === null) return null
  x.drawImage(v, 0, 0, 640, 360)
  const linha = x.getImageData(0, 155, 640, 1).data
  let n = 0
  for (let i = 0; i < bits; i++) if ((linha[Math.floor(((i + 0.5) * 640) / bits) * 4] ?? 0) > 128) n |= 1 << i
  const idade = ((Date.now() >>> 0) - (n >>> 0)) | 0
  return Math.abs(idade) > 60_000 ? null : idade
}

async function idades(p: Page, ms: number): Promise<number[]> {
  const lidas: number[] = []
  for (const fim = Date.now() + ms; Date.now() < fim; ) {
    const idade = await p.evaluate(lerRelogio, BITS)
    if (idade !== null) lidas.push(idade)
    await p.waitForTimeout(150)
  }
  return lidas.toSorted((a, b) => a - b)
}
const resumo = (v: number[]): string =>
  v.length === 0
    ? 'not read'
    : `p50 ${v[Math.floor(v.length / 2)]} ms, p95 ${v[Math.floor(v.length * 0.95)]} ms (${v.length} readings)`

async function operador(b: Browser, endereco: string): Promise<{ page: Page; leilaoUid: string }> {
  const page = await (
    await b.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } })
  ).newPage()
  await page.addInitScript(cameraComRelogio, BITS)
  await page.goto(`${endereco}/login-sistema`)
  await page.getByLabel('E-mail').fill('adm@martelo.demo')
  await page.getByLabel('Senha', { exact: true }).fill('martelo')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((u) => !u.pathname.includes('login'))
  const leilaoUid = await page.evaluate(async () => {
    const r = (await (await fetch('/v1/leiloes/qb')).json()) as { uid: string; situacao: string }[]
    return r.find((l) => l.situacao === 'AO_VIVO')?.uid ?? ''
  })
  await page.goto(`${endereco}/admin/transmissao/${leilaoUid}`)
  await page
    .getByRole('button', { name: /^Abrir / })
    .first()
    .click()
  await page.waitForTimeout(1_500)
  await page.getByRole('button', { name: 'Entrar no ar' }).click()
  return { page, leilaoUid }
}

/** Longest stretch without a new frame while `fazer` goes on, in ms. */
async function maiorParada(p: Page, fazer: () => Promise<void>): Promise<number> {
  await p.evaluate(() => {
    const v = document.querySelector('video')
    const w = window as unknown as { maior: number; ultimo: number }
    w.maior = 0
    w.ultimo = performance.now()
    const quadro = (): void => {
      w.maior = Math.max(w.maior, performance.now() - w.ultimo)
      w.ultimo = performance.now()
      v?.requestVideoFrameCallback(quadro)
    }
    v?.requestVideoFrameCallback(quadro)
  })
  await fazer()
  return p.evaluate(() => Math.round((window as unknown as { maior: number }).maior))
}

export async function medirComNavegadores(endereco: string): Promise<void> {
  const b = await chromium.launch({
    executablePath: await garantirNavegador(process.execPath),
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    const { page, leilaoUid } = await operador(b, endereco)
    await page.waitForTimeout(3_000)
    const ver = await (await b.newContext({ locale: 'pt-BR' })).newPage()
    await ver.goto(`${endereco}/auditorio/${leilaoUid}`)
    const primeira = await ver.evaluate(
      () =>
        new Promise<number>((ok) => {
          const timer = setInterval(() => {
            const v = document.querySelector('video')
            if (v === null || v.videoWidth === 0) return
            clearInterval(timer)
            const pedido = performance
              .getEntriesByType('resource')
              .find((r) => r.name.includes('/v1/transmissao/'))
            ok(Math.round(performance.now() - (pedido?.startTime ?? 0)))
          }, 20)
        }),
    )
    console.log(`first picture after the player asked: ${primeira} ms`)
    await ver.waitForTimeout(6_000)
    console.log(`glass to glass, websocket: ${resumo(await idades(ver, MEDIR_MS))}`)
    const parada = await maiorParada(ver, async () => {
      await page.context().setOffline(true)
      await page.waitForTimeout(CORTE_MS)
      await page.context().setOffline(false)
      await page.waitForTimeout(6_000)
    })
    console.log(`operator away ${CORTE_MS / 1000} s: longest still picture ${parada} ms`)
    console.log(`after it: ${resumo(await idades(ver, 5_000))}`)
  } finally {
    await b.close()
  }
}
