// Clients who bid while the others look, and strangers who look for each bid: a visitor who was never here before asks
// for the lot's page, its auction's list and the home page until they show it.
import type { LanceAceito } from '@martelo/contracts/lances/recusas-de-lance.schemas.ts'
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { setTimeout as esperar } from 'node:timers/promises'
import type { Acaso } from '../../simulation/acaso.ts'
import { valorNaPagina } from './honestidade.ts'
import { Navegador, type Resposta, textoDe } from './navegador.ts'
import type { Casa } from './roteiro.ts'

/** A bid is on every anonymous page that was asked for so long after it. */
export const PRAZO_MS = 1000
const OLHADAS_MS = [0, 250, 500, 750, PRAZO_MS, 1500] as const
/** Not one that is hammered before the run ends. */
const FOLGA_MS = 4 * 60_000

export interface Vista {
  readonly pagina: 'lot' | 'list' | 'home'
  /** between the bid's answer and the asking for the first page that shows it; null: none of them did */
  readonly aposMs: number | null
  /** asked for after the limit and still without it */
  readonly tarde: boolean
}

export class Apostas {
  readonly vistas: Vista[] = []
  readonly respostas: Resposta[] = []
  readonly esperas: number[] = []
  recusados: string[] = []
  readonly falhas: string[] = []
  aceitos = 0
  readonly #porta: number
  readonly #olhares = new Set<Promise<void>>()

  constructor(porta: number) {
    this.#porta = porta
  }

  /** Clients of one house outbid each other on its open lots, each lot in turn, so that no bid hides the one before. */
  async apostar(c: Casa, dupla: readonly Navegador[], a: Acaso, ate: number, cadaMs: number): Promise<void> {
    const abertos = c.lotes.filter(
      (l) =>
        l.tipoNegociacao === 'DISPUTA' &&
        l.encerraPorTempo &&
        l.dataFim !== null &&
        Date.parse(l.dataFim) > Date.now() + FOLGA_MS,
    )
    for (const n of dupla)
      for (const leiUid of new Set(abertos.map((l) => l.leilao.uid)))
        await n.pedir(`/v1/leilao/${leiUid}/habilitar`, { aceitoRegulamento: true })
    for (let i = 0; performance.now() < ate; i++) {
      const lote = abertos[i % abertos.length]
      if (lote === undefined) throw new Error(`${c.marca}: no lot takes bids`)
      await this.#lance(c, lote, dupla[Math.floor(i / abertos.length) % dupla.length] as Navegador, a)
      await esperar(a.entre(cadaMs * 0.6, cadaMs * 1.4))
    }
  }

  async #lance(c: Casa, lote: CartaoDeLote, quem: Navegador, a: Acaso): Promise<void> {
    const estado = JSON.parse(textoDe(await quem.pedir(`/v1/leilao/lotes/${lote.uid}/ao-vivo`))) as {
      estado: { proximo: number }
    }
    const valor = estado.estado.proximo
    const r = await quem.pedir(`/v1/leilao/lotes/${lote.uid}/lances`, {
      valor,
      chaveDoPedido: a.uuid(),
      confirmarValorAlto: true,
    })
    if (r.status !== 200) return void this.recusados.push(`${r.status} ${textoDe(r).slice(0, 160)}`)
    this.aceitos++
    this.esperas.push(r.ms)
    const aceito = JSON.parse(textoDe(r)) as LanceAceito
    const lance = {
      url: lote.url,
      valor: aceito.lote.valor ?? valor,
      compreJa: lote.compreJa,
      em: performance.now(),
    }
    const paginas = { lot: lote.url, list: `/leilao?leilao=${lote.leilao.uid}`, home: '/' } as const
    for (const pagina of ['lot', 'list', 'home'] as const) {
      const olhar = this.#procurar(c, pagina, paginas[pagina], lance)
        .catch((e: unknown) => void this.falhas.push(String(e)))
        .finally(() => this.#olhares.delete(olhar))
      this.#olhares.add(olhar)
    }
  }

  async #procurar(
    c: Casa,
    pagina: Vista['pagina'],
    caminho: string,
    lance: { url: string; valor: number; compreJa: number | null; em: number },
  ): Promise<void> {
    for (const ms of OLHADAS_MS) {
      await esperar(Math.max(0, lance.em + ms - performance.now()))
      const estranho = new Navegador(this.#porta, c.marca)
      const r = await estranho.pedir(caminho)
      estranho.sair()
      this.respostas.push(r)
      const visto = valorNaPagina(textoDe(r), lance.url, pagina)
      // The home page shows some lots only.
      if (visto === undefined && pagina === 'home') return
      // A shop's card tells its price until an offer has reached it.
      if (visto === 'fixo' && lance.valor < (lance.compreJa ?? 0)) return
      const aposMs = r.em - lance.em
      if (typeof visto === 'number' && visto >= lance.valor)
        return void this.vistas.push({ pagina, aposMs, tarde: false })
      if (aposMs >= PRAZO_MS) return void this.vistas.push({ pagina, aposMs: null, tarde: true })
    }
  }

  async terminar(): Promise<void> {
    await Promise.all(this.#olhares)
  }
}
