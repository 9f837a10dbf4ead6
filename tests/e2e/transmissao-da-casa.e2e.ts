// A person of the house broadcasts from the studio with two cameras, a telephone and a film; two clients, one on a phone, see
// the picture move, read what is typed and bid, while the operator's line is cut and when it is back; the recording of a bid
// is opened from its receipt. On another brand than the broadcast of other hosts.
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { entrar, PESSOAS, pessoa, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

/** Two cameras, each a canvas that changes with each frame. */
function camerasDesenhadas(): void {
  const nomes: Record<string, string> = { a: 'Tribuna', b: 'Pátio' }
  const abrir = (qual: string): MediaStream => {
    const tela = document.createElement('canvas')
    tela.width = 640
    tela.height = 360
    const x = tela.getContext('2d')
    let n = 0
    setInterval(() => {
      if (x === null) return
      n += 7
      x.fillStyle = qual === 'a' ? '#456' : '#643'
      x.fillRect(0, 0, 640, 360)
      x.fillStyle = '#fd4'
      x.fillRect(n % 640, 100, 80, 80)
    }, 40)
    const stream = tela.captureStream(25)
    const [trilha] = stream.getVideoTracks()
    if (trilha) {
      Object.defineProperty(trilha, 'label', { value: nomes[qual] })
      trilha.getSettings = () => ({ deviceId: qual })
    }
    return stream
  }
  const { mediaDevices } = navigator
  mediaDevices.enumerateDevices = () =>
    Promise.resolve(
      Object.entries(nomes).map(([deviceId, label]) => ({ kind: 'videoinput', deviceId, label })) as never,
    )
  mediaDevices.getUserMedia = (pedido) => {
    const video = pedido?.video as { deviceId?: { exact: string } } | undefined
    return Promise.resolve(abrir(video?.deviceId?.exact ?? 'a'))
  }
}
const tempo = (p: Page): Promise<number> =>
  p.evaluate(() => {
    const v = document.querySelector('video')
    return v === null || v.videoWidth === 0 ? 0 : v.currentTime
  })

const ABERTOS = new Set(['LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA'])
interface Vivo {
  readonly id: number
  readonly uid: string
}

/** The studio of the live auction with two cameras open. */
async function abrirEstudio(casa: Page): Promise<Vivo> {
  await casa.addInitScript(camerasDesenhadas)
  await entrar(casa, 'loja', PESSOAS.adm)
  const todos = await pelaApi<(Vivo & { situacao: string })[]>(casa, 'GET', '/v1/leiloes/qb')
  const vivo = todos.find((l) => l.situacao === 'AO_VIVO')
  if (vivo === undefined) throw new Error('no auction of the demonstration is live')
  await guardarFilme(casa)
  await casa.goto(url('loja', `/admin/leilao/${vivo.id}`))
  await casa.getByRole('link', { name: 'Estúdio' }).click()
  const criar = casa.getByRole('button', { name: 'Criar o canal principal' })
  await expect(criar.or(casa.getByRole('button', { name: 'Entrar no ar' }))).toBeVisible()
  if (await criar.isVisible()) await criar.click()
  for (const nome of ['Tribuna', 'Pátio']) await casa.getByRole('button', { name: `Abrir ${nome}` }).click()
  await expect(casa.getByRole('button', { name: '2. Pátio' })).toBeVisible()
  return vivo
}

/** A film of the house, as its screen keeps it. */
async function guardarFilme(casa: Page): Promise<void> {
  const { uid } = await pelaApi<{ uid: string }>(casa, 'POST', '/v1/video-institucional', {
    nome: 'Abertura da casa',
    posicao: 1,
  })
  const bytes = readFileSync('tools/demo/transmissao/baixa.mp4').toString('base64')
  const situacao = await casa.evaluate(
    async ([u, b]) => {
      const f = new FormData()
      f.set('tipo', 'video')
      f.set('chaveDoPedido', crypto.randomUUID())
      f.set('arquivo', new Blob([Uint8Array.from(atob(b), (c) => c.charCodeAt(0))]), 'abertura.mp4')
      return (await fetch(`/v1/anexos/video_institucional/${u}`, { method: 'POST', body: f })).status
    },
    [uid, bytes] as const,
  )
  expect(situacao).toBeLessThan(300)
}

/** A telephone of the same person becomes the third source, and its tally follows. */
async function ligarTelefone(browser: Browser, casa: Page, vivo: Vivo): Promise<void> {
  const [telefone, { canais }] = await Promise.all([
    pessoa(browser, { celular: true }),
    pelaApi<{ canais: { uid: string }[] }>(casa, 'GET', `/v1/transmissao/by-leilao/${vivo.uid}/mesa`),
  ])
  await telefone.addInitScript(camerasDesenhadas)
  await telefone.context().addCookies(await casa.context().cookies())
  await telefone.goto(url('loja', `/admin/transmissao/${vivo.uid}?camera=${canais[0]?.uid}`))
  await telefone.getByRole('button', { name: 'Ligar a câmera' }).click()
  await expect(telefone.getByText('Ligada à mesa.')).toBeVisible({ timeout: 20_000 })
  await casa.getByRole('button', { name: /^3\. Telefone/ }).click()
  await casa.getByRole('button', { name: /^Cortar/ }).click()
  await expect(telefone.getByText('NO AR', { exact: true })).toBeVisible({ timeout: 20_000 })
}

/** Both ask to take part, and the house lets them. */
async function habilitar(casa: Page, vivo: Vivo, clientes: readonly Page[]): Promise<void> {
  for (const eu of clientes)
    await pelaApi(eu, 'POST', `/v1/leilao/${vivo.uid}/habilitar`, { aceitoRegulamento: true })
  const pedidas = await pelaApi<{ uid: string; versao: number; podeAprovar: boolean }[]>(
    casa,
    'GET',
    `/v1/leilao/habilitacoes?leiUid=${vivo.uid}`,
  )
  for (const { uid, versao } of pedidas.filter((h) => h.podeAprovar))
    await pelaApi(casa, 'PUT', `/v1/leilao/habilitacoes/${uid}`, { decisao: 'aprovar', motivo: null, versao })
}

/** Bids the next value of the first lot that takes it; the receipt. */
async function darLance(eu: Page, vivo: Vivo): Promise<string> {
  const { lotes } = await pelaApi<{
    lotes: { estado: { lelUid: string; proximo: number; situacao: string } }[]
  }>(eu, 'GET', `/v1/leilao/${vivo.uid}/sala`)
  const recusas: string[] = []
  for (const { estado } of lotes) {
    if (!ABERTOS.has(estado.situacao)) continue
    const pedido = { valor: estado.proximo, chaveDoPedido: crypto.randomUUID(), confirmarValorAlto: true }
    try {
      const r = await pelaApi<{ recibo: string }>(
        eu,
        'POST',
        `/v1/leilao/lotes/${estado.lelUid}/lances`,
        pedido,
      )
      return r.recibo
    } catch (e) {
      recusas.push(String(e))
    }
  }
  throw new Error(recusas.join('\n'))
}

test('the house broadcasts from its studio, and the room sees the picture', async ({ browser }) => {
  test.slow()
  const [casa, visitante, naMesa] = await Promise.all([
    pessoa(browser),
    pessoa(browser, { celular: true }),
    pessoa(browser),
  ])
  const [vivo] = await Promise.all([
    abrirEstudio(casa),
    entrar(visitante, 'loja', 'cliente3@martelo.demo'),
    entrar(naMesa, 'loja', 'cliente2@martelo.demo'),
  ])
  // They wait in the room, and the picture comes to them.
  await Promise.all([
    semBarreiras(casa, 'the studio'),
    visitante.goto(url('loja', `/auditorio/${vivo.uid}`)),
    naMesa.goto(url('loja', `/auditorio/${vivo.uid}`)),
  ])
  await casa.getByRole('button', { name: 'Entrar no ar' }).click()
  await expect(casa.getByText('NO AR', { exact: true })).toBeVisible({ timeout: 20_000 })
  const comecou = (p: Page) => expect.poll(() => tempo(p), { timeout: 20_000 }).toBeGreaterThan(0)
  await Promise.all([comecou(visitante), comecou(naMesa), habilitar(casa, vivo, [visitante, naMesa])])
  await expect(visitante.getByText(/^Ao vivo/).last()).toBeVisible()
  const antes = await tempo(visitante)
  await Promise.all([
    expect.poll(() => tempo(visitante)).toBeGreaterThan(antes + 1),
    ligarTelefone(browser, casa, vivo),
    semBarreiras(visitante, 'the room with the broadcast'),
  ])
  await casa.getByRole('button', { name: /^F1 / }).click()
  await expect(casa.getByText(/^Faltam \d+ s$/)).toBeVisible()
  await casa.getByLabel('Legenda para quem assiste').fill('Vejam o filme da casa')
  await casa.getByRole('button', { name: 'Mostrar', exact: true }).click()
  await expect(visitante.getByText('Vejam o filme da casa')).toBeVisible()
  await darLance(visitante, vivo)
  const recibo = await darLance(naMesa, vivo)

  await casa.context().setOffline(true)
  await expect(visitante.getByText('Sem sinal. Voltamos em instantes')).toBeVisible({ timeout: 20_000 })
  const naPlaca = await tempo(visitante)
  await expect.poll(() => tempo(visitante)).toBeGreaterThan(naPlaca)
  await casa.context().setOffline(false)
  await expect(visitante.getByText('Sem sinal. Voltamos em instantes')).toBeHidden({ timeout: 20_000 })

  await casa.getByRole('button', { name: 'Encerrar' }).click()
  await casa.getByRole('textbox', { name: /ENCERRAR/ }).fill('ENCERRAR')
  await expect(casa.getByRole('button', { name: 'Entrar no ar' })).toBeVisible()
  await expect(visitante.locator('video')).toHaveCount(0, { timeout: 20_000 })

  await naMesa.goto(url('loja', `/seguranca?codigo=${recibo}#recibo`))
  await naMesa.getByRole('button', { name: 'Ver o lance' }).click()
  const gravacao = naMesa.getByLabel('Gravação do lance')
  await expect
    .poll(() => gravacao.evaluate((v: HTMLVideoElement) => v.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0)
})
