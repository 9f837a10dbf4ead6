// One channel on an edge: two lines to the main program, one per quality, and what came since the last key frame for
// newcomers. A watcher's quality is the line that he reads.
import { WebSocket } from 'ws'
import { Espectador } from './espectador.ts'
import { QUALIDADES, type Qualidade, SOU_BORDA } from './protocolo.ts'
import { MENSAGEM_INICIO } from './rendicao.ts'

const [DE_NOVO_MS, ESPERA_MAIOR_MS] = [250, 4_000]

interface Fio {
  ws: WebSocket | null
  /** what the main program said of the picture that follows, and its init segment */
  dito: string | null
  inicio: Buffer | null
  versao: number
  gop: Buffer[]
}
const novoFio = (): Fio => ({ ws: null, dito: null, inicio: null, versao: 0, gop: [] })

export class Repetidor {
  /** a token that is good now: any watcher's will do */
  token: string
  readonly espectadores = new Set<Espectador>()
  readonly #tokens = new Map<Espectador, string>()
  bytes = 0
  readonly #endereco: (token: string) => string
  readonly #host: string
  readonly #aoConferir: () => void
  readonly #fios: Record<Qualidade, Fio> = { alta: novoFio(), baixa: novoFio() }
  #estado: string | null = null
  #espera = DE_NOVO_MS
  #fim = false

  /** `aoConferir`: the blocks changed. */
  constructor(endereco: (token: string) => string, host: string, token: string, aoConferir: () => void) {
    this.#aoConferir = aoConferir
    this.#endereco = endereco
    this.#host = host
    this.token = token
    for (const q of QUALIDADES) this.#ligar(q)
  }

  #ligar(q: Qualidade): void {
    const fio = this.#fios[q]
    const ws = new WebSocket(this.#endereco(this.token), { headers: { host: this.#host } })
    fio.ws = ws
    ws.on('error', () => undefined)
    ws.on('open', () => {
      ws.send(JSON.stringify({ tipo: 'qualidade', qualidade: q }))
      if (q === 'baixa') ws.send(SOU_BORDA)
      // While there was no line a word may have been missed.
      if (q === 'baixa') this.#aoConferir()
    })
    ws.on('message', (m: Buffer, binario) => {
      this.#espera = DE_NOVO_MS
      if (binario) this.#receber(q, m)
      else this.#ouvir(q, m.toString())
    })
    ws.on('close', () => {
      if (this.#fim) return
      this.#trocarDeToken()
      setTimeout(() => this.#fim || this.#ligar(q), this.#espera).unref()
      this.#espera = Math.min(ESPERA_MAIOR_MS, this.#espera * 2)
    })
  }

  /** The owner of this one may have been blocked: the others are not to miss the picture for him. */
  #trocarDeToken(): void {
    const outros = [...this.#tokens.values()].filter((t) => t !== this.token)
    this.token = outros[Math.floor(Math.random() * outros.length)] ?? this.token
  }

  #ouvir(q: Qualidade, texto: string): void {
    const { tipo } = JSON.parse(texto) as { tipo: string }
    if (tipo === 'inicio') this.#fios[q].dito = texto
    if (tipo === 'conferir') this.#aoConferir()
    // Both lines say it; it is passed on once.
    if (tipo !== 'estado' || texto === this.#estado) return
    this.#estado = texto
    for (const e of this.espectadores) e.dizerTexto(texto)
  }

  #receber(q: Qualidade, m: Buffer): void {
    const fio = this.#fios[q]
    if (m[0] === MENSAGEM_INICIO) {
      fio.inicio = m
      fio.versao += 1
      fio.gop = []
      return
    }
    const chave = m[1] === 1
    if (chave) fio.gop = []
    fio.gop.push(m)
    for (const e of this.espectadores) this.#dar(e, q, m, chave)
  }

  #dar(e: Espectador, q: Qualidade, m: Buffer, chave: boolean): void {
    if (e.pedida === q && chave) {
      e.qualidade = q
      e.pedida = null
      e.esperaChave = true
    }
    if (e.qualidade !== q) return
    if (e.cheio) {
      e.pulos += 1
      e.esperaChave = true
      e.qualidade = 'baixa'
      return
    }
    if (e.esperaChave && !chave) return
    e.esperaChave = false
    this.#darInicio(e, q)
    this.#mandar(e, m)
  }

  #mandar(e: Espectador, m: Buffer): void {
    this.bytes += m.length
    e.mandar(m)
  }

  #darInicio(e: Espectador, q: Qualidade): void {
    const { dito, inicio, versao } = this.#fios[q]
    if (dito === null || inicio === null || e.inicio === `${q}${versao}`) return
    e.inicio = `${q}${versao}`
    e.dizerTexto(dito)
    this.#mandar(e, inicio)
  }

  entrar(ws: WebSocket, ip: string, teto: Qualidade, token: string): void {
    const e = new Espectador(ws, ip)
    this.espectadores.add(e)
    this.#tokens.set(e, token)
    ws.on('close', () => {
      this.espectadores.delete(e)
      this.#tokens.delete(e)
    })
    ws.on('error', () => undefined)
    ws.on('message', (d: Buffer, binario) => {
      const q = binario || d.length > 200 ? null : /"qualidade":"(alta|baixa)"/.exec(d.toString())?.[1]
      if (q === 'alta' && teto === 'alta') e.pedida = 'alta'
      if (q === 'baixa') Object.assign(e, { qualidade: 'baixa', pedida: null, esperaChave: true })
    })
    if (this.#estado !== null) e.dizerTexto(this.#estado)
    this.#darInicio(e, e.qualidade)
    for (const m of this.#fios[e.qualidade].gop) {
      this.#mandar(e, m)
      e.esperaChave = false
    }
  }

  fechar(): void {
    this.#fim = true
    for (const q of QUALIDADES) this.#fios[q].ws?.terminate()
    for (const e of this.espectadores) e.ws.terminate()
  }
}
