// The websocket endpoint /v1/tempo-real: the cookie's session (or a bearer for programs), rooms as the modules allow. A
// revoked login loses its socket; one whose token merely expired loses its calls and keeps its rooms while it can be
// renewed. Addresses and accounts are counted over all processes, a moment late.
// Refuses other origins, visitors of a closed house, and what is over the limits per address, account and message. After
// every await the socket may be closed: check again.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { DoCliente, Publico } from '@martelo/contracts/core/frames.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { quemPede, sessaoQueVale } from '../../core/auth/bloqueios.ts'
import { origemConfiavel } from '../../core/auth/cookies.ts'
import { sessaoDoPedido } from '../../core/auth/sessao-do-pedido.ts'
import { enderecoDoPedido } from '../../core/http/endereco-do-pedido.ts'
import { ignorarErro, recusarFio } from '../../core/http/fios.ts'
import { origemPublica } from '../../core/http/origem-publica.ts'
import { medidas } from '../../core/medidas.ts'
import type { Servicos } from '../../core/servicos.ts'
import { foraDaCasaFechada, vigiarCasas } from './casas-fechadas.ts'
import { type Chamador, criarChamador } from './chamadas.ts'
import { type Conexao, criarConexao } from './conexao.ts'
import { ContagemEntreProcessos } from './contagem-entre-processos.ts'

export const CAMINHO_TEMPO_REAL = '/v1/tempo-real'

export interface LimitesDoSoquete {
  /** connections of one address (a house of many people behind one) and of one account (its tabs) */
  readonly porIp: number
  readonly porConta: number
  readonly mensagensPor10s: number
}
export const LIMITES_DO_SOQUETE: LimitesDoSoquete = { porIp: 200, porConta: 20, mensagensPor10s: 100 }
const PULSO_MS = 25_000
const SALAS_POR_CONEXAO = 50
/** Close code: the login of this socket has ended. */
const FORA = 4401
const SAIU = 'signed out'
/** Close code: the house keeps this person out. */
const BARRADA = 4403
/** As often as a token that is renewed would be. */
const CONFERIR_LOGIN_MS = 15 * 60_000

export interface Entrada {
  readonly publicos: readonly Publico[]
  /** the auction whose versions the room carries; null: notices only */
  readonly leiId: number | null
}
type Porteiro = (c: Conexao, id: string, s: Servicos) => Promise<Entrada | null>
const porteiros = new Map<string, Porteiro>()

/** Declares a kind of room (`leilao`, `cliente` …): who may enter, as whom. null refuses. */
export function definirSala(tipo: string, porteiro: Porteiro): void {
  if (porteiros.has(tipo)) throw new Error(`two rooms of kind ${tipo}`)
  porteiros.set(tipo, porteiro)
}

/** What a browser says without asking for anything; answers nothing, and what cannot be read is not heard. */
type Palavra = (c: Conexao, dados: Readonly<Record<string, unknown>>, s: Servicos) => Promise<void>
const palavras = new Map<string, Palavra>()

/** Declares a word that browsers may say (`visita`). */
export function definirPalavra(evento: string, ouvir: Palavra): void {
  if (palavras.has(evento)) throw new Error(`two words named ${evento}`)
  palavras.set(evento, ouvir)
}

const Pedido = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('entrar'),
    sala: z.string().max(80),
    versao: z.number().int().min(0).optional(),
    z: z.literal(1).optional(),
  }),
  z.object({ t: z.literal('sair'), sala: z.string().max(80) }),
  z.object({ t: z.literal('relogio'), n: z.number() }),
  z.object({
    t: z.literal('chamar'),
    n: z.number().int(),
    c: z.string().max(120),
    p: z.unknown(),
    b: z.unknown(),
  }),
  z.object({
    t: z.literal('dizer'),
    evento: z.string().max(40),
    dados: z.record(z.string().max(40), z.unknown()),
  }),
])

/** A killed process holds its places no longer than this: its tabs reconnect elsewhere. */
const CONTAGEM = { repetirMs: 2_000, validadeMs: 5_000 }
const contarAte = (s: Servicos, assunto: string, limite: number) =>
  new ContagemEntreProcessos(s.barramento, s.log, assunto, {
    ...CONTAGEM,
    aPartirDe: Math.ceil(limite / 10),
  })

export interface ComLogin {
  readonly ws: Pick<WebSocket, 'close'>
  readonly familia: string | null
  /** epoch ms until which the login is known to stand */
  valeAte: number
}

const ABERTA = Symbol('what is known of an open socket')

/** One open socket. Its listeners are the same functions for all, which find it by themselves: of ten thousand connections each closure counts. */
class Aberta implements ComLogin {
  readonly ws: Escutado
  readonly c: Conexao
  respondeu = true
  valeAte: number
  #janela = 0
  #recentes = 0
  #chamar: Chamador | null = null

  constructor(ws: Escutado, c: Conexao) {
    this.ws = ws
    this.c = c
    this.valeAte = c.sessao?.fim ?? 0
  }

  get familia(): string | null {
    return this.c.sessao?.familia ?? null
  }

  /** One message more; false when there are too many. */
  contar(limite: number): boolean {
    const agora = performance.now()
    if (agora - this.#janela > 10_000) {
      this.#janela = agora
      this.#recentes = 0
    }
    return ++this.#recentes <= limite
  }

  chamar(s: Servicos): Chamador {
    this.#chamar ??= criarChamador(s, this.c)
    return this.#chamar
  }
}
type Escutado = WebSocket & { [ABERTA]?: Aberta }

export function criarSoquete(s: Servicos, limites: LimitesDoSoquete = LIMITES_DO_SOQUETE) {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: 4096,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const porIp = contarAte(s, 'soquetes-por-endereco', limites.porIp)
  const porConta = contarAte(s, 'soquetes-por-conta', limites.porConta)
  const cheio = (ip: string, conta: string | null): boolean =>
    porIp.de(ip) >= limites.porIp || (conta !== null && porConta.de(conta) >= limites.porConta)
  const vivas = new Set<Aberta>()
  // One clock for all: a timer per connection is memory per connection.
  const pulso = setInterval(() => {
    for (const v of vivas) {
      if (!v.respondeu) v.ws.terminate()
      else {
        v.respondeu = false
        v.ws.ping()
      }
    }
    conferirLogins(s, vivas).catch((e: unknown) => s.log.warn({ err: e }, 'logins of sockets not looked at'))
  }, PULSO_MS)
  pulso.unref()
  const calar = s.acessos.aoRevogar((familia) => {
    for (const v of vivas) if (v.familia === familia) v.ws.close(FORA, SAIU)
  })

  const barrada = (c: Pick<Conexao, 'hotsite' | 'sessao' | 'ip' | 'aparelho'>): boolean =>
    s.bloqueios.barra(c.hotsite.id, quemPede({ ...c, cookieDoAparelho: c.aparelho }), null)
  const sessaoDe = (c: Pick<Conexao, 'hotsite' | 'sessao' | 'ip' | 'aparelho'>) =>
    sessaoQueVale(s.bloqueios, c.hotsite.id, { ...c, cookieDoAparelho: c.aparelho })
  const naoBarrar = s.bloqueios.aoMudar(() => {
    for (const v of vivas) {
      if (barrada(v.c)) v.ws.close(BARRADA, 'blocked')
      else if (v.c.sessao !== null && sessaoDe(v.c) === null) v.ws.close(FORA, SAIU)
    }
  })

  const naoVigiar = vigiarCasas(s, vivas)

  function aoPulsar(this: Escutado): void {
    const viva = this[ABERTA]
    if (viva !== undefined) viva.respondeu = true
  }
  function aoOuvir(this: Escutado, bruto: Buffer): void {
    const viva = this[ABERTA]
    if (viva === undefined) return
    if (!viva.contar(limites.mensagensPor10s)) return this.close(4429, 'too many messages')
    const lido = Pedido.safeParse(lerJson(bruto.toString()))
    if (!lido.success) return
    const m = lido.data as DoCliente
    const feito = m.t === 'chamar' ? viva.chamar(s)(m) : atender(viva, m)
    feito.catch((e: unknown) => {
      s.log.error({ err: e }, 'socket message failed')
      // A client that could not be told what it missed reconnects, with the version that it has.
      this.close(1011, 'try again')
    })
  }
  const aoFalhar = (e: Error): void => s.log.debug({ err: e }, 'socket error')
  function aoFechar(this: Escutado): void {
    const viva = this[ABERTA]
    if (viva === undefined || !vivas.delete(viva)) return
    const { c } = viva
    const conta = contaDe(c)
    medidas.ligacoes.dec()
    porIp.mudar(c.ip, -1)
    if (conta !== null) porConta.mudar(conta, -1)
    for (const sala of Array.from(c.salas)) s.tempoReal.sair(c, sala)
  }

  const conectar = (ws: Escutado, c: Conexao): void => {
    const conta = contaDe(c)
    porIp.mudar(c.ip, 1)
    if (conta !== null) porConta.mudar(conta, 1)
    const viva = new Aberta(ws, c)
    ws[ABERTA] = viva
    vivas.add(viva)
    medidas.ligacoes.inc()
    ws.on('pong', aoPulsar).on('message', aoOuvir).on('error', aoFalhar).on('close', aoFechar)
    c.enviar(JSON.stringify({ t: 'ola', agora: s.banco.relogio.agora(), cliUid: c.sessao?.cliUid ?? null }))
  }

  const atender = async (viva: Aberta, m: Exclude<DoCliente, { t: 'chamar' }>): Promise<void> => {
    const { c } = viva
    if (m.t === 'relogio')
      return c.enviar(JSON.stringify({ t: 'relogio', n: m.n, agora: s.banco.relogio.agora() }))
    if (m.t === 'dizer') return palavras.get(m.evento)?.(c, m.dados, s)
    if (m.t === 'sair') return s.tempoReal.sair(c, m.sala)
    const [tipo = '', id = ''] = m.sala.split(':', 2)
    const cabe = c.salas.size < SALAS_POR_CONEXAO && m.sala === `${tipo}:${id}`
    const entrada = cabe ? await porteiros.get(tipo)?.(c, id, s) : null
    // A client that has left meanwhile would stay in the room for ever: its close event has passed.
    if (!vivas.has(viva)) return
    if (!entrada) return c.enviar(JSON.stringify({ t: 'recusada', s: m.sala }))
    if (m.z === 1) c.comprime = true
    await s.tempoReal.entrar(c, m.sala, entrada.publicos, entrada.leiId, m.versao)
  }

  return {
    /** Answers an upgrade of this path. */
    async atualizar(req: IncomingMessage, fio: Duplex, cabeca: Buffer): Promise<void> {
      // It may be reset while something is waited for here.
      fio.on('error', ignorarErro)
      const recusar = (situacao: string): void => recusarFio(fio, situacao)
      const host = req.headers.host ?? ''
      const hotsite = await s.hotsites.porHost(host)
      const ip = enderecoDoPedido(req, s.config.atrasDeProxy)
      if (hotsite === null) return recusar('404 Not Found')
      if (cheio(ip, null)) return recusar('429 Too Many Requests')
      const pedido = await sessaoDoPedido(s.tokens, hotsite.id, req.headers, s.banco.relogio.agora())
      const { aparelho, portador } = pedido
      const sessao = sessaoDe({ hotsite, ip, aparelho, sessao: pedido.sessao })
      if (!portador && req.headers.origin !== undefined && !origemConfiavel('POST', req.headers))
        return recusar('403 Forbidden')
      const conta = contaDe({ hotsite, sessao })
      if (barrada({ hotsite, sessao, ip, aparelho })) return recusar('403 Forbidden')
      if (foraDaCasaFechada(s, { hotsite, sessao })) return recusar('503 Service Unavailable')
      // Looked at once more: many who come in one moment were all let through to here.
      if (cheio(ip, conta)) return recusar('429 Too Many Requests')
      const https = s.config.atrasDeProxy && req.headers['x-forwarded-proto'] === 'https'
      wss.handleUpgrade(req, fio, cabeca, (ws) =>
        conectar(
          ws,
          criarConexao(ws, fio, {
            hotsite,
            sessao,
            ip,
            aparelho,
            agente: String(req.headers['user-agent'] ?? '').slice(0, 300),
            https,
            host: new URL(origemPublica({ host, https, porta: req.socket.localPort }, s.config)).host,
          }),
        ),
      )
    },
    quantas: () => vivas.size,
    fechar(): void {
      clearInterval(pulso)
      calar()
      naoBarrar()
      naoVigiar()
      porIp.parar()
      porConta.parar()
      for (const { ws } of vivas) ws.close(1012, 'restart')
      wss.close()
    },
  }
}

/** Closes the sockets whose token has ended and whose login cannot be renewed. */
export async function conferirLogins(
  s: Pick<Servicos, 'acessos'>,
  vivas: ReadonlySet<ComLogin>,
  agora = Date.now(),
): Promise<void> {
  const devidas = [...vivas].filter((v) => v.familia !== null && v.valeAte <= agora)
  if (devidas.length === 0) return
  for (const v of devidas) v.valeAte = agora + CONFERIR_LOGIN_MS
  const vencidos = await s.acessos.vencidos(devidas.flatMap((v) => v.familia ?? []))
  for (const v of devidas) if (vencidos.has(v.familia ?? '')) v.ws.close(FORA, SAIU)
}

const contaDe = (c: Pick<Conexao, 'hotsite' | 'sessao'>): string | null =>
  c.sessao === null ? null : `${c.hotsite.id}:${c.sessao.usuId}`

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return null
  }
}
