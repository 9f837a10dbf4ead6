// A watcher of a room in a browser: enters with the version of his snapshot, loads it again as the screen does (another
// lot on the block), while frames come. Which frames he takes, what he asks for again and what a frame does to his
// screen is the product's own code; only the line and its reconnects (apps/web/src/core/tempo-real.ts) are told again,
// because those live on the one socket of a tab.
import type { DoCliente, DoServidor, Publico } from '@martelo/contracts/core/frames.ts'
import type { EstadoDoLote, LancePublico } from '@martelo/contracts/lances/lances.events.ts'
import { LeitoresDaSala } from '../../apps/web/src/core/leitores-da-sala.ts'
import {
  aplicarNaSala,
  pedeRetrato,
  type RetratoDaSala,
  trocarRetrato,
} from '../../apps/web/src/parts/pregao/sala.ts'
import type { Conexao } from '../../apps/server/src/engines/salas/conexao.ts'
import type { Acaso } from './acaso.ts'
import type { EspectadorDaHistoria, LoteVisto } from './historia.ts'

/** A node as the watcher's network reaches it. */
export interface Porta {
  readonly nome: string
  readonly vivo: boolean
  /** the room's part of the server: enters a connection into a room */
  entrar(c: Conexao, sala: string, versao: number | undefined): Promise<void>
  sair(c: Conexao, sala: string): void
  /** the snapshot call; `ate` is the last row of each lot that it may leave out of later frames */
  retrato(leiUid: string): Promise<{ retrato: RetratoDaSala; ate: ReadonlyMap<string, number> }>
}

/** What a text frame says: behind a head of two, four or ten bytes (RFC 6455, 5.2). */
function textoDoQuadro(quadro: Buffer): string {
  const [, tamanho = 0] = quadro
  return quadro.toString('utf8', tamanho < 126 ? 2 : tamanho === 126 ? 4 : 10)
}

export const PUBLICO: readonly Publico[] = ['publico']
/** The screen's own patience before it loads again (usar-sala.ts). */
const ESPERA_MS = 250
const RECARGAS = 4
type QuadroNumerado = Extract<DoServidor, { t: 'q' }> & { readonly v: number }

/** Time, virtual or real. */
export interface Relogio {
  readonly agora: number
  depois(ms: number, fn: () => unknown): unknown
}

interface Ligacao {
  readonly porta: Porta
  readonly conexao: Conexao
  viva: boolean
  /** under way to him */
  readonly fila: string[]
  /** when the last message arrives: the next one not before it */
  chega: number
}

export class Espectador {
  readonly nome: string
  readonly #sala: string
  readonly #leiUid: string
  readonly #esc: Relogio
  readonly #acaso: Acaso
  readonly #portas: () => readonly Porta[]
  #retrato: RetratoDaSala | null = null
  readonly leitores = new LeitoresDaSala<Espectador, QuadroNumerado>({
    entregar: (_, q) => this.#ver(q),
    pedir: (versao) => this.#pedir({ t: 'entrar', sala: this.#sala, versao }),
    recarregar: () => this.#carregar(),
  })
  #ate: ReadonlyMap<string, number> = new Map()
  #lances = new Map<string, Set<number>>()
  #ligacao: Ligacao | null = null
  #tentativas = 0
  #carregando = false
  recarregou = 0

  constructor(
    nome: string,
    leiUid: string,
    mundo: { escalonador: Relogio; acaso: Acaso; portas: () => readonly Porta[] },
  ) {
    this.nome = nome
    this.#leiUid = leiUid
    this.#sala = `leilao:${leiUid}`
    this.#esc = mundo.escalonador
    this.#acaso = mundo.acaso
    this.#portas = mundo.portas
    this.#carregar()
    // What the screens load again for: a login, an answer about his documents, a lot that has moved.
    for (let i = 0; i < RECARGAS; i++)
      this.#esc.depois(this.#acaso.entre(2_000, 50_000), () => this.#carregar())
  }

  /** His line, or the node behind it, is gone. */
  cair(): void {
    const l = this.#ligacao
    if (l === null) return
    l.viva = false
    this.#ligacao = null
    if (l.porta.vivo) l.porta.sair(l.conexao, this.#sala)
    this.#tentativas += 1
    const teto = Math.min(15_000, 250 * 2 ** this.#tentativas)
    this.#esc.depois(teto / 2 + this.#acaso.fracao() * (teto / 2), () => this.#ligar())
  }

  get conexao(): Conexao | null {
    return this.#ligacao?.conexao ?? null
  }
  get porta(): Porta | null {
    return this.#ligacao?.porta ?? null
  }

  #ligar(): void {
    if (this.#ligacao !== null) return
    const vivas = this.#portas().filter((p) => p.vivo)
    if (vivas.length === 0) {
      this.#esc.depois(500, () => this.#ligar())
      return
    }
    const porta = this.#acaso.escolher(vivas)
    const ligacao: Ligacao = {
      porta,
      viva: true,
      fila: [],
      chega: 0,
      conexao: {
        id: `espectador-${this.#sala}`,
        hotsite: null as never,
        sessao: null,
        ip: '',
        aparelho: null,
        agente: '',
        https: false,
        origem: '',
        host: '',
        salas: new Set<string>(),
        enviar: (texto) => this.#aCaminho(ligacao, texto),
        escrever: (quadro) => this.#aCaminho(ligacao, textoDoQuadro(quadro)),
      },
    }
    this.#ligacao = ligacao
    this.#tentativas = 0
    this.leitores.ligar()
  }

  /** TCP: late, never out of order, and lost altogether with the line. */
  #aCaminho(l: Ligacao, texto: string): void {
    l.chega = Math.max(l.chega, this.#esc.agora + this.#acaso.demora(8, 1_500))
    // Whichever timer fires first brings the oldest message: real timers of one instant may change places.
    l.fila.push(texto)
    this.#esc.depois(l.chega - this.#esc.agora, () => {
      const proximo = l.fila.shift()
      if (l.viva && proximo !== undefined) this.#receber(proximo)
    })
  }

  #pedir(m: Extract<DoCliente, { t: 'entrar' }>): void {
    const l = this.#ligacao
    if (l === null) return
    this.#esc.depois(this.#acaso.demora(8, 800), () => {
      if (!l.viva) return
      if (!l.porta.vivo) return this.cair()
      l.porta.entrar(l.conexao, m.sala, m.versao).catch(() => this.cair())
    })
  }

  #carregar(): void {
    if (this.#carregando) return
    this.#carregando = true
    const vivas = this.#portas().filter((p) => p.vivo)
    const depois = (ms: number): void => {
      this.#carregando = false
      this.#esc.depois(ms, () => this.#carregar())
    }
    if (vivas.length === 0) return depois(500)
    let chegou = false
    // A node that dies leaves the page waiting: it retries.
    this.#esc.depois(6_000, () => {
      if (!chegou) {
        chegou = true
        depois(0)
      }
    })
    this.#acaso
      .escolher(vivas)
      .retrato(this.#leiUid)
      .then((r) => {
        if (chegou) return
        chegou = true
        this.#esc.depois(this.#acaso.demora(10, 600), () => this.#mostrar(r.retrato, r.ate))
      })
      .catch(() => {
        if (!chegou) {
          chegou = true
          depois(800)
        }
      })
  }

  #mostrar(retrato: RetratoDaSala, ate: ReadonlyMap<string, number>): void {
    this.#carregando = false
    this.recarregou += 1
    this.#retrato = trocarRetrato(this.#retrato, retrato)
    this.#ate = ate
    this.#lances = new Map()
    if (this.leitores.vazia) this.leitores.entrar(this, retrato.versao)
    else this.leitores.carregou(this, retrato.versao)
    this.#ligar()
  }

  #receber(texto: string): void {
    const lido = JSON.parse(texto) as DoServidor | DoServidor[]
    for (const m of Array.isArray(lido) ? lido : [lido]) this.#tratar(m)
  }

  #tratar(m: DoServidor): void {
    if (m.t === 'recarregar') this.leitores.recarregar(m.v)
    if (m.t === 'em-dia') this.leitores.emDia(m.v)
    if (m.t === 'q' && m.v !== null) this.leitores.quadro(m as QuadroNumerado)
  }

  #ver(q: QuadroNumerado): void {
    const antes = this.#retrato
    if ('o' in q || antes === null) return
    const dados = q.d as Record<string, unknown>
    const depois = aplicarNaSala(antes, q.e, dados)
    this.#retrato = { ...depois, versao: Math.max(antes.versao, q.v) }
    if (pedeRetrato(antes, depois, dados)) this.#esc.depois(ESPERA_MS, () => this.#carregar())
    const lances = (dados.lances ?? []) as LancePublico[]
    const lelUid = String(dados.lelUid ?? '')
    const vistos = this.#lances.get(lelUid) ?? new Set()
    for (const l of lances) vistos.add(l.seq)
    this.#lances.set(lelUid, vistos)
  }

  /** The price on his screen, for bidders who look. */
  estado(lelUid: string): EstadoDoLote | null {
    return this.#retrato?.lotes.find((l) => l.estado.lelUid === lelUid)?.estado ?? null
  }

  historia(): EspectadorDaHistoria {
    const lotes = (this.#retrato?.lotes ?? []).map(({ estado }): [string, LoteVisto] => [
      estado.lelUid,
      {
        situacao: estado.situacao,
        valor: estado.valor,
        versao: estado.versao,
        quantidade: estado.quantidade,
        lances: [...(this.#lances.get(estado.lelUid) ?? [])],
        desde: this.#ate.get(estado.lelUid) ?? 0,
      },
    ])
    return { nome: this.nome, lotes: Object.fromEntries(lotes) }
  }
}
