// Glass to glass: the studio's camera is a canvas with the time as bars, and the auditorium's video is read back; each of the
// two people has a line of his own that is narrowed and cut. Needs a running demonstration and the browser of the tests.
import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { garantirNavegador } from '../setup/browser.mjs'
import { Linha } from './transmissao-linha.ts'
import { cpuDe, memoriaDe, midiaDaPasta } from './transmissao-midia.ts'
import {
  cameraComRelogio,
  lerAtraso,
  lerRelogio,
  maiorParada,
  notarParadas,
  notarPrimeira,
  tocarLlHls,
} from './transmissao-na-pagina.ts'

const BITS = 32
const [MEDIR_MS, CORTE_MS] = [12_000, 10_000]
const PLAYER = '.transmissao-casa video'

async function idades(p: Page, ms: number, qual: string): Promise<number[]> {
  const lidas: number[] = []
  for (const fim = Date.now() + ms; Date.now() < fim; ) {
    const idade = await p.evaluate(lerRelogio, { bits: BITS, qual })
    if (idade !== null) lidas.push(idade)
    await p.waitForTimeout(150)
  }
  return lidas.toSorted((a, b) => a - b)
}
const resumo = (v: number[]): string =>
  v.length === 0
    ? 'not read'
    : `p50 ${v[Math.floor(v.length / 2)]} ms, p95 ${v[Math.floor(v.length * 0.95)]} ms (${v.length} readings)`

const LARGURA = { locale: 'pt-BR', viewport: { width: 1280, height: 900 } }

async function operador(b: Browser, endereco: string): Promise<{ page: Page; leilaoUid: string }> {
  const page = await (await b.newContext(LARGURA)).newPage()
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
  const criar = page.getByRole('button', { name: 'Criar o canal principal' })
  const entrar = page.getByRole('button', { name: 'Entrar no ar' })
  await criar.or(entrar).waitFor()
  if (await criar.isVisible()) await criar.click()
  await page
    .getByRole('button', { name: /^Abrir / })
    .first()
    .click()
  await page.getByRole('button', { name: /^1\. / }).waitFor()
  await entrar.click()
  await page.getByText('NO AR', { exact: true }).waitFor({ timeout: 30_000 })
  return { page, leilaoUid }
}

/** Longest stretch without a new frame while `fazer` goes on, in ms. */
async function parada(p: Page, fazer: () => Promise<void>): Promise<number> {
  await p.evaluate(notarParadas, PLAYER)
  await fazer()
  return p.evaluate(maiorParada)
}

interface Casa {
  readonly mesa: Page
  readonly ver: Page
  readonly linhas: { readonly operador: Linha; readonly publico: Linha }
  readonly pasta: string
}

/** A studio that sends less than a narrow line carries flatters that line's row, and the server's. */
async function dizerCondicoes({ mesa, ver }: Casa): Promise<void> {
  const lidos: number[] = []
  for (let i = 0; i < 5; i++) {
    lidos.push(Number(/(\d+) kbit\/s/.exec(await mesa.locator('.estudio').innerText())?.[1] ?? 0))
    await ver.waitForTimeout(1_000)
  }
  const kbit = lidos.toSorted((a, b) => a - b)[2] ?? 0
  console.log(
    `the studio sends ${kbit} kbit/s${kbit < 1_000 ? ': below 1 Mbit/s, so "watcher of 1 Mbit/s" and "server per channel" are flattered' : ''}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
}

async function medirEmPaz({ ver, pasta }: Casa): Promise<void> {
  await ver.waitForFunction(() => (window as unknown as { primeira: number }).primeira > 0, undefined, {
    timeout: 30_000,
  })
  const primeira = await ver.evaluate(() => {
    const w = window as unknown as { pedida: number; primeira: number }
    return Math.round(w.primeira - w.pedida)
  })
  console.log(`first picture, websocket, after the player asked: ${primeira} ms`)
  await ver.waitForTimeout(6_000)
  const pid = midiaDaPasta(pasta)
  const antes = pid === null ? 0 : cpuDe(pid)
  console.log(`glass to glass, websocket: ${resumo(await idades(ver, MEDIR_MS, PLAYER))}`)
  if (pid !== null)
    console.log(
      `media process, one studio of 720p30 and the demonstration's channels: ${((cpuDe(pid) - antes) / (MEDIR_MS / 1000)).toFixed(3)} cores, ${memoriaDe(pid).toFixed(0)} MB`,
    )
}

async function medirHls({ ver }: Casa, leilaoUid: string): Promise<void> {
  const mestre = await ver.evaluate(async (uid) => {
    const r = (await (await fetch(`/v1/transmissao/by-leilao/${uid}`)).json()) as {
      canal: { uid: string }
      ver: { token: string }
    }
    return `/v1/midia/${r.canal.uid}/master.m3u8?t=${encodeURIComponent(r.ver.token)}`
  }, leilaoUid)
  console.log(`first picture, LL-HLS: ${await ver.evaluate(tocarLlHls, mestre)} ms`)
  await ver.waitForTimeout(5_000)
  console.log(`glass to glass, LL-HLS: ${resumo(await idades(ver, MEDIR_MS, '#por-hls'))}`)
}

async function medirFaltas({ ver, linhas, pasta }: Casa): Promise<void> {
  const depois = async (): Promise<void> => {
    const lidas = await idades(ver, 4_000, PLAYER)
    const { linha, player, kbit } = await ver.evaluate(lerAtraso, PLAYER)
    console.log(
      `  after it: ${resumo(lidas)}; batches come ${linha} ms late at ${kbit} kbit/s, the player keeps ${player} ms`,
    )
  }
  const corte = await parada(ver, async () => {
    linhas.operador.cortar(true)
    await ver.waitForTimeout(CORTE_MS)
    linhas.operador.cortar(false)
    await ver.waitForTimeout(8_000)
  })
  console.log(`operator away ${CORTE_MS / 1000} s: longest still picture ${corte} ms`)
  await depois()
  for (const quem of ['operador', 'publico'] as const) {
    const sentido = quem === 'operador' ? 'ida' : 'volta'
    const estreita = await parada(ver, async () => {
      linhas[quem].mbit[sentido] = 1
      await ver.waitForTimeout(15_000)
    })
    const nome = quem === 'operador' ? 'uplink' : 'watcher'
    console.log(`${nome} of 1 Mbit/s: longest still picture ${estreita} ms`)
    await depois()
    linhas[quem].mbit[sentido] = null
    await ver.waitForTimeout(8_000)
  }
  const pid = midiaDaPasta(pasta)
  if (pid === null) return
  const morto = await parada(ver, async () => {
    process.kill(pid, 'SIGKILL')
    await ver.waitForTimeout(12_000)
  })
  console.log(`media process killed: longest still picture ${morto} ms`)
  await depois()
}

/** `pasta`: where the demonstration keeps its data, to find its media process. */
export async function medirComNavegadores(endereco: string, pasta: string): Promise<void> {
  const b = await chromium.launch({
    executablePath: await garantirNavegador(process.execPath),
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  })
  const { protocol, hostname, port } = new URL(endereco)
  const linhas = { operador: new Linha(Number(port)), publico: new Linha(Number(port)) }
  const por = async (l: Linha): Promise<string> => `${protocol}//${hostname}:${await l.abrir()}`
  try {
    const { page: mesa, leilaoUid } = await operador(b, await por(linhas.operador))
    const ver = await (await b.newContext(LARGURA)).newPage()
    await ver.addInitScript(notarPrimeira)
    await ver.goto(`${await por(linhas.publico)}/auditorio/${leilaoUid}`)
    const casa: Casa = { mesa, ver, linhas, pasta }
    await medirEmPaz(casa)
    await dizerCondicoes(casa)
    await medirFaltas(casa)
    await medirHls(casa, leilaoUid)
  } finally {
    await b.close()
    for (const l of Object.values(linhas)) l.fechar()
  }
}
