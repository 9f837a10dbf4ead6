// A programme goes on to YouTube, Instagram or another server by RTMP(S): the same frames, never encoded again. A line that
// falls is built again, at first soon, then every fifteen seconds; an answer "no" ends it. The key is never logged.
import { randomBytes } from 'node:crypto'
import net from 'node:net'
import tls from 'node:tls'
import { type Amf, amf, lerAmf } from './amf.ts'
import { CONFIG_AAC, type Imagem } from './caixas.ts'
import { AUDIO, COMANDO, DADOS, type Mensagem, Pedacos, VIDEO } from './pedacos.ts'
import type { SituacaoDaSaida } from './protocolo.ts'
import type { Saida } from './programa.ts'
import { enderecoPrivado, procurarFora, REDE_INTERNA } from './redes-privadas.ts'

const APERTO = 1536
const SEM_RESPOSTA_MS = 10_000
/** What may wait for a slow server before frames are left out, up to the next key frame. */
const CHEIO_BYTES = 2_000_000
const PEDACO = 65_536
const ESTAVEL_MS = 30_000
const [ESPERA_MENOR_MS, ESPERA_MAIOR_MS] = [500, 15_000]
const PORTAS = { 'rtmp:': 1935, 'rtmps:': 443 } as const

type AoMudar = (s: SituacaoDaSaida, motivo: string | null, tentativas: number) => void

/** A server that says no: asking again would not change it. Who was on the air is asked again all the same: after a fallen line
 * a server may hold on to the old connection for a while, and says that the name is taken. */
class Recusada extends Error {}

export class SaidaRtmp implements Saida {
  readonly #url: URL
  readonly #aoMudar: AoMudar
  readonly #soFora: boolean
  #fio: net.Socket | null = null
  #pedacos: Pedacos | null = null
  #fluxo = 0
  #noAr = false
  #jaEsteve = false
  #noArDesde = 0
  #tentativas = 0
  #fim = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #imagem: Imagem | null = null
  #esperaChave = true
  #base = -1
  descartados = 0

  /** `soFora`: nothing of the inner network, whatever the name leads to by now */
  constructor(url: string, aoMudar: AoMudar, soFora = false) {
    this.#url = new URL(url)
    this.#soFora = soFora
    this.#aoMudar = aoMudar
    this.#abrir()
  }

  configurar(imagem: Imagem): void {
    this.#imagem = imagem
    this.#esperaChave = true
  }

  quadro(video: boolean, chave: boolean, ms: number, dados: Buffer, depois = 0): void {
    const p = this.#pedacos
    if (p === null || !this.#noAr || this.#imagem === null) return
    if (this.#esperaChave) {
      if (!video || !chave) return
      if (this.#base < 0) this.#base = ms
      this.#comecar(p, this.#imagem, ms - this.#base)
    }
    if ((this.#fio?.writableLength ?? 0) > CHEIO_BYTES) {
      this.descartados += 1
      this.#esperaChave = true
      return
    }
    const t = Math.max(0, ms - this.#base)
    if (video)
      p.mandar(
        6,
        VIDEO,
        this.#fluxo,
        t,
        Buffer.concat([Buffer.from([chave ? 0x17 : 0x27, 1, depois >> 16, depois >> 8, depois]), dados]),
      )
    else p.mandar(4, AUDIO, this.#fluxo, t, Buffer.concat([Buffer.from([0xaf, 1]), dados]))
  }

  /** The decoder's configuration, in front of the first key frame. */
  #comecar(p: Pedacos, { avcC, w, h }: Imagem, t: number): void {
    const dados: Amf = {
      width: w,
      height: h,
      videocodecid: 7,
      audiocodecid: 10,
      audiosamplerate: 48_000,
      stereo: true,
      encoder: 'Martelo',
    }
    p.mandar(4, DADOS, this.#fluxo, t, amf('@setDataFrame', 'onMetaData', dados))
    p.mandar(6, VIDEO, this.#fluxo, t, Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), avcC]))
    p.mandar(4, AUDIO, this.#fluxo, t, Buffer.concat([Buffer.from([0xaf, 0]), CONFIG_AAC]))
    this.#esperaChave = false
  }

  #abrir(): void {
    const seguro = this.#url.protocol === 'rtmps:'
    const porta = Number(this.#url.port) || PORTAS[seguro ? 'rtmps:' : 'rtmp:']
    const host = this.#url.hostname.replace(/^\[|\]$/g, '')
    const onde = { host, port: porta, ...(this.#soFora ? { lookup: procurarFora } : {}) }
    const fio = seguro ? tls.connect({ ...onde, servername: host }) : net.connect(onde)
    if (this.#soFora && net.isIP(host) && enderecoPrivado(host)) fio.destroy(new Recusada(REDE_INTERNA))
    this.#fio = fio
    this.#aoMudar(this.#tentativas === 0 ? 'CONECTANDO' : 'RECONECTANDO', null, this.#tentativas)
    let motivo = 'a conexão caiu'
    let recusada = false
    fio.setNoDelay(true)
    fio.setTimeout(SEM_RESPOSTA_MS, () => fio.destroy(new Error('o servidor não respondeu')))
    fio.on(seguro ? 'secureConnect' : 'connect', () =>
      fio.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(8), randomBytes(APERTO - 8)])),
    )
    this.#apertar(fio, seguro)
    fio.on('error', (e: NodeJS.ErrnoException) => {
      recusada = e instanceof Recusada
      motivo = e.code ?? e.message
    })
    fio.on('close', () => {
      if (this.#fio !== fio || this.#fim) return
      this.#caiu(motivo, recusada)
    })
  }

  /** The handshake, then chunks. */
  #apertar(fio: net.Socket, seguro: boolean): void {
    let lido: Buffer = Buffer.alloc(0)
    let fase = 0
    const pedacos = new Pedacos(fio, (m) => this.#ouvir(m, pedacos, fio))
    fio.on('data', (x: Buffer) => {
      try {
        if (fase === 2) return pedacos.receber(x)
        lido = Buffer.concat([lido, x])
        if (fase === 0 && lido.length >= 1 + APERTO) {
          fio.write(lido.subarray(1, 1 + APERTO))
          fase = 1
        }
        if (fase !== 1 || lido.length < 1 + 2 * APERTO) return
        fase = 2
        this.#pedacos = pedacos
        pedacos.pedacoDe(PEDACO)
        pedacos.mandar(3, COMANDO, 0, 0, amf('connect', 1, this.#conexao(seguro)))
        pedacos.receber(lido.subarray(1 + 2 * APERTO))
      } catch (e) {
        fio.destroy(e as Error)
      }
    })
  }

  #partes(): { readonly app: string; readonly chave: string } {
    const partes = this.#url.pathname.slice(1).split('/')
    const chave = (partes.pop() ?? '') + this.#url.search
    return { app: partes.join('/'), chave }
  }
  #conexao(seguro: boolean): Amf {
    const { app } = this.#partes()
    return {
      app,
      type: 'nonprivate',
      flashVer: 'FMLE/3.0 (compatible; Martelo)',
      tcUrl: `${seguro ? 'rtmps' : 'rtmp'}://${this.#url.host}/${app}`,
    }
  }

  #ouvir(m: Mensagem, p: Pedacos, fio: net.Socket): void {
    if (m.tipo !== COMANDO) return
    const [comando, numero, , info] = lerAmf(m.dados)
    const { chave } = this.#partes()
    const dito = typeof info === 'object' && info !== null ? info : {}
    if (comando === '_result' && numero === 1) {
      p.mandar(3, COMANDO, 0, 0, amf('releaseStream', 2, null, chave))
      p.mandar(3, COMANDO, 0, 0, amf('FCPublish', 3, null, chave))
      p.mandar(3, COMANDO, 0, 0, amf('createStream', 4, null))
    } else if (comando === '_result' && numero === 4) {
      this.#fluxo = Number(info)
      p.mandar(4, COMANDO, this.#fluxo, 0, amf('publish', 5, null, chave, 'live'))
    } else if (comando === 'onStatus' && dito.code === 'NetStream.Publish.Start') {
      fio.setTimeout(0)
      this.#noAr = this.#jaEsteve = true
      this.#noArDesde = Date.now()
      this.#esperaChave = true
      this.#aoMudar('NO_AR', null, this.#tentativas)
    } else if (dito.level === 'error' || (comando === '_error' && numero !== 2 && numero !== 3))
      fio.destroy(new Recusada(String(dito.code ?? 'o servidor recusou')))
  }

  #caiu(motivo: string, recusada: boolean): void {
    this.#fio = this.#pedacos = null
    const estavel = this.#noAr && Date.now() - this.#noArDesde > ESTAVEL_MS
    this.#noAr = false
    this.#tentativas = estavel ? 1 : this.#tentativas + 1
    if (recusada && !this.#jaEsteve) {
      this.#fim = true
      return this.#aoMudar('RECUSADO', motivo, this.#tentativas)
    }
    this.#aoMudar('RECONECTANDO', motivo, this.#tentativas)
    const espera = Math.min(ESPERA_MAIOR_MS, ESPERA_MENOR_MS * 2 ** Math.min(6, this.#tentativas - 1))
    this.#timer = setTimeout(() => this.#abrir(), espera)
  }

  fechar(): void {
    this.#fim = true
    clearTimeout(this.#timer)
    if (this.#noAr) this.#pedacos?.mandar(3, COMANDO, 0, 0, amf('deleteStream', 6, null, this.#fluxo))
    this.#fio?.end()
    this.#fio?.setTimeout(1_000, () => this.#fio?.destroy())
    this.#aoMudar('ENCERRADO', null, this.#tentativas)
  }
}
