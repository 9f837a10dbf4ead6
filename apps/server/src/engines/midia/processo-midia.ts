// The media process: takes websockets that the program hands over and its HTTP questions on a port of this machine, carries
// pictures, and knows no database. Ends when the program does. Video never costs a bid its time: it runs here.
import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { Canal, ENCERRADA, OCUPADA, SUBSTITUIDA } from './canais.ts'
import { EntradasRtmp, escutarSempre } from './entradas-rtmp.ts'
import type { Fonte } from './programa.ts'
import {
  BARRADA,
  CONFERIR,
  NAO_PUBLICADA,
  type Numeros,
  type Ocorrencia,
  type Ordem,
  QUALIDADES,
  type Saiu,
  type Vindo,
} from './protocolo.ts'
import { ouvirPublicacao } from './publicacao.ts'

const pasta = process.env.MIDIA_PASTA ?? '.'
const segredo = process.env.MIDIA_SEGREDO ?? ''
const tetoBytes = (Number(process.env.MIDIA_MBIT ?? 400) * 1e6) / 8
const NUMEROS_MS = 2_000
const POR_ENDERECO = 200
/** What a player of playlists asks for again and again. */
const LISTA = 'live.m3u8'

const contar = (o: Ocorrencia): void => {
  const daEntrada = 'canal' in o ? entradas.canalDe(o.canal) : null
  if (daEntrada === null) return void process.send?.(o)
  // What the desk mixes is no programme: its channel hears whether frames come. It may be silent for long and come back.
  if (o.t === 'fonte' && o.o !== 'perdida') process.send?.({ ...o, canal: daEntrada } satisfies Ocorrencia)
}
const canais = new Map<string, Canal>()
const canalDe = (nome: string): Canal => {
  const ja = canais.get(nome)
  if (ja !== undefined) return ja
  const novo = new Canal(nome, pasta, contar)
  canais.set(nome, novo)
  return novo
}

/** Bytes per second to watchers, by the last two seconds; what was asked for over HTTP since. */
let porSegundo = 0
let porHttp = 0
const porEndereco = new Map<string, number>()
/** by the number that the program gave it */
const ligados = new Map<number, WebSocket>()

const wss = new WebSocketServer({
  noServer: true,
  perMessageDeflate: false,
  maxPayload: 8_000_000,
  clientTracking: false,
})

function tomar(o: Extract<Ordem, { t: 'fio' }>, fio: Socket): void {
  fio.setNoDelay(true)
  fio.once('close', () => {
    ligados.delete(o.n)
    process.send?.({ t: 'saiu', n: o.n } satisfies Saiu)
  })
  const pedido = { method: 'GET', url: '/', headers: o.cabecalhos, socket: fio } as unknown as IncomingMessage
  wss.handleUpgrade(pedido, fio, Buffer.from(o.cabeca, 'base64'), (ws) => {
    ligados.set(o.n, ws)
    if (o.vindo.papel === 'encerrada') return ws.close(ENCERRADA, 'ENCERRADA')
    if (o.vindo.papel === 'substituida') return ws.close(SUBSTITUIDA, 'SUBSTITUIDA')
    if (o.vindo.papel === 'naoPublicada') return ws.close(NAO_PUBLICADA, 'NAO_PUBLICADA')
    if (o.vindo.papel === 'publicar') return publicar(ws, o.vindo)
    const n = (porEndereco.get(o.vindo.ip) ?? 0) + 1
    if (n > POR_ENDERECO) return ws.close(4429, 'TOO_MANY')
    porEndereco.set(o.vindo.ip, n)
    ws.on('close', () => porEndereco.set(o.vindo.ip, (porEndereco.get(o.vindo.ip) ?? 1) - 1))
    // A full budget leaves newcomers the still picture; a nearly full one the small quality.
    if (porSegundo >= tetoBytes) return ws.close(4503, 'SEM_BANDA')
    canalDe(o.vindo.canal).ver(ws, o.vindo, porSegundo >= tetoBytes * 0.8 ? 'baixa' : 'alta')
  })
}

function publicar(ws: WebSocket, v: Vindo): void {
  const canal = canalDe(v.canal)
  const fonte: Fonte = { transmissao: v.transmissao ?? '', soAlta: false }
  const p = { ws, fonte, cerca: v.cerca, ate: v.ate }
  if (!canal.publicar(p)) return ws.close(OCUPADA, 'MESA_OCUPADA')
  ouvirPublicacao(ws, {
    canal,
    publicador: p,
    aoEncerrar: () => {
      contar({ t: 'fonte', canal: v.canal, transmissao: fonte.transmissao, o: 'encerrou' })
      canal.parar()
    },
  })
}

const entradas = new EntradasRtmp(canalDe, (nome) => {
  canais.get(nome)?.fechar()
  canais.delete(nome)
})
const porta = Number(process.env.MIDIA_RTMP ?? 0)
if (porta > 0) escutarSempre(entradas, porta)

const FAZER: { readonly [T in Exclude<Ordem['t'], 'fio'>]: (o: Extract<Ordem, { t: T }>) => void } = {
  canal: (o) => {
    const canal = canalDe(o.canal)
    const { programa } = canal
    canal.publico = o.publico
    programa.gravador.ligado = o.gravar
    if (!o.gravar) programa.gravador.fechar()
    programa.pausado = o.pausado
  },
  retomar: (o) => canalDe(o.canal).programa.retomar(),
  parar: (o) => canais.get(o.canal)?.parar(),
  barrar: (o) => ligados.get(o.n)?.close(BARRADA, 'blocked'),
  conferir: () => {
    for (const c of canais.values()) c.dizerAsBordas(CONFERIR)
  },
  derrubar: (o) => {
    const c = canais.get(o.canal)
    if (c?.publicador?.fonte.transmissao === o.transmissao) c.parar()
  },
  renovar: (o) => {
    const p = canais.get(o.canal)?.publicador
    if (p?.fonte.transmissao === o.transmissao) p.ate = o.ate
  },
  destino: (o) => canalDe(o.canal).destino(o.uid, o.url),
  operador: (o) => canalDe(o.canal).operador(o.pasta),
  'chave-rtmp': (o) => entradas.ordenar(o.transmissao, o.entrada),
}

process.on('message', (o: Ordem, fio: Socket | undefined) => {
  try {
    if (o.t !== 'fio') (FAZER[o.t] as (x: Ordem) => void)(o)
    else if (fio !== undefined) tomar(o, fio)
  } catch (e) {
    console.error(e)
    fio?.destroy()
  }
})
process.on('disconnect', () => process.exit(0))
// The program stops it: a signal to the whole group must not be faster than the recordings' last bytes.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => {
  for (const c of canais.values()) c.programa.encerrar()
  setTimeout(() => process.exit(0), 200)
})

const http = createServer((q, r) => {
  const antesDela = q.socket.bytesWritten
  r.once('close', () => void (porHttp += q.socket.bytesWritten - antesDela))
  const u = new URL(q.url ?? '/', 'http://midia')
  const [, nome = '', ...resto] = u.pathname.split('/')
  const canal = q.headers['x-midia'] === segredo ? canais.get(nome) : undefined
  if (canal === undefined) return void r.writeHead(404).end()
  const { programa } = canal
  const passe = u.searchParams.get('t')
  const sufixo = passe === null ? '' : `?t=${encodeURIComponent(passe)}`
  if (resto[0] === 'quadro.jpg') {
    if (programa.quadro === null || programa.estado === 'PARADO') return void r.writeHead(404).end()
    const cabecalhos = { 'content-type': 'image/jpeg', 'cache-control': 'max-age=4' }
    return void r.writeHead(200, cabecalhos).end(programa.quadro)
  }
  if (resto[0] === 'master.m3u8') {
    // As over the websocket: a full budget leaves newcomers the still picture, a nearly full one the small quality.
    if (porSegundo >= tetoBytes) return void r.writeHead(503, { 'retry-after': '30' }).end()
    const linhas = QUALIDADES.filter((k) => k === 'baixa' || porSegundo < tetoBytes * 0.8).flatMap((k) => {
      const { imagem, codecs } = programa.rendicoes[k]
      if (imagem === null || programa.estado === 'PARADO') return []
      const banda = k === 'alta' ? 2_000_000 : 550_000
      return [
        `#EXT-X-STREAM-INF:BANDWIDTH=${banda},RESOLUTION=${imagem.w}x${imagem.h},CODECS="${codecs}"`,
        `${k}/live.m3u8${sufixo}`,
      ]
    })
    if (linhas.length === 0) return void r.writeHead(404).end()
    const texto = ['#EXTM3U', '#EXT-X-VERSION:9', '#EXT-X-INDEPENDENT-SEGMENTS', ...linhas, ''].join('\n')
    return void r
      .writeHead(200, { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' })
      .end(texto)
  }
  const q2 = QUALIDADES.find((k) => k === resto[0])
  if (q2 === undefined || resto[1] === undefined) return void r.writeHead(404).end()
  if (resto[1] === LISTA && passe !== null) canal.porLista.pediu(passe, Date.now())
  programa.rendicoes[q2].hls.servir(resto[1], u.searchParams, r).catch(() => r.destroy())
})
http.listen(0, '127.0.0.1', () => {
  const a = http.address()
  contar({ t: 'pronto', porta: typeof a === 'object' && a !== null ? a.port : 0 })
})

let antes = new Map<string, number>()
setInterval(() => {
  const numeros: Record<string, Numeros> = {}
  const agora = new Map<string, number>()
  let soma = 0
  for (const [nome, { programa, porLista }] of canais) {
    const bytes = QUALIDADES.reduce((n, q) => n + programa.rendicoes[q].bytes, 0)
    agora.set(nome, bytes)
    for (const q of QUALIDADES) {
      const n = [...programa.espectadores].filter((e) => e.qualidade === q).length
      soma += n * (programa.rendicoes[q].bytes - (antes.get(`${nome} ${q}`) ?? programa.rendicoes[q].bytes))
      agora.set(`${nome} ${q}`, programa.rendicoes[q].bytes)
    }
    const kbit = Math.round(((bytes - (antes.get(nome) ?? bytes)) * 8) / NUMEROS_MS)
    const quadrosPerdidos = [...programa.espectadores].reduce((n, e) => n + e.pulos, 0)
    const ver = programa.espectadores.size + porLista.contar(Date.now())
    if (programa.estado !== 'PARADO') numeros[nome] = { ver, kbit, quadrosPerdidos }
  }
  antes = agora
  porSegundo = ((soma + porHttp) * 1000) / NUMEROS_MS
  porHttp = 0
  for (const [ip, n] of porEndereco) if (n <= 0) porEndereco.delete(ip)
  if (Object.keys(numeros).length > 0) contar({ t: 'numeros', canais: numeros })
}, NUMEROS_MS).unref()
