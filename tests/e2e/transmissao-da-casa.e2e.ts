// A person of the house broadcasts from the studio with two cameras, one of which is unplugged, a telephone and a film; two clients,
// one on a phone, see the picture, hear the camera's tone, read what is typed and bid, also while the operator's line is cut; the
// desk goes to a colleague and back; the house looks at the recording and keeps it, and a bid's receipt opens it. On another brand
// than the broadcast of other hosts.
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { comSessao, pessoa, PESSOAS, semBarreiras, url } from './apoio.ts'
import { pelaApi } from './telas/pela-api.ts'

const TOM_HZ = 1_000
/** In how many tenths of a second the tone must be heard. */
const DECIMOS = 4
/** A loaded machine takes its time. */
const ESPERA_MS = 45_000

/** Two cameras, each a canvas of one colour in which a square moves; the first one hears a tone. */
function camerasDesenhadas(hz: number): void {
  const nomes: Record<string, string> = { a: 'Tribuna', b: 'Pátio' }
  const trilhas = new Map<string, MediaStreamTrack>()
  Object.assign(globalThis, {
    desligarCamera: (qual: string) => {
      trilhas.get(qual)?.stop()
      // Only a device that goes away by itself says so.
      trilhas.get(qual)?.dispatchEvent(new Event('ended'))
    },
  })
  const abrir = (qual: string): MediaStream => {
    const tela = document.createElement('canvas')
    tela.width = 640
    tela.height = 360
    const x = tela.getContext('2d')
    let n = 0
    setInterval(() => {
      if (x === null) return
      n += 7
      x.fillStyle = qual === 'a' ? '#0a0' : '#00c'
      x.fillRect(0, 0, 640, 360)
      x.fillStyle = '#fd4'
      x.fillRect(n % 640, 160, 60, 60)
    }, 40)
    const stream = tela.captureStream(25)
    const [trilha] = stream.getVideoTracks()
    if (trilha) {
      trilhas.set(qual, trilha)
      Object.defineProperty(trilha, 'label', { value: nomes[qual] })
      trilha.getSettings = () => ({ deviceId: qual })
    }
    if (qual !== 'a') return stream
    const som = new AudioContext()
    const oscilador = new OscillatorNode(som, { frequency: hz })
    const saida = som.createMediaStreamDestination()
    oscilador.connect(new GainNode(som, { gain: 0.3 })).connect(saida)
    oscilador.start()
    for (const t of saida.stream.getAudioTracks()) stream.addTrack(t)
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
/** What a watcher sees: the colour of one place that no overlay covers. */
const cor = (p: Page): Promise<string> =>
  p.evaluate(() => {
    const v = document.querySelector('video')
    const x = new OffscreenCanvas(64, 36).getContext('2d')
    if (v === null || v.videoWidth === 0 || x === null) return 'nada'
    x.drawImage(v, 0, 0, 64, 36)
    const [r = 0, g = 0, b = 0] = x.getImageData(3, 10, 1, 1).data
    return g > 120 && r < 90 && b < 90 ? 'tribuna' : b > 120 && r < 90 && g < 90 ? 'patio' : 'outra'
  })

/**
 * How many tenths of a second, of fifteen, a watcher hears the camera's tone in: his video's own sound as it is decoded. Never
 * asked for all of them: on a loaded machine the sound of a drawn camera has holes of its own.
 */
const ouvido = (p: Page): Promise<number> =>
  p.evaluate(async (hz) => {
    const v = document.querySelector('video') as (HTMLVideoElement & { captureStream(): MediaStream }) | null
    const trilhas = v?.captureStream().getAudioTracks() ?? []
    if (trilhas.length === 0) return -1
    const som = new AudioContext()
    const a = new AnalyserNode(som, { fftSize: 4_096 })
    som.createMediaStreamSource(new MediaStream(trilhas)).connect(a)
    const d = new Float32Array(a.frequencyBinCount)
    let boas = 0
    for (let i = 0; i < 15; i++) {
      await new Promise((ok) => setTimeout(ok, 100))
      a.getFloatFrequencyData(d)
      const maior = d.reduce((m, nivel, k) => (nivel > (d[m] ?? 0) ? k : m), 0)
      if ((d[maior] ?? -200) > -60 && Math.abs((maior * som.sampleRate) / 4_096 - hz) < 20) boas += 1
    }
    await som.close()
    return boas
  }, TOM_HZ)

/** The same in the newest whole segment of LL-HLS, which telephones and content networks take: one or two seconds. */
const ouvidoPorHls = (p: Page, leilaoUid: string): Promise<number> =>
  p.evaluate(
    async ([uid, hz]) => {
      const texto = async (u: string): Promise<string[]> => (await (await fetch(u)).text()).split('\n')
      const r = (await (await fetch(`/v1/transmissao/by-leilao/${uid}`)).json()) as {
        canal: { uid: string }
        ver: { token: string }
      }
      const mestre = new URL(
        `/v1/midia/${r.canal.uid}/master.m3u8?t=${encodeURIComponent(r.ver.token)}`,
        location.href,
      )
      const lista = new URL((await texto(mestre.href)).find((l) => /^[^#]/.test(l)) ?? '', mestre)
      const linhas = await texto(lista.href)
      const inicio = /URI="([^"]+)"/.exec(linhas.findLast((l) => l.startsWith('#EXT-X-MAP')) ?? '')?.[1] ?? ''
      const pedaco = linhas.findLast((l) => /^s\d/.test(l))
      // The first segment is not whole yet.
      if (pedaco === undefined) return 0
      const partes = await Promise.all(
        [inicio, pedaco].map(async (u) => (await fetch(new URL(u, lista))).arrayBuffer()),
      )
      const som = await new OfflineAudioContext(2, 48_000, 48_000).decodeAudioData(
        await new Blob(partes).arrayBuffer(),
      )
      const d = som.getChannelData(0)
      const trecho = som.sampleRate / 10
      let boas = 0
      for (let o = 0; o + trecho <= d.length; o += trecho) {
        let voltas = 0
        for (let i = o + 1; i < o + trecho; i++) if ((d[i - 1] ?? 0) < 0 && (d[i] ?? 0) >= 0) voltas += 1
        if (Math.abs(voltas * 10 - hz) < 20) boas += 1
      }
      return boas
    },
    [leilaoUid, TOM_HZ] as const,
  )

interface Vivo {
  readonly id: number
  readonly uid: string
}

/** The studio of the live auction with two cameras open. */
async function abrirEstudio(casa: Page): Promise<Vivo> {
  await casa.addInitScript(camerasDesenhadas, TOM_HZ)
  await comSessao(casa, 'loja', PESSOAS.adm)
  const todos = await pelaApi<(Vivo & { situacao: string })[]>(casa, 'GET', '/v1/leiloes/qb')
  const vivo = todos.find((l) => l.situacao === 'AO_VIVO')
  if (vivo === undefined) throw new Error('no auction of the demonstration is live')
  await guardarFilme(casa)
  await abrirFontes(casa, vivo, ['Tribuna', 'Pátio'])
  return vivo
}

async function abrirFontes(eu: Page, vivo: Vivo, cameras: readonly string[]): Promise<void> {
  await eu.goto(url('loja', `/admin/leilao/${vivo.id}`))
  await eu.getByRole('link', { name: 'Estúdio' }).click()
  const criar = eu.getByRole('button', { name: 'Criar o canal principal' })
  await expect(criar.or(eu.getByRole('button', { name: 'Entrar no ar' }))).toBeVisible()
  if (await criar.isVisible()) await criar.click()
  for (const nome of cameras) await eu.getByRole('button', { name: `Abrir ${nome}` }).click()
  await expect(eu.getByRole('button', { name: `${cameras.length}. ${cameras.at(-1)}` })).toBeVisible()
}

/** The camera on the air is unplugged: the other one takes its place, until it is plugged in again. */
async function desligarCamera(casa: Page, visitante: Page): Promise<void> {
  await casa.getByRole('button', { name: '1. Tribuna' }).click()
  await casa.getByRole('button', { name: /^Cortar/ }).click()
  await expect.poll(() => cor(visitante), { timeout: ESPERA_MS }).toBe('tribuna')
  await casa.evaluate(() =>
    (globalThis as unknown as { desligarCamera(q: string): void }).desligarCamera('a'),
  )
  await expect.poll(() => cor(visitante), { timeout: ESPERA_MS }).toBe('patio')
  await casa.getByRole('button', { name: 'Abrir Tribuna' }).click()
  await expect.poll(() => cor(visitante), { timeout: ESPERA_MS }).toBe('tribuna')
  await expect(casa.getByRole('button', { name: '1. Tribuna' })).toBeVisible()
}

/** A colleague takes the desk over, and it is taken back: the room sees one programme, and one desk is on the air. */
async function passarMesa(browser: Browser, casa: Page, visitante: Page, vivo: Vivo): Promise<void> {
  const colega = await pessoa(browser)
  await colega.addInitScript(camerasDesenhadas, TOM_HZ)
  await comSessao(colega, 'loja', PESSOAS.leilao)
  await abrirFontes(colega, vivo, ['Pátio'])
  const assumir = async (eu: Page, quem: RegExp): Promise<void> => {
    await eu.getByRole('button', { name: 'Entrar no ar' }).click()
    const pergunta = eu.getByRole('dialog', { name: 'Assumir a mesa?' })
    await expect(pergunta).toContainText(quem)
    await pergunta.getByRole('button', { name: 'Assumir a mesa' }).click()
    await expect(eu.getByText('NO AR', { exact: true })).toBeVisible({ timeout: ESPERA_MS })
  }
  const perdeu = (eu: Page) =>
    expect(eu.getByText('Outra pessoa assumiu a mesa')).toBeVisible({ timeout: ESPERA_MS })
  await assumir(colega, /A mesa está com Ana/)
  await perdeu(casa)
  await expect.poll(() => cor(visitante), { timeout: ESPERA_MS }).toBe('patio')
  await assumir(casa, /A mesa está com Lucas/)
  await perdeu(colega)
  await expect.poll(() => cor(visitante), { timeout: ESPERA_MS }).toBe('tribuna')
  await colega.context().close()
}

/** The house looks at what was recorded: it goes on by itself and can be moved about in. */
async function verGravacao(casa: Page): Promise<void> {
  await casa.getByRole('button', { name: 'Ver', exact: true }).last().click()
  const filme = casa.getByLabel('Gravação', { exact: true })
  const passou = () => filme.evaluate((v: HTMLVideoElement) => v.currentTime)
  await expect.poll(passou, { timeout: ESPERA_MS }).toBeGreaterThan(1)
  await semBarreiras(casa, 'the recording')
  await casa.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
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
async function ligarTelefone(browser: Browser, casa: Page, vivo: Vivo): Promise<Page> {
  const [telefone, { canais }] = await Promise.all([
    pessoa(browser, { celular: true }),
    pelaApi<{ canais: { uid: string }[] }>(casa, 'GET', `/v1/transmissao/by-leilao/${vivo.uid}/mesa`),
  ])
  await telefone.addInitScript(camerasDesenhadas, TOM_HZ)
  await telefone.context().addCookies(await casa.context().cookies())
  await telefone.goto(url('loja', `/admin/transmissao/${vivo.uid}?camera=${canais[0]?.uid}`))
  await telefone.getByRole('button', { name: 'Ligar a câmera' }).click()
  await expect(telefone.getByText('Ligada à mesa.')).toBeVisible({ timeout: ESPERA_MS })
  await casa.getByRole('button', { name: /^3\. Telefone/ }).click()
  await casa.getByRole('button', { name: /^Cortar/ }).click()
  await expect(telefone.getByText('NO AR', { exact: true })).toBeVisible({ timeout: ESPERA_MS })
  return telefone
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

const LANCE = /^(Cobrir:|Fazer oferta|Dar lance|Confirmar) R\$/

/**
 * Bids in the room, in one tap, on the lot that is there by then; where his receipt leads. Where the value changed under the
 * finger the room asks, and he says yes.
 */
async function darLance(eu: Page): Promise<string> {
  let recibo: string | null = null
  await expect(async () => {
    const pergunta = eu.getByRole('dialog').first()
    const lance = eu.getByRole('button', { name: LANCE }).first()
    const lidera = eu.getByRole('button', { name: 'Você está ganhando' }).first()
    await expect(pergunta.or(lance).or(lidera).first()).toBeVisible({ timeout: 5_000 })
    const sim = pergunta.getByRole('button', { name: LANCE })
    if (await sim.isVisible()) await sim.click({ timeout: 5_000 })
    else if (await pergunta.isVisible()) await pergunta.getByRole('button').last().click({ timeout: 5_000 })
    else if (await lance.isVisible()) await lance.click({ timeout: 5_000 })
    recibo = await eu
      .getByRole('link', { name: /^Recibo [0-9a-f]{12}$/ })
      .first()
      .getAttribute('href', { timeout: 5_000 })
  }).toPass({ timeout: ESPERA_MS })
  return recibo ?? ''
}

/** The film is prepared, cut to, seen in the room, and taken off: the room is back where it was. */
async function passarFilme(casa: Page, visitante: Page): Promise<void> {
  await casa.getByRole('button', { name: /^F1 / }).click()
  await expect(casa.getByText(/^Faltam \d+ s$/)).toBeVisible()
  await casa.getByRole('checkbox', { name: /^Repetir/ }).check()
  await casa.getByRole('button', { name: /^Cortar/ }).click()
  await expect.poll(() => cor(visitante), { timeout: ESPERA_MS }).toBe('outra')
  // Picture and sound have nothing to do with the film: it goes on.
  const som = casa.getByRole('switch', { name: 'Som no ar' })
  await som.click()
  await expect(som).not.toBeChecked()
  await som.click()
  await expect(som).toBeChecked()
  await expect(casa.getByText(/^Faltam \d+ s$/)).toBeVisible()
  await casa.getByRole('button', { name: 'Tirar o filme' }).click()
  await expect.poll(() => cor(visitante), { timeout: ESPERA_MS }).toBe('tribuna')
}

test('the house broadcasts from its studio, and the room sees and hears it', async ({ browser }) => {
  test.slow()
  const [casa, visitante, naMesa] = await Promise.all([
    pessoa(browser),
    pessoa(browser, { celular: true }),
    pessoa(browser),
  ])
  const [vivo] = await Promise.all([
    abrirEstudio(casa),
    comSessao(visitante, 'loja', 'cliente3@martelo.demo'),
    comSessao(naMesa, 'loja', 'cliente2@martelo.demo'),
  ])
  await habilitar(casa, vivo, [visitante, naMesa])
  // They wait in the room, and the picture comes to them.
  await Promise.all([
    semBarreiras(casa, 'the studio'),
    visitante.goto(url('loja', `/auditorio/${vivo.uid}`)),
    naMesa.goto(url('loja', `/auditorio/${vivo.uid}`)),
  ])
  await casa.getByRole('button', { name: 'Entrar no ar' }).click()
  await expect(casa.getByText('NO AR', { exact: true })).toBeVisible({ timeout: ESPERA_MS })
  const mostra = (p: Page, qual: string) => expect.poll(() => cor(p), { timeout: ESPERA_MS }).toBe(qual)
  await Promise.all([mostra(visitante, 'tribuna'), mostra(naMesa, 'tribuna')])
  await expect(visitante.getByText(/^Ao vivo/).last()).toBeVisible()
  await visitante.getByRole('button', { name: 'Ativar som' }).click()
  const [, , telefone] = await Promise.all([
    expect.poll(() => ouvido(visitante), { timeout: ESPERA_MS }).toBeGreaterThanOrEqual(DECIMOS),
    expect.poll(() => ouvidoPorHls(naMesa, vivo.uid), { timeout: ESPERA_MS }).toBeGreaterThanOrEqual(DECIMOS),
    ligarTelefone(browser, casa, vivo),
  ])
  await passarFilme(casa, visitante)
  await desligarCamera(casa, visitante)
  await casa.getByLabel('Legenda para quem assiste').fill('Vejam o filme da casa')
  await casa.getByRole('button', { name: 'Mostrar', exact: true }).click()
  await expect(visitante.getByText('Vejam o filme da casa')).toBeVisible()

  // The camera is covered for a moment, and heard no less.
  await casa.getByRole('switch', { name: 'Imagem no ar' }).click()
  await mostra(visitante, 'outra')
  await casa.getByRole('switch', { name: 'Imagem no ar' }).click()
  await mostra(visitante, 'tribuna')

  await casa.context().setOffline(true)
  await expect(visitante.getByText('Sem sinal. Voltamos em instantes')).toBeVisible({ timeout: ESPERA_MS })
  // The room goes on without the picture: they bid.
  await darLance(visitante)
  const recibo = await darLance(naMesa)
  await casa.context().setOffline(false)
  await mostra(visitante, 'tribuna')
  await semBarreiras(visitante, 'the room with the broadcast')
  // Who looks at the auction's own page sees it there, too.
  await naMesa.goto(url('loja', `/agenda/${vivo.uid}`))
  await mostra(naMesa, 'tribuna')
  // It would offer itself to the next desk, too.
  await telefone.context().close()
  await passarMesa(browser, casa, visitante, vivo)

  await casa.getByRole('button', { name: 'Encerrar' }).click()
  await casa.getByRole('textbox', { name: /ENCERRAR/ }).fill('ENCERRAR')
  await expect(casa.getByRole('button', { name: 'Entrar no ar' })).toBeVisible()
  await expect(visitante.locator('video')).toHaveCount(0, { timeout: ESPERA_MS })

  await verGravacao(casa)
  // The bid is disputed: the house keeps its recording, and the bidder opens it from his receipt.
  await casa.getByRole('button', { name: 'Conservar', exact: true }).first().click()
  const pergunta = casa.getByRole('dialog', { name: 'Conservar a gravação?' })
  await pergunta.getByLabel('Motivo').fill('Lance contestado por quem foi coberto')
  await pergunta.getByRole('button', { name: 'Conservar' }).click()
  await expect(casa.getByRole('button', { name: 'Conservada' })).toBeVisible()
  await naMesa.goto(url('loja', recibo))
  await naMesa.getByRole('button', { name: 'Ver o lance' }).click()
  const gravacao = naMesa.getByLabel('Gravação do lance')
  await expect
    .poll(() => gravacao.evaluate((v: HTMLVideoElement) => v.currentTime), { timeout: ESPERA_MS })
    .toBeGreaterThan(0)
})
