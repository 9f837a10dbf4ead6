// The desk's mixer, in a thread of its own: hidden tabs and open dialogs do not slow it. Composes the scene thirty times a
// second, encodes two qualities, and sends them.
import { comporCena, desenharPlaca, type Pincel, type QuadroDaFonte } from './compor-cena.ts'
import { EnvioDoPrograma } from './enviar-programa.ts'
import {
  type Cena,
  type DoLote,
  type DoTrabalhador,
  type ParaOTrabalhador,
  PERFIS,
  type Perfil,
  perfilPara,
} from './mesa-palavras.ts'
import {
  baixaKbit,
  chaveVai,
  periodoDaChave,
  type Qualidade,
  quadroParado,
  quadroVai,
} from './ritmo-do-envio.ts'

const dizer = (m: DoTrabalhador): void => postMessage(m)
const agora = (): number => performance.now()

const VAZIA: Cena = { filtro: { formato: '16:9', caixas: [], camadas: [] }, posicoes: {} }
const fontes = new Map<string, QuadroDaFonte>()
const cenas: Record<'programa' | 'previa', Cena> = { programa: VAZIA, previa: VAZIA }
let lote: DoLote = { titulo: '', valor: '', chamada: '', rodape: '', casa: '' }
let flags = { video: true, audio: true }
/** the scene that goes while the next one comes */
let indo: { readonly cena: Cena; readonly desde: number; readonly ms: number } | null = null
let perfil: Perfil = PERFIS[0]
let tela = new OffscreenCanvas(perfil.w, perfil.h)
let pincel = pincelDe(tela)
let telaDoPrograma: OffscreenCanvas | null = null
let telaDaPrevia: OffscreenCanvas | null = null
let codificadores: Record<Qualidade, VideoEncoder> | null = null
let envio: EnvioDoPrograma | null = null
/** performance.now() of the last key frame; 0: the next frame is one */
let ultimaChave: Record<Qualidade, number> = { alta: 0, baixa: 0 }
let quadros = 0

function pincelDe(t: OffscreenCanvas): Pincel {
  const p = t.getContext('2d', { alpha: false, desynchronized: true })
  if (p === null) throw new Error('no canvas in this browser')
  return p
}
function emTexto(b: ArrayBuffer | ArrayBufferView): string {
  const u =
    b instanceof ArrayBuffer ? new Uint8Array(b) : new Uint8Array(b.buffer, b.byteOffset, b.byteLength)
  let s = ''
  for (let i = 0; i < u.length; i += 8192) s += String.fromCharCode(...u.subarray(i, i + 8192))
  return btoa(s)
}
const medidas = (q: Qualidade, p: Perfil = perfil) =>
  q === 'alta' ? { w: p.w, h: p.h } : { w: p.w / 2, h: p.h / 2 }

function configDe(q: Qualidade, kbit: number, p: Perfil = perfil): VideoEncoderConfig {
  const { w, h } = medidas(q, p)
  return {
    codec: q === 'alta' ? 'avc1.42E01F' : 'avc1.42E01E',
    width: w,
    height: h,
    bitrate: (q === 'alta' ? kbit : baixaKbit(kbit)) * 1000,
    framerate: q === 'alta' ? p.fps : p.fps / 2,
    latencyMode: 'realtime',
    avc: { format: 'avc' },
  }
}

function codificador(q: Qualidade): VideoEncoder {
  const e = new VideoEncoder({
    output: (c, meta) => {
      const d = meta?.decoderConfig?.description
      if (d) envio?.configurar(q, { avcC: emTexto(d as ArrayBuffer), ...medidas(q) })
      const b = new ArrayBuffer(c.byteLength)
      c.copyTo(b)
      envio?.imagem(q, c.type === 'key', c.timestamp / 1000, b)
    },
    error: (erro) => dizer({ t: 'erro', mensagem: erro.message }),
  })
  e.configure(configDe(q, perfil.kbit))
  return e
}

/** The card, encoded with the very settings of the programme: the server splices it in without players noticing. */
async function codificarPlaca(q: Qualidade): Promise<void> {
  const saidos: [boolean, string][] = []
  const e = new VideoEncoder({
    output: (c) => {
      const b = new ArrayBuffer(c.byteLength)
      c.copyTo(b)
      saidos.push([c.type === 'key', emTexto(b)])
    },
    error: (erro) => dizer({ t: 'erro', mensagem: erro.message }),
  })
  e.configure(configDe(q, perfil.kbit))
  const { w, h } = medidas(q)
  const t = new OffscreenCanvas(w, h)
  desenharPlaca(pincelDe(t), w, h, lote.casa)
  for (let i = 0; i < 20; i++) {
    const f = new VideoFrame(t, { timestamp: i * 100_000 })
    e.encode(f, { keyFrame: i === 0 })
    f.close()
  }
  await e.flush()
  e.close()
  envio?.placa(q, saidos)
}

async function ler(id: string, r: ReadableStream<VideoFrame>): Promise<void> {
  const leitor = r.getReader()
  for (;;) {
    const { value, done } = await leitor.read()
    if (done) return
    const antes = fontes.get(id)
    if (antes === undefined) {
      value.close()
      return void leitor.cancel()
    }
    antes.quadro?.close()
    fontes.set(id, { quadro: value, em: agora() })
  }
}

function compor(): void {
  comporCena(pincel, cenas.programa, fontes, lote, perfil, flags.video)
  if (indo === null) return
  const k = (agora() - indo.desde) / indo.ms
  if (k >= 1) {
    indo = null
    return
  }
  // The one that goes is drawn over the new one, ever thinner.
  const velha = new OffscreenCanvas(perfil.w, perfil.h)
  comporCena(pincelDe(velha), indo.cena, fontes, lote, perfil, flags.video)
  pincel.globalAlpha = 1 - k
  pincel.drawImage(velha, 0, 0)
  pincel.globalAlpha = 1
}

function codificar(): void {
  if (codificadores === null) return
  const ms = agora()
  const voo = envio?.emVoo ?? 0
  const f = new VideoFrame(tela, { timestamp: Math.round(ms * 1000) })
  for (const q of ['alta', 'baixa'] as const) {
    const e = codificadores[q]
    // The small one has half of the frames.
    const n = q === 'alta' ? quadros : quadros / 2
    if (!Number.isInteger(n) || e.encodeQueueSize > 2 || !quadroVai(voo, n)) continue
    const keyFrame =
      ultimaChave[q] === 0 ||
      chaveVai(voo, ms - ultimaChave[q], periodoDaChave(q, envio?.kbit ?? perfil.kbit))
    if (keyFrame) ultimaChave[q] = ms
    e.encode(f, { keyFrame })
  }
  f.close()
}

function mostrar(t: OffscreenCanvas | null, cena: Cena | null): void {
  const x = t?.getContext('2d')
  if (!t || !x) return
  if (cena === null) x.drawImage(tela, 0, 0, t.width, t.height)
  else comporCena(x, cena, fontes, lote, { w: t.width, h: t.height }, true)
}

let comeco = agora()
let passo = 0
function laco(): void {
  const periodo = 1000 / perfil.fps
  const devidos = Math.floor((agora() - comeco) / periodo)
  // What was missed is not made up for: the picture goes on now.
  if (devidos > passo + 1) passo = devidos - 1
  passo += 1
  quadros += 1
  compor()
  codificar()
  if (quadros % 3 === 0) mostrar(telaDoPrograma, null)
  if (quadros % 6 === 0) mostrar(telaDaPrevia, cenas.previa)
  setTimeout(laco, Math.max(0, comeco + passo * periodo - agora()))
}
function recomecar(): void {
  comeco = agora()
  passo = 0
}

/** Encodes as fast as it can for a second and a half: which profile this machine carries with a margin. */
async function medirMaquina(): Promise<void> {
  let feitos = 0
  const falha = { houve: false }
  const maior = PERFIS[0]
  const t = new OffscreenCanvas(maior.w, maior.h)
  const x = pincelDe(t)
  const e = new VideoEncoder({ output: () => (feitos += 1), error: () => (falha.houve = true) })
  e.configure(configDe('alta', maior.kbit, maior))
  const desde = agora()
  for (let i = 0; agora() - desde < 1_500 && !falha.houve; i++) {
    comporCena(x, cenas.previa, fontes, lote, maior, true)
    const f = new VideoFrame(t, { timestamp: i * 33_000 })
    e.encode(f, { keyFrame: i % 60 === 0 })
    f.close()
    // An encoder that has failed takes nothing more out of its queue.
    while (e.encodeQueueSize > 2 && !falha.houve) await new Promise((r) => setTimeout(r, 2))
  }
  if (!falha.houve) await e.flush()
  if (e.state !== 'closed') e.close()
  if (falha.houve || feitos === 0) throw new Error('nothing was encoded')
  const porSegundo = (feitos * 1000) / (agora() - desde)
  dizer({ t: 'medida', perfil: perfilPara(porSegundo), quadrosPorSegundo: Math.round(porSegundo) })
}

async function entrarNoAr(endereco: string, p: Perfil): Promise<void> {
  sair(false)
  perfil = p
  tela = new OffscreenCanvas(p.w, p.h)
  pincel = pincelDe(tela)
  envio = new EnvioDoPrograma(endereco, p.kbit, {
    rede: (ligada, codigo) => dizer({ t: 'rede', ligada, codigo }),
    pedirChave: () => {
      ultimaChave = { alta: 0, baixa: 0 }
    },
    kbit: (kbit) => {
      if (codificadores === null) return
      for (const q of ['alta', 'baixa'] as const) codificadores[q].configure(configDe(q, kbit))
    },
  })
  codificadores = { alta: codificador('alta'), baixa: codificador('baixa') }
  recomecar()
  for (const q of ['alta', 'baixa'] as const) await codificarPlaca(q)
}

function sair(encerrar: boolean): void {
  envio?.sair(encerrar)
  envio = null
  for (const e of Object.values(codificadores ?? {})) if (e.state !== 'closed') e.close()
  codificadores = null
}

const FAZER: { readonly [T in ParaOTrabalhador['t']]: (m: Extract<ParaOTrabalhador, { t: T }>) => unknown } =
  {
    telas: (m) => {
      telaDoPrograma = m.programa
      telaDaPrevia = m.previa
    },
    fonte: (m) => {
      fontes.get(m.id)?.quadro?.close()
      fontes.set(m.id, { quadro: null, em: agora() })
      return ler(m.id, m.quadros)
    },
    'sem-fonte': (m) => {
      fontes.get(m.id)?.quadro?.close()
      fontes.delete(m.id)
    },
    cena: (m) => {
      if (m.onde === 'programa' && m.ms > 0) indo = { cena: cenas.programa, desde: agora(), ms: m.ms }
      cenas[m.onde] = m.cena
    },
    lote: (m) => {
      lote = m.lote
    },
    medir: () => medirMaquina().catch(() => dizer({ t: 'medida-falhou' })),
    'no-ar': (m) => entrarNoAr(m.endereco, m.perfil),
    endereco: (m) => envio?.trocarEndereco(m.endereco),
    som: (m) => {
      if (flags.audio) envio?.som(m.ts, m.dados)
    },
    flags: (m) => {
      flags = { video: m.video, audio: m.audio }
    },
    sair: (m) => sair(m.encerrar),
  }
addEventListener('message', ({ data }: MessageEvent<ParaOTrabalhador>) => {
  Promise.resolve((FAZER[data.t] as (m: ParaOTrabalhador) => unknown)(data)).catch((e: unknown) =>
    dizer({ t: 'erro', mensagem: e instanceof Error ? e.message : String(e) }),
  )
})

let antes = 0
setInterval(() => {
  const bytes = envio?.bytes ?? 0
  const idades = Object.fromEntries([...fontes].map(([id, f]) => [id, Math.round(agora() - f.em)]))
  const kbit = Math.max(0, Math.round(((bytes - antes) * 8) / 1000))
  antes = bytes
  dizer({
    t: 'numeros',
    n: { kbit, perdidos: envio?.perdidos ?? 0, emVoo: envio?.emVoo ?? 0, quadros, fontes: idades },
  })
}, 1_000)
setInterval(() => {
  const parte = envio && quadroParado(envio.emVoo, envio.kbit)
  if (parte === null) return
  const t = new OffscreenCanvas(perfil.w * parte, perfil.h * parte)
  t.getContext('2d', { alpha: false })?.drawImage(tela, 0, 0, t.width, t.height)
  void t
    .convertToBlob({ type: 'image/jpeg', quality: 0.7 })
    .then(async (b) => envio?.quadro(await b.arrayBuffer()))
}, 5_000)
laco()
