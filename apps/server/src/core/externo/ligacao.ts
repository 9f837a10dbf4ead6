// One opened connection to a party: every request goes through its breaker, has its time-out and leaves its line in the
// log, whatever comes of it. A port is written on it and knows nothing of these.
import { desfechoDoErro, desfechoDoStatus, type NomeDeDesfecho } from '@martelo/domain/externo/desfechos.ts'
import { lerEsperaPedida } from '@martelo/domain/externo/tentativas.ts'
import type { Agent } from 'undici'
import type { Disjuntores } from './disjuntores.ts'
import { FalhaExterna } from './falha-externa.ts'
import type { Lado, Origem, Registrar } from './registro.ts'
import { codigoDoErro, pedirPorHttp, type RespostaHttp } from './saida-para-fora.ts'

export interface PedidoExterno {
  /** the name of what is asked, in the log: `cobrar` */
  readonly operacao: string
  readonly metodo?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** absolute; what stands before it is in the credential */
  readonly endereco: string
  readonly cabecalhos?: Readonly<Record<string, string>>
  /** an object travels as JSON */
  readonly corpo?: object | string | Uint8Array
  /** statuses besides 2xx that are answers */
  readonly aceitos?: readonly number[]
  readonly tempoMs?: number
  /** part of the party that fails by itself (a host among several) */
  readonly alvo?: string
  /** a file is fetched: its largest size in bytes, beyond which it is refused for good */
  readonly maiorResposta?: number
}

export interface RespostaExterna<T = unknown> {
  readonly status: number
  readonly cabecalhos: Readonly<Record<string, string>>
  readonly texto: string
  readonly bytes: Buffer
  /** what `esquema` read; null for an answer of another status than 2xx */
  readonly valor: T | null
}
interface EsquemaLegivel<T> {
  safeParse(valor: unknown): { success: true; data: T } | { success: false }
}

/** What is not HTTP: a library speaks by itself. */
export interface ExecucaoExterna {
  readonly operacao: string
  readonly endereco: string
  readonly metodo?: string
  readonly pedido?: Lado
  readonly tempoMs?: number
  readonly alvo?: string
  /** the outcome of what `fn` threw; default: by its code */
  readonly desfecho?: (e: unknown) => NomeDeDesfecho | undefined
}

export interface Ligacao<C> {
  readonly credencial: C
  /** null: the platform itself asks */
  readonly hotId: number | null
  /** whose credential it is */
  readonly de: 'casa' | 'plataforma'
  /** the credential's host may not be of the inner network */
  readonly guardada: boolean
  /** where the party posts its notices for this house; null: it sends none, or the platform itself asks */
  readonly enderecoDosAvisos: string | null
  /**
   * Throws `FalhaExterna` for everything but an accepted answer; one that `esquema` cannot read is none.
   */
  pedir<T = unknown>(p: PedidoExterno, esquema?: EsquemaLegivel<T>): Promise<RespostaExterna<T>>
  /** Throws `FalhaExterna`. `fn` answers the value and what the log may keep of it. */
  executar<T>(
    p: ExecucaoExterna,
    fn: (sinal: AbortSignal) => Promise<{ valor: T; resposta?: Lado }>,
  ): Promise<T>
  /** Keeps a value (a login's token) with this credential until `ate` (epoch ms); one asks, the others wait. */
  lembrar<T>(nome: string, obter: () => Promise<{ valor: T; ate: number }>): Promise<T>
  esquecer(nome: string): void
}

/** What `lembrar` keeps, by credential. */
export type Memoria = Map<string, Promise<{ valor: unknown; ate: number }>>

export interface Montagem<C> {
  readonly parceiro: string
  readonly credencial: C
  readonly de: 'casa' | 'plataforma'
  readonly guardada: boolean
  readonly enderecoDosAvisos: string | null
  readonly origem: Origem
  readonly segredos: readonly string[]
  readonly tempoMs: number
  readonly agente: Agent
  readonly memoria: Memoria
  readonly disjuntores: Disjuntores
  readonly registrar: Registrar
}

export const chaveDoDisjuntor = (parceiro: string, de: 'casa' | 'plataforma', hotId: number | null): string =>
  `${parceiro}|${de === 'casa' ? hotId : 'plataforma'}`

export function montarLigacao<C>(m: Montagem<C>): Ligacao<C> {
  return {
    credencial: m.credencial,
    hotId: m.origem.hotId,
    de: m.de,
    guardada: m.guardada,
    enderecoDosAvisos: m.enderecoDosAvisos,
    pedir: (p, esquema) => pedir(m, p, esquema),
    executar: (p, fn) => executar(m, p, fn),
    async lembrar<T>(nome: string, obter: () => Promise<{ valor: T; ate: number }>): Promise<T> {
      const ja = m.memoria.get(nome)
      const lido = await ja?.catch(() => null)
      if (lido && lido.ate > Date.now()) return lido.valor as T
      // Another waiting request may have asked already.
      const agora = m.memoria.get(nome)
      if (agora !== undefined && agora !== ja) return (await agora).valor as T
      const novo = obter()
      m.memoria.set(nome, novo)
      novo.catch(() => m.memoria.get(nome) === novo && m.memoria.delete(nome))
      return (await novo).valor
    },
    esquecer: (nome) => void m.memoria.delete(nome),
  }
}

/** Under the breaker and the time-out, with its line in the log. */
async function vigiar<C, T>(
  m: Montagem<C>,
  p: {
    operacao: string
    endereco: string
    metodo?: string | undefined
    pedido?: Lado | undefined
    tempoMs?: number | undefined
    alvo?: string | undefined
  },
  fn: (sinal: AbortSignal) => Promise<{ valor: T; resposta: Lado | undefined; status: number | null }>,
  traduzir: (e: unknown) => FalhaExterna,
): Promise<T> {
  const base = {
    origem: m.origem,
    parceiro: m.parceiro,
    operacao: p.operacao,
    sentido: 'saida',
    segredos: m.segredos,
    metodo: p.metodo ?? null,
    endereco: p.endereco,
    pedido: p.pedido,
  } as const
  const chave = chaveDoDisjuntor(m.parceiro, m.de, m.origem.hotId) + (p.alvo ? `|${p.alvo}` : '')
  const pausa = {
    ...base,
    origem: { hotId: m.de === 'casa' ? m.origem.hotId : null },
    pedido: undefined,
    desfecho: 'pausado',
    duracaoMs: 0,
    erro: 'várias falhas seguidas',
  } as const
  return m.disjuntores.executar(
    chave,
    async () => {
      const inicio = performance.now()
      try {
        const r = await fn(AbortSignal.timeout(p.tempoMs ?? m.tempoMs))
        await m.registrar({
          ...base,
          desfecho: 'ok',
          status: r.status,
          duracaoMs: performance.now() - inicio,
          resposta: r.resposta,
        })
        return r.valor
      } catch (e) {
        const f = e instanceof FalhaExterna ? e : traduzir(e)
        await m.registrar({
          ...base,
          desfecho: f.desfecho,
          status: f.status,
          duracaoMs: performance.now() - inicio,
          resposta: f.corpo === null ? undefined : { corpo: f.corpo, cabecalhos: f.cabecalhos },
          erro: f.message,
        })
        throw f
      }
    },
    () => void m.registrar(pausa),
  )
}

function daRede(e: unknown): FalhaExterna {
  const codigo = codigoDoErro(e)
  if (codigo === 'REDE_INTERNA')
    return new FalhaExterna('endereco', 'the address is of the inner network', { cause: e })
  return new FalhaExterna(desfechoDoErro(codigo), codigo ?? 'the connection broke', { cause: e })
}

async function pedir<C, T>(
  m: Montagem<C>,
  p: PedidoExterno,
  esquema: EsquemaLegivel<T> | undefined,
): Promise<RespostaExterna<T>> {
  const metodo = p.metodo ?? 'GET'
  const emJson = p.corpo !== undefined && typeof p.corpo !== 'string' && !(p.corpo instanceof Uint8Array)
  const corpo = emJson ? JSON.stringify(p.corpo) : (p.corpo ?? null)
  const cabecalhos: Record<string, string> = {
    accept: 'application/json',
    ...(emJson ? { 'content-type': 'application/json' } : {}),
    ...p.cabecalhos,
  }
  return vigiar(
    m,
    { ...p, metodo, pedido: { cabecalhos, corpo } },
    async (sinal) => {
      const r = await pedirPorHttp(m.agente, m.guardada, {
        metodo,
        endereco: p.endereco,
        cabecalhos,
        corpo,
        sinal,
        maiorResposta: p.maiorResposta,
      })
      const texto = r.corpo.toString('utf8')
      const falha = (d: NomeDeDesfecho, mensagem: string) =>
        new FalhaExterna(d, mensagem, {
          status: r.status,
          corpo: texto,
          cabecalhos: r.cabecalhos,
          esperar: lerEsperaPedida(r.cabecalhos['retry-after'], Date.now()),
        })
      const desfecho = desfechoDoStatus(r.status, p.aceitos)
      if (desfecho !== 'ok') throw falha(desfecho, `status ${r.status}`)
      const lido = esquema === undefined || r.status >= 300 ? null : lerJson(texto, esquema)
      if (lido !== null && !lido.success) throw falha('ilegivel', 'the answer has another shape')
      return {
        valor: {
          status: r.status,
          cabecalhos: r.cabecalhos,
          texto,
          bytes: r.corpo,
          valor: lido === null ? null : lido.data,
        },
        resposta: { cabecalhos: r.cabecalhos, corpo: corpoParaOLog(r, texto) },
        status: r.status,
      }
    },
    daRede,
  )
}

function lerJson<T>(
  texto: string,
  esquema: EsquemaLegivel<T>,
): { success: true; data: T } | { success: false } {
  try {
    return esquema.safeParse(JSON.parse(texto))
  } catch {
    return { success: false }
  }
}

/** Text of a text, bytes of anything else: the log counts those. */
function corpoParaOLog(r: RespostaHttp, texto: string): string | Uint8Array {
  const tipo = r.cabecalhos['content-type'] ?? 'text/plain'
  return /json|xml|text|html|x-www-form-urlencoded/.test(tipo) ? texto : r.corpo
}

function executar<C, T>(
  m: Montagem<C>,
  p: ExecucaoExterna,
  fn: (sinal: AbortSignal) => Promise<{ valor: T; resposta?: Lado }>,
): Promise<T> {
  return vigiar(
    m,
    p,
    async (sinal) => {
      const aTempo = new Promise<never>((_, falhou) =>
        sinal.addEventListener('abort', () => falhou(sinal.reason as Error), { once: true }),
      )
      const r = await Promise.race([fn(sinal), aTempo])
      return { valor: r.valor, resposta: r.resposta, status: null }
    },
    (e) => {
      const desfecho = p.desfecho?.(e)
      if (desfecho === undefined) return daRede(e)
      return new FalhaExterna(desfecho, e instanceof Error ? e.message : 'failed', { cause: e })
    },
  )
}
