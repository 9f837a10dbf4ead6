// Bidders and watchers of the fault program: over real HTTP and real websockets, through whichever process answers. They
// write down what they sent and heard, in the form that the simulation's checks read.
import { request } from 'node:http'
import { setTimeout as esperar } from 'node:timers/promises'
import type { DoCliente } from '@martelo/contracts/core/frames.ts'
import { interessado } from '@martelo/domain/lances/exemplos.ts'
import type { PedidoLance } from '@martelo/domain/lances/pedido.ts'
import { WebSocket } from 'ws'
import type { Conexao } from '../../../apps/server/src/engines/salas/conexao.ts'
import type { Acaso } from '../../simulation/acaso.ts'
import { emOrdem } from '../../simulation/banco/processo-do-banco.ts'
import { Espectador, type Porta } from '../../simulation/espectador.ts'
import type { PedidoDaHistoria, RespostaDaHistoria } from '../../simulation/historia.ts'
import type { No, Sistema } from './sistema.ts'

interface Resposta {
  readonly status: number
  readonly corpo: Record<string, unknown>
}

/** One request to one process; rejects when no answer comes. */
export function chamar(
  n: No,
  p: { host: string; metodo: string; caminho: string; token?: string; corpo?: object; limiteMs?: number },
): Promise<Resposta> {
  return new Promise((ok, falhar) => {
    const dados = p.corpo === undefined ? undefined : JSON.stringify(p.corpo)
    const q = request(
      {
        host: '127.0.0.1',
        port: n.porta,
        method: p.metodo,
        path: p.caminho,
        agent: false,
        timeout: p.limiteMs ?? 9_000,
        headers: {
          host: p.host,
          ...(p.token === undefined ? {} : { authorization: `Bearer ${p.token}` }),
          ...(dados === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(dados) }),
        },
      },
      (r) => {
        let texto = ''
        r.setEncoding('utf8')
        r.on('data', (parte: string) => {
          texto += parte
        })
        r.on('error', falhar)
        r.on('end', () => ok({ status: r.statusCode ?? 0, corpo: lerJson(texto) }))
      },
    )
    q.on('timeout', () => q.destroy(new Error('no answer in time')))
    q.on('error', falhar)
    q.end(dados)
  })
}

/** A body that is no JSON (half of one, a proxy's page) has no fields: then it is no decision either. */
function lerJson(texto: string): Record<string, unknown> {
  try {
    return JSON.parse(texto) as Record<string, unknown>
  } catch {
    return {}
  }
}

export interface ClienteReal {
  readonly token: string
  readonly cliUid: string
}
export interface LoteReal {
  readonly lelUid: string
  readonly hotUid: string
  readonly minimo: number
  readonly incremento: number
}

/** Answers that are no decision: the same key may come again. */
const SEM_DECISAO = new Set(['OCUPADO', 'MUITOS_LANCES'])

export class ApostadorReal {
  readonly pedidos: {
    lelUid: string
    pedido: PedidoLance
    envios: number[]
    respostas: RespostaDaHistoria[]
  }[] = []
  readonly #s: Sistema
  readonly #quem: ClienteReal
  readonly #host: string
  readonly #acaso: Acaso
  readonly #proximo = new Map<string, number>()

  constructor(s: Sistema, quem: ClienteReal, host: string, acaso: Acaso) {
    this.#s = s
    this.#quem = quem
    this.#host = host
    this.#acaso = acaso
  }

  async lancar(lotes: readonly LoteReal[], ate: number): Promise<void> {
    while (Date.now() < ate) {
      await this.#umPedido(this.#acaso.escolher(lotes), ate + 60_000)
      await esperar(this.#acaso.entre(220, 700))
    }
  }

  async #umPedido(lote: LoteReal, limite: number): Promise<void> {
    const teto = this.#acaso.chance(0.3)
    const base = this.#proximo.get(lote.lelUid) ?? lote.minimo
    const valor =
      base + lote.incremento * (teto ? this.#acaso.inteiro(1, 12) : this.#acaso.escolher([0, 0, 1, 2]))
    const chave = this.#acaso.uuid()
    const comum = { hotUid: lote.hotUid, chave, confirmarValorAlto: true, valor }
    const quem = { ...interessado(this.#quem.cliUid), cliUid: this.#quem.cliUid }
    const pedido: PedidoLance = teto
      ? { ...comum, tipo: 'Configuração Automática', quem }
      : { ...comum, tipo: 'Manual', quem }
    const aberto = {
      lelUid: lote.lelUid,
      pedido,
      envios: [] as number[],
      respostas: [] as RespostaDaHistoria[],
    }
    this.pedidos.push(aberto)
    let resposta: RespostaDaHistoria | null = null
    while (resposta === null && Date.now() < limite) {
      resposta = await this.#tentar(aberto, teto, valor, chave)
      if (resposta === null) await esperar(this.#acaso.entre(200, 900))
    }
    if (resposta === null) return
    // Some retry with the same key, at the other process: the answer must be the same.
    if (this.#acaso.chance(0.15)) await this.#tentar(aberto, teto, valor, chave)
    this.#proximo.set(lote.lelUid, Math.max(base, resposta.proximo))
  }

  async #tentar(
    a: ApostadorReal['pedidos'][number],
    teto: boolean,
    valor: number,
    chaveDoPedido: string,
  ): Promise<RespostaDaHistoria | null> {
    const no = this.#acaso.escolher(this.#s.apps)
    a.envios.push(Date.now())
    try {
      const r = await chamar(no, {
        host: this.#host,
        metodo: 'POST',
        caminho: `/v1/leilao/lotes/${a.lelUid}/${teto ? 'lances-automaticos' : 'lances'}`,
        token: this.#quem.token,
        corpo: { valor, chaveDoPedido, confirmarValorAlto: true },
      })
      const lida = lerResposta(r, no.nome)
      if (lida !== null) a.respostas.push(lida)
      return lida
    } catch {
      return null
    }
  }

  historia(): PedidoDaHistoria[] {
    return this.pedidos
  }
}

interface LoteDepois {
  readonly valor: number | null
  readonly proximo: number
}

function lerResposta({ status, corpo }: Resposta, no: string): RespostaDaHistoria | null {
  const aceito = status === 200
  const codigo = aceito ? null : String(corpo.error)
  if (status >= 500 || (codigo !== null && SEM_DECISAO.has(codigo))) return null
  const lote = (aceito ? corpo.lote : (corpo.dados as { lote?: LoteDepois } | undefined)?.lote) as
    | LoteDepois
    | undefined
  if (lote === undefined) return null
  return {
    quando: Date.now(),
    no,
    tipo: aceito ? 'aceito' : 'recusado',
    codigo,
    // The log's number stays on the server; the receipt names the row.
    seq: null,
    valor: aceito ? (corpo.valor as number | null) : null,
    instante: aceito ? Date.parse(String(corpo.data)) : null,
    recibo: aceito ? String(corpo.recibo) : null,
    precoDepois: lote.valor,
    proximo: lote.proximo,
    // Every answer carries the id of its own request.
    inteira: emOrdem({ ...corpo, requestId: null }),
  }
}

/** A process as a watcher's browser reaches it. */
class PortaReal implements Porta {
  readonly #s: Sistema
  readonly #n: No
  readonly #host: string
  readonly #soquetes = new Map<Conexao, WebSocket>()
  /** closed for watchers: one of an earlier round who came again would take a place of this one's */
  #fechada = false

  constructor(s: Sistema, n: No, host: string) {
    this.#s = s
    this.#n = n
    this.#host = host
  }
  get nome(): string {
    return this.#n.nome
  }
  get vivo(): boolean {
    return !this.#fechada && this.#n.processo !== null
  }
  entrar(c: Conexao, sala: string, versao: number | undefined): Promise<void> {
    const texto = JSON.stringify({
      t: 'entrar',
      sala,
      ...(versao === undefined ? {} : { versao }),
    } satisfies DoCliente)
    const ja = this.#soquetes.get(c)
    if (ja?.readyState === WebSocket.OPEN) return Promise.resolve(ja.send(texto))
    return new Promise((ok, falhar) => {
      const ws = new WebSocket(`ws://127.0.0.1:${this.#n.porta}/v1/tempo-real`, {
        headers: { host: this.#host },
      })
      this.#soquetes.set(c, ws)
      ws.on('open', () => ok(ws.send(texto)))
      ws.on('message', (m: Buffer) => c.enviar(m.toString()))
      ws.on('error', falhar)
      ws.on('close', () => {
        this.#soquetes.delete(c)
        falhar(new Error('closed'))
        this.aoCair?.(c)
      })
    })
  }
  aoCair: ((c: Conexao) => void) | null = null
  sair(c: Conexao): void {
    this.#soquetes.get(c)?.terminate()
    this.#soquetes.delete(c)
  }
  async retrato(leiUid: string): ReturnType<Porta['retrato']> {
    // Pages and calls come from a process that takes calls, which need not hold the room.
    const apps = this.#s.apps
    const n = apps.includes(this.#n) ? this.#n : (apps.find((x) => x.processo !== null) ?? this.#n)
    const r = await chamar(n, { host: this.#host, metodo: 'GET', caminho: `/v1/leilao/${leiUid}/sala` })
    if (r.status !== 200) throw new Error(`snapshot ${r.status}`)
    const seqs = await this.#s.banco.poolSistema.query<{ uid: string; seq: number }>(
      'select l.uid, l.lance_seq as seq from lote l join leilao a on a.id = l.lei_id where a.uid = $1',
      [leiUid],
    )
    return { retrato: r.corpo as never, ate: new Map(seqs.rows.map((l) => [l.uid, l.seq])) }
  }
  fechar(): void {
    this.#fechada = true
    for (const ws of this.#soquetes.values()) ws.terminate()
  }
}

/** Watchers of one room, in real time. */
export function assistir(
  s: Sistema,
  host: string,
  leiUid: string,
  quantos: number,
  acaso: Acaso,
): { lista: Espectador[]; sair(): void } {
  const portas = s.salas.map((n) => new PortaReal(s, n, host))
  const relogio = {
    get agora(): number {
      return performance.now()
    },
    depois: (ms: number, fn: () => unknown) => setTimeout(() => void fn(), Math.max(0, ms)),
  }
  const lista = Array.from(
    { length: quantos },
    (_, i) =>
      new Espectador(`espectador ${i}`, leiUid, {
        escalonador: relogio,
        acaso: acaso.ramo(String(i)),
        portas: () => portas,
      }),
  )
  for (const p of portas) p.aoCair = (c) => lista.find((e) => e.conexao === c)?.cair()
  return {
    lista,
    sair() {
      for (const p of portas) p.fechar()
    },
  }
}
