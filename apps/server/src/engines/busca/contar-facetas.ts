// Facets of one query: for each field, its values with counts under all filters but its own. Two sets are kept while
// the filters are applied: the lots that satisfy all, and those that fail exactly one. A field's counts are those over
// the first, plus those over lots that fail only its filter. Filters of one field are joined first: a lot that fails
// both would otherwise seem to fail two fields.
import {
  type BuscaPossiveis,
  FACETAS_NUMERO,
  FACETAS_PALAVRA,
  type FacetaNumero,
  type FacetaPalavra,
  type FaixaPossivel,
  type ValorPossivel,
} from '@martelo/contracts/lotes/busca.schemas.ts'
import { type Avaliador, numerosPorUltimo } from './avaliar-condicoes.ts'
import { type Bits, contar, listar, subtrair, unir } from './bits.ts'
import {
  campoDaCondicao,
  type Condicao,
  type Consulta,
  condicoesDaFaceta,
  ehMultiplo,
  valoresEscolhidos,
  type Visao,
} from './consulta-de-busca.ts'
import type { GrupoDeFacetas, LotesIndexados } from './lotes-indexados.ts'
import { valoresDasContagens } from './possiveis-da-busca.ts'

/** How a set is counted: not at all (it is everything), from its lots, or from the lots it lacks when these are fewer. */
type Contavel = { readonly modo: 'achados' | 'complemento'; readonly n: number }
type Amostra = { readonly modo: 'todos' } | Contavel

/** Listing a lot and counting it costs about as much as this many words of bits. */
const PASSOS_POR_LOTE = 2
/** Above one lot in so many, a column's block bounds find its extremes faster than reading the found lots. */
const DENSO = 4

/** Which lots satisfy all the filters, and which fail the filters of one field only. */
interface Falhas {
  readonly todas: Bits
  readonly soUma: Bits
  /** the lots that satisfy the field's filters */
  readonly porCampo: ReadonlyMap<string, Bits>
}

export class ContadorDeFacetas {
  readonly #lotes: LotesIndexados
  readonly #avaliador: Avaliador
  #lista = new Uint32Array(0)
  #contagens: Uint32Array = new Uint32Array(0)
  #combinacoes: Uint32Array = new Uint32Array(0)

  constructor(lotes: LotesIndexados, avaliador: Avaliador) {
    this.#lotes = lotes
    this.#avaliador = avaliador
  }

  possiveis(q: Consulta): BuscaPossiveis {
    const falhas = this.#aplicar(q)
    const total = contar(falhas.todas)
    const amostra = this.#amostrar(falhas.todas, total, q.visao)
    const valores = {} as Record<FacetaPalavra, ValorPossivel[]>
    const faixas = {} as Record<FacetaNumero, FaixaPossivel>
    for (const campo of FACETAS_NUMERO) {
      if (!falhas.porCampo.has(campo)) faixas[campo] = this.#extremos(campo, falhas.todas, amostra)
    }
    const contados = this.#contar(amostra, q.visao)
    for (const campo of FACETAS_NUMERO)
      if (falhas.porCampo.has(campo)) faixas[campo] = this.#extremosSemOSeu(campo, falhas)
    for (const campo of FACETAS_PALAVRA)
      valores[campo] = this.#faceta(campo, this.#completar(campo, contados[campo], falhas, q), q)
    return { total, valores, faixas }
  }

  #aplicar(q: Consulta): Falhas {
    const todas = this.#avaliador.emprestar()
    todas.set(this.#avaliador.base(q.visao))
    const soUma = this.#avaliador.emprestar()
    const porCampo = new Map<string, Bits>()
    const daFaceta = new Map<string, Condicao[]>()
    for (const c of numerosPorUltimo(q.condicoes)) {
      const campo = campoDaCondicao(c)
      if (campo === null || !FACETAS.has(campo)) this.#avaliador.restringir(todas, c)
      else daFaceta.set(campo, [...(daFaceta.get(campo) ?? []), c])
    }
    // a lot that failed two fields is out of every count
    const interessam = this.#avaliador.emprestar()
    for (const [campo, condicoes] of daFaceta) {
      interessam.set(soUma)
      unir(interessam, todas)
      const passam = this.#avaliador.conjuntoEm(interessam, condicoes)
      porCampo.set(campo, passam)
      for (let w = 0; w < todas.length; w++) {
        const antes = todas[w]!
        const destes = passam[w]!
        soUma[w] = (soUma[w]! & destes) | (antes & ~destes)
        todas[w] = antes & destes
      }
    }
    return { todas, soUma, porCampo }
  }

  /** The lots that fail this field's filters only. */
  #soDeste(passam: Bits, { soUma }: Falhas): Bits {
    const saida = this.#avaliador.emprestar()
    saida.set(soUma)
    subtrair(saida, passam)
    return saida
  }

  /** Adds to a field's counts those that only its own filter keeps out. */
  #completar(campo: FacetaPalavra, contagens: Uint32Array, falhas: Falhas, q: Consulta): Uint32Array {
    const passam = falhas.porCampo.get(campo)
    if (campo === 'modelo' && q.condicoes.some((c) => c.tipo === 'arvore')) {
      // the tree filter becomes a filter of brands here: no sum of parts
      contagens.fill(0)
      this.#somarCampo(
        campo,
        this.#avaliador.conjunto(condicoesDaFaceta(q.condicoes, campo), q.visao),
        contagens,
      )
    } else if (passam !== undefined) this.#somarCampo(campo, this.#soDeste(passam, falhas), contagens)
    return contagens
  }

  #somarCampo(campo: FacetaPalavra, bits: Bits, contagens: Uint32Array): void {
    const coluna = this.#lotes.palavras[campo]
    const n = contar(bits)
    if (coluna.custoPorConjuntos < n * PASSOS_POR_LOTE) coluna.contarPorConjuntos(bits, contagens)
    else contarCodigos(coluna.codigos, this.#listar(bits, n), n, contagens)
  }

  #extremos(campo: FacetaNumero, achados: Bits, amostra: Amostra): FaixaPossivel {
    const coluna = this.#lotes.numeros[campo]
    if (amostra.modo === 'achados' && amostra.n * DENSO < this.#lotes.usados)
      return coluna.extremosDaLista(this.#lista, amostra.n)
    return coluna.extremos(achados, this.#lotes.usados)
  }

  #extremosSemOSeu(campo: FacetaNumero, falhas: Falhas): FaixaPossivel {
    const conjunto = this.#soDeste(falhas.porCampo.get(campo)!, falhas)
    unir(conjunto, falhas.todas)
    return this.#lotes.numeros[campo].extremos(conjunto, this.#lotes.usados)
  }

  /** Lists the fewer: the found lots, or the lots of the base that were not found. */
  #amostrar(achados: Bits, n: number, visao: Visao): Amostra {
    const doTodo = visao === 'publica' ? this.#lotes.quantosPublicos : this.#lotes.slotDe.size
    if (n === doTodo) return { modo: 'todos' }
    if (n * 2 <= doTodo) {
      this.#listar(achados, n)
      return { modo: 'achados', n }
    }
    const fora = this.#avaliador.emprestar()
    fora.set(this.#avaliador.base(visao))
    subtrair(fora, achados)
    this.#listar(fora, doTodo - n)
    return { modo: 'complemento', n: doTodo - n }
  }

  /** Counts per dictionary code of every field, in arrays that the caller may change. */
  #contar(amostra: Amostra, visao: Visao): Record<FacetaPalavra, Uint32Array> {
    const { palavras, grupos } = this.#lotes
    const doTodo = (c: FacetaPalavra) => (visao === 'publica' ? palavras[c].publicos : palavras[c].todos)
    const saida = this.#fatiar()
    for (const grupo of grupos) {
      if (amostra.modo !== 'todos') this.#contarGrupo(grupo, amostra, saida)
      for (const c of grupo.facetas) {
        if (amostra.modo === 'todos') saida[c].set(doTodo(c).subarray(0, saida[c].length))
        if (amostra.modo === 'complemento') inverter(saida[c], doTodo(c))
      }
    }
    return saida
  }

  #contarGrupo(
    { facetas, juntas }: GrupoDeFacetas,
    amostra: Contavel,
    saida: Record<FacetaPalavra, Uint32Array>,
  ): void {
    const valeAPena = amostra.n * (facetas.length - 1) > juntas.quantas * facetas.length
    if (!valeAPena) {
      for (const c of facetas)
        contarCodigos(this.#lotes.palavras[c].codigos, this.#lista, amostra.n, saida[c])
      return
    }
    if (this.#combinacoes.length < juntas.quantas) this.#combinacoes = new Uint32Array(juntas.quantas * 2)
    this.#combinacoes.fill(0, 0, juntas.quantas)
    contarCodigos(juntas.codigos, this.#lista, amostra.n, this.#combinacoes)
    facetas.forEach((c, i) => juntas.somar(i, this.#combinacoes, saida[c]))
  }

  /** One zeroed stretch of counters per field, out of one array that is used again. */
  #fatiar(): Record<FacetaPalavra, Uint32Array> {
    const { palavras } = this.#lotes
    const precisa = FACETAS_PALAVRA.reduce((n, c) => n + palavras[c].entradas.length, 0)
    if (this.#contagens.length < precisa) this.#contagens = new Uint32Array(precisa * 2)
    this.#contagens.fill(0, 0, precisa)
    const saida = {} as Record<FacetaPalavra, Uint32Array>
    let inicio = 0
    for (const c of FACETAS_PALAVRA) {
      saida[c] = this.#contagens.subarray(inicio, inicio + palavras[c].entradas.length)
      inicio += palavras[c].entradas.length
    }
    return saida
  }

  #faceta(campo: FacetaPalavra, contagens: Uint32Array, q: Consulta): ValorPossivel[] {
    const { entradas } = this.#lotes.palavras[campo]
    return valoresDasContagens(contagens, entradas, valoresEscolhidos(q.condicoes, campo), ehMultiplo(campo))
  }

  #listar(bits: Bits, n: number): Uint32Array {
    if (this.#lista.length < n) this.#lista = new Uint32Array(Math.max(n, this.#lotes.capacidade))
    listar(bits, this.#lista)
    return this.#lista
  }
}

const FACETAS: ReadonlySet<string> = new Set([...FACETAS_PALAVRA, ...FACETAS_NUMERO])

/** The counts of what was found, from the counts of what was not. */
function inverter(contagens: Uint32Array, doTodo: Uint32Array): void {
  for (let c = 0; c < contagens.length; c++) contagens[c] = doTodo[c]! - contagens[c]!
}

function contarCodigos(
  codigos: Uint16Array | Uint32Array,
  slots: Uint32Array,
  n: number,
  contagens: Uint32Array,
): void {
  for (let i = 0; i < n; i++) contagens[codigos[slots[i]!]!]!++
}
