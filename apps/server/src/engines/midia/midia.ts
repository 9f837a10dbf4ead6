// The program's side of the media process: starts it when the first channel needs it, starts it again when it dies and tells
// it everything once more, verifies tokens and hands websockets over. One port serves all: HTTP questions are passed on.
// Refuses and closes what a block of the house keeps out.
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import path from 'node:path'
import { type QuemPede, quemPede } from '../../core/auth/bloqueios.ts'
import { sessaoDoPedido } from '../../core/auth/sessao-do-pedido.ts'
import type { Config } from '../../core/config.ts'
import { enderecoDoPedido } from '../../core/http/endereco-do-pedido.ts'
import { ignorarErro, recusarFio } from '../../core/http/fios.ts'
import type { Servicos } from '../../core/servicos.ts'
import { assinarRepasse, encaminharFio, encaminharPedido, lerRepasse } from './encaminhar.ts'
import { criarPasses, type PasseDaMidia, type Passes } from './passe.ts'
import type { Numeros, Ocorrencia, Ordem, Saiu, Vindo } from './protocolo.ts'

export const RAIZ_DA_MIDIA = '/v1/midia/'
const DE_NOVO_MS = 250
const ESPERA_MAIOR_MS = 5_000
const PRONTO_MS = 8_000
const FIM_MS = 3_000
const CABECALHOS_DO_SOQUETE = [
  'upgrade',
  'connection',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
]

type OrdemDada = Exclude<Ordem, { t: 'fio' }>

/** Who holds an open connection: as he came, and as whom his token was given to. */
export interface Assistente {
  readonly hotId: number
  readonly quem: readonly QuemPede[]
}

/** A connection that is given away; the process that has the media process numbers it. */
export type OrdemDoFio = Omit<Extract<Ordem, { t: 'fio' }>, 'n'>
export interface LadoHttp {
  readonly porta: number
  readonly segredo: string
}

function ordemDoFio(q: IncomingMessage, cabeca: Buffer, vindo: Vindo): OrdemDoFio {
  const cabecalhos = Object.fromEntries(
    CABECALHOS_DO_SOQUETE.flatMap((n) => (q.headers[n] === undefined ? [] : [[n, String(q.headers[n])]])),
  )
  return { t: 'fio', vindo, cabecalhos, cabeca: cabeca.toString('base64') }
}

/** Passes a GET on and its answer back. */
function passar({ porta, segredo }: LadoHttp, caminho: string, q: IncomingMessage, r: ServerResponse): void {
  const pedido = request(
    { host: '127.0.0.1', port: porta, path: `/${caminho}`, headers: { 'x-midia': segredo } },
    (resposta) => {
      r.writeHead(resposta.statusCode ?? 502, { ...resposta.headers, 'x-content-type-options': 'nosniff' })
      resposta.pipe(r)
    },
  )
  pedido.on('error', () => {
    if (!r.headersSent) r.writeHead(503, { 'retry-after': '1' })
    r.end()
  })
  q.on('close', () => r.writableEnded || pedido.destroy())
  pedido.end()
}

/** Under which key an order is kept for a process that is started again; null: it is said once. */
function chaveDaOrdem(o: OrdemDada): string | null {
  if (o.t === 'canal' || o.t === 'operador') return `${o.t} ${o.canal}`
  if (o.t === 'destino') return `destino ${o.uid}`
  if (o.t === 'chave-rtmp') return `chave ${o.transmissao}`
  return null
}
const ehFim = (o: OrdemDada): boolean =>
  (o.t === 'destino' && o.url === null) ||
  (o.t === 'chave-rtmp' && o.entrada === null) ||
  (o.t === 'operador' && o.pasta === null)

/** What the rest of the program asks of it, wherever the media process is. */
export type Midia = Omit<ProcessoDaMidia, 'pid'>

/** The media process of this program. Its folder holds cards and recordings. */
export class ProcessoDaMidia {
  readonly passes: Passes
  readonly pasta: string
  readonly #config: Pick<Config, 'video'>
  readonly #log: Servicos['log']
  readonly #segredoHttp = randomBytes(16).toString('hex')
  readonly #ordens = new Map<string, OrdemDada>()
  readonly #ouvintes: ((o: Ocorrencia) => void)[] = []
  readonly #noAr = new Set<string>()
  readonly #ligados = new Map<number, Assistente>()
  #proximo = 0
  #numeros: Readonly<Record<string, Numeros>> = {}
  #filho: ChildProcess | null = null
  #pronto: Promise<number> | null = null
  #espera = DE_NOVO_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #parado = false
  #cedida = false

  constructor(config: Pick<Config, 'pastaDeDados' | 'video'>, log: Servicos['log'], segredo: Buffer) {
    this.passes = criarPasses(segredo)
    this.pasta = path.join(config.pastaDeDados, 'midia')
    this.#config = config
    this.#log = log
  }

  /** Another process of the installation carries the broadcast: nothing is carried here, and nothing that was ordered counts. */
  ceder(): void {
    this.#cedida = true
    this.#ordens.clear()
    this.#noAr.clear()
    void this.#apagar()
  }
  assumir(): void {
    this.#cedida = false
  }
  get cedida(): boolean {
    return this.#cedida
  }

  ordenar(o: OrdemDada): void {
    if (this.#cedida) return
    const chave = chaveDaOrdem(o)
    if (chave !== null && ehFim(o)) this.#ordens.delete(chave)
    else if (chave !== null) this.#ordens.set(chave, o)
    if (o.t === 'parar') this.#ordens.delete(`operador ${o.canal}`)
    // What ends something needs no process that has nothing yet.
    if (this.#filho === null && (ehFim(o) || chave === null || o.t === 'canal')) return
    if (this.#filho === null) void this.#ligar().catch(() => undefined)
    else this.#filho.send(o, ignorarErro)
  }

  /** A channel that was on the air when the program ended. */
  retomar(
    canal: string,
    c: { readonly gravar: boolean; readonly pausado: boolean; readonly publico: boolean },
  ): void {
    this.#noAr.add(canal)
    this.#ordens.set(`canal ${canal}`, { t: 'canal', canal, ...c })
    void this.#ligar().catch(() => undefined)
  }

  aoOcorrer(fn: (o: Ocorrencia) => void): void {
    this.#ouvintes.push(fn)
  }
  numeros(canal: string): Numeros | null {
    return this.#numeros[canal] ?? null
  }
  pid(): number | null {
    return this.#filho?.pid ?? null
  }

  /** The port of its HTTP side, once it answers. */
  #ligar(): Promise<number> {
    if (this.#pronto !== null) return this.#pronto
    if (this.#parado || this.#cedida) return Promise.reject(new Error('the media process is not to run here'))
    this.#pronto = new Promise<number>((ok, falhou) => {
      const filho = fork(new URL('./processo-midia.ts', import.meta.url), [], {
        env: {
          ...process.env,
          MIDIA_PASTA: this.pasta,
          MIDIA_SEGREDO: this.#segredoHttp,
          MIDIA_MBIT: String(this.#config.video.mbit),
          MIDIA_RTMP: String(this.#config.video.portaRtmp),
          MIDIA_REDE_PRIVADA: this.#config.video.redePrivada ? '1' : '0',
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      this.#filho = filho
      const prazo = setTimeout(() => falhou(new Error('the media process did not start')), PRONTO_MS)
      filho.on('message', (o: Ocorrencia | Saiu) => {
        if (o.t === 'saiu') return void this.#ligados.delete(o.n)
        if (o.t === 'pronto') {
          clearTimeout(prazo)
          for (const ordem of this.#ordens.values()) filho.send(ordem, ignorarErro)
          for (const canal of this.#noAr) filho.send({ t: 'retomar', canal }, ignorarErro)
          this.#espera = DE_NOVO_MS
          ok(o.porta)
        } else if (o.t === 'numeros') this.#numeros = o.canais
        else if (o.t === 'estado' && o.estado === 'PARADO') this.#noAr.delete(o.canal)
        else if (o.t === 'estado') this.#noAr.add(o.canal)
        for (const fn of this.#ouvintes) fn(o)
      })
      filho.on('error', ignorarErro)
      filho.once('exit', (codigo, sinal) => {
        clearTimeout(prazo)
        falhou(new Error('the media process ended'))
        this.#caiu(filho, codigo, sinal)
      })
    })
    this.#pronto.catch(() => undefined)
    return this.#pronto
  }

  #caiu(filho: ChildProcess, codigo: number | null, sinal: string | null): void {
    if (this.#filho !== filho) return
    this.#filho = this.#pronto = null
    this.#numeros = {}
    this.#ligados.clear()
    if (this.#parado || this.#cedida) return
    this.#log.error({ codigo, sinal }, 'the media process ended; it is started again')
    this.#timer = setTimeout(() => void this.#ligar().catch(() => undefined), this.#espera)
    this.#espera = Math.min(ESPERA_MAIOR_MS, this.#espera * 2)
  }

  /** Gives the connection away: from here on it is the media process's alone. */
  async entregar(ordem: OrdemDoFio, fio: Duplex, assistente: Assistente): Promise<void> {
    await this.#ligar().catch((e: unknown) => {
      fio.destroy()
      throw e
    })
    if (this.#filho === null || fio.destroyed) return void fio.destroy()
    const n = ++this.#proximo
    this.#ligados.set(n, assistente)
    // The object here no longer has a connection: destroying it lets who counts connections know.
    this.#filho.send({ ...ordem, n }, fio as Socket, {}, (e) => {
      if (e) this.#ligados.delete(n)
      fio.destroy()
    })
  }

  /** Closes the connections of people whom a block keeps out. `outros`: edges, which know no blocks, are to ask for theirs. */
  barrar(barrado: (a: Assistente) => boolean, outros: boolean): void {
    for (const [n, a] of this.#ligados) if (barrado(a)) this.ordenar({ t: 'barrar', n })
    if (outros) this.ordenar({ t: 'conferir' })
  }

  /** Where its HTTP side answers, and to which word. */
  async onde(): Promise<LadoHttp> {
    return { porta: await this.#ligar(), segredo: this.#segredoHttp }
  }

  async parar(): Promise<void> {
    this.#parado = true
    await this.#apagar()
  }

  async #apagar(): Promise<void> {
    clearTimeout(this.#timer)
    const filho = this.#filho
    if (filho === null || filho.exitCode !== null) return
    await new Promise<void>((ok) => {
      const prazo = setTimeout(() => filho.kill('SIGKILL'), FIM_MS)
      filho.once('exit', () => {
        clearTimeout(prazo)
        ok()
      })
      filho.kill('SIGTERM')
    })
  }
}

const DA_MIDIA = /^\/v1\/midia\/(publicar|ver)\/([0-9a-f-]{36})$/
const DE_PEDIDOS = /^\/v1\/midia\/([0-9a-f-]{36})\/([a-z0-9./]{1,60})$/

interface Conferido {
  readonly passe: PasseDaMidia
  readonly vale: boolean
  readonly ip: string
  readonly assistente: Assistente
}

/** Whether a source may publish still. A token outlives its source: nothing is on the air without a row that stands. */
export type ComoEsta = (hotId: number, transmissao: string) => Promise<'EM_PE' | 'ENCERRADA' | 'SUBSTITUIDA'>
/** Whether the public may watch a channel of a house. */
export type EhPublico = (hotId: number, canal: string) => Promise<boolean>
/** The address of another process that carries the broadcast now; null: this one does, or none. */
export type OndeAMidia = () => Promise<string | null>
/** So long an answer is believed: watchers by HLS ask several times a second. */
const PUBLICO_MS = 500
const CANAIS_LEMBRADOS = 1_000
const PAPEL = { EM_PE: 'publicar', ENCERRADA: 'encerrada', SUBSTITUIDA: 'substituida' } as const

/** What the one HTTP server does with the addresses of the broadcast. */
export function portaDaMidia(
  s: Pick<Servicos, 'config' | 'hotsites' | 'log' | 'banco' | 'bloqueios' | 'tokens'> & {
    midia: Midia
  },
  comoEsta: ComoEsta,
  ehPublico: EhPublico,
  longe: OndeAMidia = () => Promise.resolve(null),
) {
  const perguntados = new Map<string, { readonly ate: number; readonly publico: Promise<boolean> }>()
  const podeVer = ({ hotId, canal, interno }: PasseDaMidia): Promise<boolean> => {
    if (interno) return Promise.resolve(true)
    const chave = `${hotId} ${canal}`
    const ja = perguntados.get(chave)
    if (ja !== undefined && ja.ate > Date.now()) return ja.publico
    if (perguntados.size >= CANAIS_LEMBRADOS) perguntados.clear()
    const publico = ehPublico(hotId, canal)
    perguntados.set(chave, { ate: Date.now() + PUBLICO_MS, publico })
    return publico
  }
  const papelDe = async (papel: 'publicar' | 'ver', p: PasseDaMidia): Promise<Vindo['papel']> => {
    if (papel === 'publicar') return PAPEL[await comoEsta(p.hotId, p.alvo ?? '')]
    return (await podeVer(p)) ? 'ver' : 'naoPublicada'
  }
  const barrado = ({ hotId, quem }: Assistente): boolean =>
    quem.some((q) => s.bloqueios.barra(hotId, q, null))
  /** `vale` is false for one that is too old; a block is said all the same: an edge asks for those who are still there. */
  const conferir = async (q: IncomingMessage, token: string | null): Promise<Conferido | null> => {
    const hotsite = await s.hotsites.porHost(q.headers.host ?? '')
    const agora = s.banco.relogio.agora()
    const passe = hotsite && token && s.midia.passes.ler(token, hotsite.id)
    if (!passe) return null
    const ip = lerRepasse(s.midia.passes, q, agora) ?? enderecoDoPedido(q, s.config.atrasDeProxy)
    const { sessao, aparelho } = await sessaoDoPedido(s.tokens, passe.hotId, q.headers, agora)
    const aqui = quemPede({ ip, sessao, cookieDoAparelho: aparelho })
    const quem = passe.de === undefined ? [aqui] : [aqui, { ...passe.de, aparelho: null }]
    return { passe, ip, vale: passe.ate > agora, assistente: { hotId: passe.hotId, quem } }
  }
  /** Where what came goes on to. Once: what another process passed on goes no further. */
  const adiante = async (q: IncomingMessage) => {
    const agora = s.banco.relogio.agora()
    if (lerRepasse(s.midia.passes, q, agora) !== null) return null
    const endereco = await longe()
    const ip = enderecoDoPedido(q, s.config.atrasDeProxy)
    return endereco === null ? null : { endereco, repasse: assinarRepasse(s.midia.passes, ip, agora) }
  }
  const responderAqui = async (q: IncomingMessage, r: ServerResponse): Promise<void> => {
    const u = new URL(q.url ?? '/', 'http://midia')
    const [, canal = '', resto = ''] = DE_PEDIDOS.exec(u.pathname) ?? []
    const responder = (situacao: number): void =>
      void r.writeHead(situacao, { 'cache-control': 'no-store' }).end()
    const c = await conferir(q, u.searchParams.get('t'))
    if (q.method !== 'GET' || canal === '' || s.config.video.mbit === 0) return responder(404)
    if (c === null || c.passe.acao !== 'ver' || c.passe.canal !== canal) return responder(401)
    if (barrado(c.assistente)) return responder(403)
    if (!c.vale) return responder(401)
    if (!(await podeVer(c.passe))) return responder(410)
    // An edge asks for one of its watchers: it wants no picture.
    if (resto === 'passe') return responder(204)
    return s.midia.onde().then(
      (onde) => passar(onde, `${canal}/${resto}${u.search}`, q, r),
      () => responder(503),
    )
  }
  const parar = s.bloqueios.aoMudar((outros) => s.midia.barrar(barrado, outros))
  return {
    parar,
    async atualizar(q: IncomingMessage, fio: Duplex, cabeca: Buffer): Promise<void> {
      fio.on('error', ignorarErro)
      const outro = await adiante(q)
      if (outro !== null) return encaminharFio(outro, q, fio, cabeca)
      if (s.midia.cedida) return recusarFio(fio, '503 Service Unavailable')
      const u = new URL(q.url ?? '/', 'http://midia')
      const [, papel, canal = ''] = DA_MIDIA.exec(u.pathname) ?? []
      const c = await conferir(q, u.searchParams.get('t'))
      if ((papel !== 'publicar' && papel !== 'ver') || s.config.video.mbit === 0)
        return recusarFio(fio, '404 Not Found')
      if (c === null || c.passe.acao !== papel || c.passe.canal !== canal)
        return recusarFio(fio, '401 Unauthorized')
      if (barrado(c.assistente)) return recusarFio(fio, '403 Forbidden')
      if (!c.vale) return recusarFio(fio, '401 Unauthorized')
      const { alvo: transmissao, cerca, ate, interno = false } = c.passe
      const como = await papelDe(papel, c.passe)
      // Told over the websocket: a browser learns no answer to its upgrade, and would come again.
      const vindo = { papel: como, canal, transmissao, cerca, ate, ip: c.ip, interno } as const
      await s.midia.entregar(ordemDoFio(q, cabeca, vindo), fio, c.assistente)
    },
    atender(q: IncomingMessage, r: ServerResponse): boolean {
      if (!(q.url ?? '').startsWith(RAIZ_DA_MIDIA)) return false
      adiante(q)
        .then((outro) => (outro === null ? responderAqui(q, r) : encaminharPedido(outro, q, r)))
        .catch((e: unknown) => {
          s.log.error({ err: e }, 'a question for the broadcast failed')
          if (r.headersSent) r.destroy()
          else r.writeHead(500, { 'cache-control': 'no-store' }).end()
        })
      return true
    },
  }
}
