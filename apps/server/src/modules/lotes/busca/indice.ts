// The search index of one hotsite: turns a query into bit sets, a page and facets.
//
// One index per hotsite, not one index with a hotsite filter: a query cannot forget the filter, the dictionaries (what
// facets enumerate) hold only this hotsite's words, and a query costs in proportion to this hotsite's lots
// (docs/figures/busca.md has the measurement).
//
// How one could get it wrong: answering from a set that was not intersected with the base (lots that live, and for the
// public are published). `#conjunto` is the only place that makes answers, and it starts from the base.
import {
  type BuscaPossiveis,
  type CampoDeBusca,
  ehCampoPalavra,
  FACETAS_NUMERO,
  FACETAS_PALAVRA,
  type FacetaNumero,
  type FacetaPalavra,
  type FaixaPossivel,
  type ValorPossivel,
} from '@martelo/contracts/lotes/busca.schemas.ts'
import { type Bits, contar, intersectar, ligar, listar, palavrasPara, subtrair } from './bits.ts'
import {
  type Chave,
  type Condicao,
  type Consulta,
  condicoesDaFaceta,
  ehMultiplo,
  valoresEscolhidos,
  type Visao,
} from './consulta-de-busca.ts'
import type { Documento } from './documento-de-busca.ts'
import { GRUPOS_DE_FACETAS, LotesIndexados } from './lotes-indexados.ts'
import { type Comparador, primeiros } from './ordem-dos-lotes.ts'
import { valoresDasContagens } from './possiveis-da-busca.ts'

export interface Achados {
  /** internal lot ids, in order */
  readonly ids: number[]
  /** lots under all filters, whatever the page */
  readonly total: number
}

/** Up to so many found lots, a page by end date is sorted from them; beyond, the kept order is walked. */
const POUCOS = 2048

/** How a facet is counted: from the found lots, from those not found (when fewer), or not at all. */
type Amostra = { readonly modo: 'todos' } | { readonly modo: 'achados' | 'complemento'; readonly n: number }

export class Indice {
  readonly #lotes = new LotesIndexados()
  #lista = new Uint32Array(0)
  #contagens: Uint32Array = new Uint32Array(0)
  #combinacoes: Uint32Array = new Uint32Array(0)
  #emprestados: Bits[] = []
  #livres: Bits[] = []

  get tamanho(): number {
    return this.#lotes.slotDe.size
  }

  /** Puts one row in. Answers false when the index already knew as much or more. */
  aplicar(doc: Documento): boolean {
    return this.#lotes.aplicar(doc)
  }

  /** Takes dead slots out when there are many; answers whether it did. Pauses about a microsecond per lot. */
  compactarSePreciso(): boolean {
    if (!this.#lotes.pedeCompactacao) return false
    this.compactar()
    return true
  }

  compactar(): void {
    this.#lotes.compactar()
  }

  /** One page of ids, and the total. */
  buscar(q: Consulta): Achados {
    return this.#comRascunho(() => {
      const achados = this.#conjunto(q.condicoes, q.visao, new Map())
      const total = contar(achados)
      const slots = q.de >= total ? [] : this.#pagina(achados, total, q)
      const valores = this.#lotes.numeros.id.valores
      return { ids: Array.from(slots, (s) => valores[s]!), total }
    })
  }

  /** Facets: what can still be chosen, with counts. */
  possiveis(q: Consulta): BuscaPossiveis {
    return this.#comRascunho(() => {
      const avaliadas = new Map<Condicao, Bits>()
      const conjuntos = new Map<readonly Condicao[], Bits>()
      const sob = (condicoes: readonly Condicao[]): Bits => {
        const pronto = conjuntos.get(condicoes) ?? this.#conjunto(condicoes, q.visao, avaliadas)
        conjuntos.set(condicoes, pronto)
        return pronto
      }
      const valores = {} as Record<FacetaPalavra, ValorPossivel[]>
      for (const [condicoes, campos] of agrupar(FACETAS_PALAVRA, q.condicoes)) {
        const amostra = this.#amostrar(sob(condicoes), q.visao)
        for (const [campo, contagens] of this.#contar(campos, amostra, q.visao))
          valores[campo] = this.#faceta(campo, contagens, q)
      }
      const faixas = {} as Record<FacetaNumero, FaixaPossivel>
      for (const [condicoes, campos] of agrupar(FACETAS_NUMERO, q.condicoes)) {
        for (const campo of campos)
          faixas[campo] = this.#lotes.numeros[campo].extremos(sob(condicoes), this.#lotes.usados)
      }
      return { total: contar(sob(q.condicoes)), valores, faixas }
    })
  }

  /** The lots under all the conditions. `avaliadas` keeps each condition's own set for the other facets. */
  #conjunto(condicoes: readonly Condicao[], visao: Visao, avaliadas: Map<Condicao, Bits>): Bits {
    const saida = this.#emprestar()
    saida.set(this.#base(visao))
    for (const c of condicoes) {
      let bits = avaliadas.get(c)
      if (bits === undefined) {
        bits = this.#avaliar(c)
        avaliadas.set(c, bits)
      }
      if (ehNegada(c)) subtrair(saida, bits)
      else intersectar(saida, bits)
    }
    return saida
  }

  #base(visao: Visao): Bits {
    return visao === 'publica' ? this.#lotes.publicos : this.#lotes.vivos
  }

  /** The lots that a condition names; for a negated one (see `ehNegada`), those that it excludes. */
  #avaliar(c: Condicao): Bits {
    const { palavras, numeros, texto, slotDe, usados } = this.#lotes
    const alvo = this.#emprestar()
    switch (c.tipo) {
      case 'palavras':
        palavras[c.campo].unirValores(c.valores, alvo)
        break
      case 'numeros':
        numeros[c.campo].marcarIguais(c.valores, usados, alvo)
        break
      case 'faixa':
        numeros[c.campo].marcarFaixa(c.de, c.ate, usados, alvo)
        break
      case 'existe':
        if (ehCampoPalavra(c.campo)) palavras[c.campo].unirSemValor(alvo)
        else numeros[c.campo].marcarPresentes(usados, alvo)
        break
      case 'arvore':
        for (const { marca, modelos } of c.ramos) {
          if (modelos === null) palavras.marca.unirValores([marca], alvo)
          else for (const m of modelos) palavras.modelo.unirFilho(marca, m, alvo)
        }
        break
      case 'texto':
        c.palavras.forEach((p, i) => {
          const desta = c.todas && i > 0 ? this.#emprestar() : alvo
          texto.unir(p, desta)
          if (desta !== alvo) intersectar(alvo, desta)
        })
        break
      case 'ids':
        for (const id of c.ids) {
          const slot = slotDe.get(id)
          if (slot !== undefined) ligar(alvo, slot)
        }
    }
    return alvo
  }

  #pagina(achados: Bits, total: number, q: Consulta): Iterable<number> {
    const [primeira] = q.ordem
    const padrao = q.ordem.length === 1 && primeira?.campo === 'dataFim' && !primeira.desc
    if (padrao && total > POUCOS) return this.#lotes.porFim.pagina(achados, q.de, q.tamanho)
    const slots = this.#slots(total)
    listar(achados, slots)
    const ate = Math.min(total, q.de + q.tamanho)
    return primeiros(slots, total, ate, this.#comparador(q.ordem)).subarray(q.de)
  }

  #comparador(ordem: readonly Chave[]): Comparador {
    const id = this.#lotes.numeros.id.valores
    const chaves = ordem.map(({ campo, desc }) => this.#leitor(campo, desc))
    const [primeira] = chaves
    const resto = chaves.slice(1)
    return (a, b) => {
      const x = primeira!(a)
      const y = primeira!(b)
      if (x < y) return -1
      if (x > y) return 1
      for (const ler of resto) {
        const dif = compararNumeros(ler(a), ler(b))
        if (dif !== 0) return dif
      }
      return id[a]! - id[b]!
    }
  }

  /** A slot's key as a number that sorts ascending; a missing value sorts last in both directions. */
  #leitor(campo: CampoDeBusca, desc: boolean): (slot: number) => number {
    const sinal = desc ? -1 : 1
    if (ehCampoPalavra(campo)) {
      const { codigos } = this.#lotes.palavras[campo]
      const postos = this.#lotes.palavras[campo].postos()
      const chaves = postos.map((p) => (Number.isNaN(p) ? Number.POSITIVE_INFINITY : p * sinal))
      return (s) => chaves[codigos[s]!]!
    }
    const { valores } = this.#lotes.numeros[campo]
    return (s) => {
      const v = valores[s]! * sinal
      return Number.isNaN(v) ? Number.POSITIVE_INFINITY : v
    }
  }

  /** Lists the fewer: the found lots, or the lots of the base that were not found. */
  #amostrar(achados: Bits, visao: Visao): Amostra {
    const doTodo = visao === 'publica' ? this.#lotes.quantosPublicos : this.tamanho
    const n = contar(achados)
    if (n === doTodo) return { modo: 'todos' }
    if (n * 2 <= doTodo) {
      listar(achados, this.#slots(n))
      return { modo: 'achados', n }
    }
    const fora = this.#emprestar()
    fora.set(this.#base(visao))
    subtrair(fora, achados)
    listar(fora, this.#slots(doTodo - n))
    return { modo: 'complemento', n: doTodo - n }
  }

  /** Counts per dictionary code of each field. The yielded counts are only valid until the next one is asked for. */
  *#contar(
    campos: readonly FacetaPalavra[],
    amostra: Amostra,
    visao: Visao,
  ): Generator<[FacetaPalavra, Uint32Array]> {
    const { palavras, juntas } = this.#lotes
    const doTodo = (c: FacetaPalavra) => (visao === 'publica' ? palavras[c].publicos : palavras[c].todos)
    if (amostra.modo === 'todos') {
      for (const campo of campos) yield [campo, doTodo(campo)]
      return
    }
    for (const [g, grupo] of GRUPOS_DE_FACETAS.entries()) {
      const junta = juntas[g]!
      const pedidos = grupo.filter((c) => campos.includes(c))
      const juntos = pedidos.length > 1 && amostra.n * (pedidos.length - 1) > junta.quantas * pedidos.length
      if (juntos) {
        this.#combinacoes = zerar(this.#combinacoes, junta.quantas)
        contarCodigos(junta.codigos, this.#lista, amostra.n, this.#combinacoes)
      }
      for (const campo of pedidos) {
        const k = palavras[campo].entradas.length
        this.#contagens = zerar(this.#contagens, k)
        if (juntos) junta.somar(grupo.indexOf(campo), this.#combinacoes, this.#contagens)
        else contarCodigos(palavras[campo].codigos, this.#lista, amostra.n, this.#contagens)
        if (amostra.modo === 'complemento') inverter(this.#contagens, doTodo(campo), k)
        yield [campo, this.#contagens]
      }
    }
  }

  #faceta(campo: FacetaPalavra, contagens: Uint32Array, q: Consulta): ValorPossivel[] {
    const { entradas } = this.#lotes.palavras[campo]
    return valoresDasContagens(contagens, entradas, valoresEscolhidos(q.condicoes, campo), ehMultiplo(campo))
  }

  #slots(n: number): Uint32Array {
    if (this.#lista.length < n) this.#lista = new Uint32Array(Math.max(n, this.#lotes.capacidade))
    return this.#lista
  }

  /** A zeroed set that lives until the end of the question. */
  #emprestar(): Bits {
    const bits = this.#livres.pop()?.fill(0) ?? new Uint32Array(palavrasPara(this.#lotes.capacidade))
    this.#emprestados.push(bits)
    return bits
  }

  #comRascunho<T>(pergunta: () => T): T {
    const tamanho = palavrasPara(this.#lotes.capacidade)
    if (this.#livres[0]?.length !== tamanho) this.#livres = []
    try {
      return pergunta()
    } finally {
      this.#livres.push(...this.#emprestados)
      this.#emprestados = []
    }
  }
}

const ehNegada = (c: Condicao): boolean => {
  if (c.tipo === 'palavras' || c.tipo === 'numeros') return c.negada
  return c.tipo === 'existe' && c.presente === ehCampoPalavra(c.campo)
}

const compararNumeros = (x: number, y: number) => (x < y ? -1 : x > y ? 1 : 0)

/** The counts of what was found, from the counts of what was not. */
function inverter(contagens: Uint32Array, doTodo: Uint32Array, k: number): void {
  for (let c = 0; c < k; c++) contagens[c] = doTodo[c]! - contagens[c]!
}

/** The same array with its first `k` counters at zero, or a longer one. */
const zerar = (contagens: Uint32Array, k: number) =>
  contagens.length < k ? new Uint32Array(k * 2) : contagens.fill(0, 0, k)

function contarCodigos(
  codigos: Uint16Array | Uint32Array,
  slots: Uint32Array,
  n: number,
  contagens: Uint32Array,
): void {
  for (let i = 0; i < n; i++) contagens[codigos[slots[i]!]!]!++
}

/** Facets that are counted under the same conditions are counted together. */
function agrupar<C extends CampoDeBusca>(
  campos: readonly C[],
  condicoes: readonly Condicao[],
): Map<readonly Condicao[], C[]> {
  const grupos = new Map<readonly Condicao[], C[]>()
  for (const campo of campos) {
    const dele = condicoesDaFaceta(condicoes, campo)
    grupos.set(dele, [...(grupos.get(dele) ?? []), campo])
  }
  return grupos
}
