// Somebody who watches a room from a browser: enters with the version of his snapshot, asks again for what is missing,
// reconnects with growing patience. What a frame does to his screen is the product's own reducer; the few rules of the
// connection are those of the browser's client (apps/web/src/core/tempo-real.ts), told again because that one lives on
// the one socket of a tab.
import type { DoCliente, DoServidor, Publico } from '@martelo/contracts/core/frames.ts'
import type { EstadoDoLote, LancePublico } from '@martelo/contracts/lances/lances.events.ts'
import { aplicarNaSala, type RetratoDaSala } from '../../apps/web/src/parts/pregao/sala.ts'
import type { Conexao } from '../../apps/server/src/core/realtime/conexao.ts'
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
  #versao: number | undefined
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
    this.#pedir({
      t: 'entrar',
      sala: this.#sala,
      ...(this.#versao === undefined ? {} : { versao: this.#versao }),
    })
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
    // A node that dies leaves the page waiting: it asks again.
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
    this.#retrato = retrato
    this.#ate = ate
    this.#lances = new Map()
    this.#versao = retrato.versao
    if (this.#ligacao === null) this.#ligar()
    else this.#pedir({ t: 'entrar', sala: this.#sala, versao: retrato.versao })
  }

  #receber(texto: string): void {
    const lido = JSON.parse(texto) as DoServidor | DoServidor[]
    for (const m of Array.isArray(lido) ? lido : [lido]) this.#tratar(m)
  }

  #tratar(m: DoServidor): void {
    if (m.t === 'recarregar') {
      this.#versao = undefined
      this.#carregar()
    }
    if (m.t === 'em-dia' && this.#versao !== undefined) this.#versao = Math.max(this.#versao, m.v)
    if (m.t !== 'q' || m.v === null) return
    // Between "load again" and the new state frames say nothing: the state will have them.
    if (this.#versao === undefined || m.v <= this.#versao) return
    if (m.v > this.#versao + 1) return this.#pedir({ t: 'entrar', sala: this.#sala, versao: this.#versao })
    this.#versao = m.v
    if ('o' in m || this.#retrato === null) return
    const dados = m.d as Record<string, unknown>
    this.#retrato = aplicarNaSala(this.#retrato, m.e, dados)
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
