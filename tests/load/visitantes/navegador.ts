// One visitor's browser, as far as the server can tell: his address, his cookies, one connection that is kept, the site's
// room over a socket of his own, and files that are fetched once.
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { WebSocket } from 'ws'

export const MARCAS = ['leilao', 'loja', 'auto'] as const
export type Marca = (typeof MARCAS)[number]

export interface Resposta {
  readonly marca: Marca
  /** whose session asked; null: none */
  readonly cliUid: string | null
  readonly caminho: string
  readonly status: number
  readonly tipo: string
  readonly codificacao: string | undefined
  readonly corpo: Buffer
  /** when it was asked for, and how long the visitor waited, milliseconds */
  readonly em: number
  readonly ms: number
}

export const textoDe = (r: Pick<Resposta, 'corpo' | 'codificacao'>): string =>
  (r.codificacao === 'br' ? brotliDecompressSync(r.corpo) : r.corpo).toString()

let vez = 0
/** Each visitor comes from elsewhere; limits per address are not what is measured. */
const outroIp = (): string => {
  const n = ++vez
  return `10.${(n >> 14) & 255}.${(n >> 7) & 127}.${n & 127}`
}

const ESCOLHAS = [null, 'nada', 'medicao'] as const
const LIMITE_MS = 20_000

export class Navegador {
  readonly marca: Marca
  readonly #porta: number
  readonly #ip = outroIp()
  readonly #agente = new http.Agent({ keepAlive: true, maxSockets: 6 })
  readonly #cookies = new Map<string, string>()
  readonly #tem = new Set<string>()
  #soquete: WebSocket | null = null
  cliUid: string | null = null

  constructor(porta: number, marca: Marca) {
    this.#porta = porta
    this.marca = marca
    const escolha = ESCOLHAS[vez % ESCOLHAS.length]
    if (escolha) this.#cookies.set('mt_consentimento', `1.${escolha}.${randomUUID()}`)
  }

  get host(): string {
    return `${this.marca}.localhost:${this.#porta}`
  }

  async pedir(caminho: string, corpo?: object): Promise<Resposta> {
    try {
      return await this.#umaVez(caminho, corpo)
    } catch (e) {
      // A kept connection that the server had just closed: browsers retry too.
      if ((e as NodeJS.ErrnoException).code !== 'ECONNRESET' || corpo !== undefined) throw e
      return this.#umaVez(caminho, corpo)
    }
  }

  #umaVez(caminho: string, corpo: object | undefined): Promise<Resposta> {
    const dados = corpo === undefined ? undefined : JSON.stringify(corpo)
    const em = performance.now()
    return new Promise((resolver, recusar) => {
      const q = http.request(
        {
          host: '127.0.0.1',
          port: this.#porta,
          path: caminho,
          method: dados === undefined ? 'GET' : 'POST',
          agent: this.#agente,
          timeout: LIMITE_MS,
          headers: this.#cabecalhos(dados),
        },
        (r) => {
          const partes: Buffer[] = []
          this.#guardarCookies(r.headers['set-cookie'] ?? [])
          r.on('data', (p: Buffer) => partes.push(p))
          r.on('error', recusar)
          r.on('end', () =>
            resolver({
              marca: this.marca,
              cliUid: this.cliUid,
              caminho,
              status: r.statusCode ?? 0,
              tipo: r.headers['content-type'] ?? '',
              codificacao: r.headers['content-encoding'],
              corpo: Buffer.concat(partes),
              em,
              ms: performance.now() - em,
            }),
          )
        },
      )
      q.on('timeout', () => q.destroy(new Error(`${caminho}: no answer in ${LIMITE_MS} ms`)))
      q.on('error', recusar)
      q.end(dados)
    })
  }

  #cabecalhos(dados: string | undefined): Record<string, string | number> {
    const cookie = [...this.#cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ')
    return {
      host: this.host,
      'x-forwarded-for': this.#ip,
      'accept-encoding': 'br',
      ...(cookie === '' ? {} : { cookie }),
      ...(dados === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(dados),
            origin: `http://${this.host}`,
          }),
    }
  }

  #guardarCookies(linhas: readonly string[]): void {
    for (const linha of linhas) {
      const [par = ''] = linha.split(';')
      const i = par.indexOf('=')
      this.#cookies.set(par.slice(0, i), par.slice(i + 1))
    }
  }

  /** Signs in as a client of the brand; answers his uid. */
  async entrar(email: string, senha: string): Promise<string> {
    const r = await this.pedir('/v1/usuario/efetuar-login', { email, senha })
    const { cliUid } = JSON.parse(textoDe(r)) as { cliUid?: string }
    if (cliUid === undefined) throw new Error(`${email} could not sign in at ${this.marca}: ${r.status}`)
    this.cliUid = cliUid
    return cliUid
  }

  /** The files that a page names and this browser has not got yet, all at once as browsers do. */
  async baixar(enderecos: readonly string[]): Promise<void> {
    const novos = [...new Set(enderecos)].filter((e) => !this.#tem.has(e))
    for (const e of novos) this.#tem.add(e)
    await Promise.all(novos.map((e) => this.pedir(e)))
  }

  /** The tab's socket, in the room of the site: what moves there is written to it. */
  ligar(hotId: number): void {
    if (this.#soquete !== null) return
    const ws = new WebSocket(`ws://127.0.0.1:${this.#porta}/v1/tempo-real`, {
      headers: { host: this.host, 'x-forwarded-for': this.#ip },
      perMessageDeflate: false,
    })
    this.#soquete = ws
    ws.on('open', () => ws.send(JSON.stringify({ t: 'entrar', sala: `site:${hotId}`, z: 1 })))
    // A tab whose line broke reads on; here nothing depends on it.
    ws.on('error', () => ws.terminate())
  }

  sair(): void {
    this.#soquete?.terminate()
    this.#agente.destroy()
  }
}
