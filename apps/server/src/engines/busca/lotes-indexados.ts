// The lots of one hotsite as columns, dictionaries and bit sets, numbered by slot: what the index holds, and how a
// change goes in (`indice.ts` asks the questions). State, value and date are written in place; a changed text gets a
// new slot, and the old one is dead until `compactar`.
// A dead slot still has values and stands in sets: always intersect with `vivos` (or `publicos`).
import { CAMPOS_NUMERO, CAMPOS_PALAVRA, type FacetaPalavra } from '@martelo/contracts/lotes/busca.schemas.ts'
import { type Bits, crescer, desligar, ligar, palavrasPara, tem } from './bits.ts'
import { ColunaNumero } from './coluna-numero.ts'
import { ColunaPalavra } from './coluna-palavra.ts'
import { ColunasJuntas } from './colunas-juntas.ts'
import { AUSENTE } from './conjunto-de-slots.ts'
import { paiDe } from './consulta-de-busca.ts'
import { type Documento, numeroDe, palavrasDe } from './documento-de-busca.ts'
import { OrdemMantida } from './ordem-da-busca.ts'
import { PalavrasDoTexto } from './palavras-do-texto.ts'
import { palavrasIndexadas } from './palavras-de-busca.ts'

/** Capacity is a multiple of it: the blocks of the number columns and the words of the bit sets both divide it. */
const DEGRAU = 1024
/** A compaction must be worth its pause (about a microsecond per lot). */
const MORTOS_MINIMOS = 4096

/**
 * Facets that are counted together: what determines, or nearly determines, one another, and the small independent ones
 * in two groups, so that a group stays at some thousands of combinations. Every facet stands in exactly one group.
 */
const GRUPOS_DE_FACETAS: readonly (readonly FacetaPalavra[])[] = [
  ['marca', 'modelo'],
  ['estado', 'cidade'],
  ['leiUid', 'leilao', 'modalidade', 'comitente', 'patio'],
  ['tipo', 'categoria', 'combustivel', 'cor'],
  ['situacao', 'retomada', 'laudoCautelar', 'promocao', 'tipoNegociacao'],
  ['cambio', 'conservacao', 'monta', 'finalPlaca'],
]

export interface GrupoDeFacetas {
  readonly facetas: readonly FacetaPalavra[]
  readonly juntas: ColunasJuntas
}

const arredondar = (n: number) => Math.max(DEGRAU, Math.ceil(n / DEGRAU) * DEGRAU)

export class LotesIndexados {
  capacidade = DEGRAU
  /** slots given out so far, dead ones included */
  usados = 0
  vivos: Bits = new Uint32Array(palavrasPara(DEGRAU))
  publicos: Bits = new Uint32Array(palavrasPara(DEGRAU))
  quantosPublicos = 0
  readonly slotDe = new Map<number, number>()
  readonly palavras = porNome(CAMPOS_PALAVRA, (c) => new ColunaPalavra(c, DEGRAU))
  readonly numeros = porNome(CAMPOS_NUMERO, () => new ColunaNumero(DEGRAU))
  readonly grupos: readonly GrupoDeFacetas[] = GRUPOS_DE_FACETAS.map((facetas) => ({
    facetas,
    juntas: new ColunasJuntas(
      facetas.map((c) => this.palavras[c]),
      DEGRAU,
    ),
  }))
  readonly texto = new PalavrasDoTexto()
  readonly titulo = new PalavrasDoTexto()
  readonly porFim: OrdemMantida
  /** lots that are gone, with the revision that took them: an older row must not bring them back */
  readonly #removidos = new Map<number, number>()
  #revisoes = new Int32Array(DEGRAU)
  #resumos = new Float64Array(DEGRAU)
  readonly #colunasDePalavras = CAMPOS_PALAVRA.map((c) => [c, paiDe(c), this.palavras[c]] as const)
  readonly #colunasDeNumeros = CAMPOS_NUMERO.map((c) => [c, this.numeros[c]] as const)

  constructor() {
    const fim = this.numeros.dataFim
    const id = this.numeros.id
    this.porFim = new OrdemMantida(DEGRAU, (a, b) => {
      const x = fim.valores[a]!
      const y = fim.valores[b]!
      if (x < y) return -1
      if (x > y) return 1
      if (x === y) return id.valores[a]! - id.valores[b]!
      return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || id.valores[a]! - id.valores[b]!
    })
  }

  /** Puts one row in. Answers false when the index already knew as much or more. */
  aplicar(doc: Documento): boolean {
    const slot = this.slotDe.get(doc.loteId)
    const conhecida = slot === undefined ? this.#removidos.get(doc.loteId) : this.#revisoes[slot]
    if (conhecida !== undefined && doc.revisao <= conhecida) return false
    if (doc.removido) {
      if (slot !== undefined) this.#matar(doc.loteId, slot)
      this.#removidos.set(doc.loteId, doc.revisao)
    } else if (slot === undefined) {
      this.#removidos.delete(doc.loteId)
      this.#acrescentar(doc)
    } else if (this.#resumos[slot] === resumo(doc)) {
      this.#mudar(slot, doc)
    } else {
      this.#matar(doc.loteId, slot)
      this.#acrescentar(doc)
    }
    return true
  }

  get mortos(): number {
    return this.usados - this.slotDe.size
  }

  /** A quarter of the slots is dead. */
  get pedeCompactacao(): boolean {
    return this.mortos >= MORTOS_MINIMOS && this.mortos * 4 > this.usados
  }

  /** Takes the dead slots out; the living keep their order. */
  compactar(): void {
    const mapa = new Uint32Array(this.capacidade).fill(AUSENTE)
    const sobreviventes = new Uint32Array(this.slotDe.size)
    let n = 0
    for (let s = 0; s < this.usados; s++) {
      if (!tem(this.vivos, s)) continue
      mapa[s] = n
      sobreviventes[n++] = s
    }
    const capacidade = arredondar(n + (n >>> 3))
    this.porFim.renumerar(mapa, capacidade) // reads the old slots' dates: before the columns move
    for (const [, , c] of this.#colunasDePalavras) c.renumerar(mapa, sobreviventes, capacidade)
    for (const [, c] of this.#colunasDeNumeros) c.renumerar(sobreviventes, capacidade)
    for (const g of this.grupos) g.juntas.renumerar(sobreviventes, capacidade)
    this.texto.renumerar(mapa, capacidade)
    this.titulo.renumerar(mapa, capacidade)
    for (const [id, s] of this.slotDe) this.slotDe.set(id, mapa[s]!)
    const antes = { publicos: this.publicos, revisoes: this.#revisoes, resumos: this.#resumos }
    this.publicos = new Uint32Array(palavrasPara(capacidade))
    this.vivos = new Uint32Array(palavrasPara(capacidade))
    this.#revisoes = new Int32Array(capacidade)
    this.#resumos = new Float64Array(capacidade)
    for (let i = 0; i < n; i++) {
      const s = sobreviventes[i]!
      ligar(this.vivos, i)
      if (tem(antes.publicos, s)) ligar(this.publicos, i)
      this.#revisoes[i] = antes.revisoes[s]!
      this.#resumos[i] = antes.resumos[s]!
    }
    this.capacidade = capacidade
    this.usados = n
  }

  #acrescentar(doc: Documento): void {
    if (this.usados === this.capacidade) this.#crescer()
    const slot = this.usados++
    this.slotDe.set(doc.loteId, slot)
    ligar(this.vivos, slot)
    this.#resumos[slot] = resumo(doc)
    for (const [campo, pai, coluna] of this.#colunasDePalavras) {
      coluna.definir(
        slot,
        palavrasDe(doc, campo),
        pai && (palavrasDe(doc, pai)[0] ?? null),
        this.capacidade,
        false,
      )
    }
    for (const [campo, coluna] of this.#colunasDeNumeros) coluna.definir(slot, numeroDe(doc, campo))
    this.texto.adicionar(slot, palavrasIndexadas(doc.texto), this.capacidade)
    this.titulo.adicionar(slot, palavrasIndexadas(doc.titulo), this.capacidade)
    this.porFim.por(slot)
    this.#publicar(slot, doc)
  }

  #mudar(slot: number, doc: Documento): void {
    this.#despublicar(slot)
    for (const [campo, pai, coluna] of this.#colunasDePalavras) {
      coluna.definir(
        slot,
        palavrasDe(doc, campo),
        pai && (palavrasDe(doc, pai)[0] ?? null),
        this.capacidade,
        true,
      )
    }
    for (const [campo, coluna] of this.#colunasDeNumeros) {
      const valor = numeroDe(doc, campo)
      if (Object.is(coluna.valores[slot], valor ?? Number.NaN)) continue
      if (campo === 'dataFim') this.porFim.tirar(slot)
      coluna.definir(slot, valor)
      if (campo === 'dataFim') this.porFim.por(slot)
    }
    this.#publicar(slot, doc)
  }

  #matar(loteId: number, slot: number): void {
    this.#despublicar(slot)
    this.porFim.tirar(slot)
    desligar(this.vivos, slot)
    this.slotDe.delete(loteId)
  }

  /** Counts the slot's values again, after they were set. */
  #publicar(slot: number, doc: Documento): void {
    this.#revisoes[slot] = doc.revisao
    if (doc.publico) {
      ligar(this.publicos, slot)
      this.quantosPublicos++
    }
    for (const [, , coluna] of this.#colunasDePalavras) coluna.contar(slot, 1, doc.publico)
    for (const g of this.grupos) g.juntas.definir(slot)
  }

  #despublicar(slot: number): void {
    const era = tem(this.publicos, slot)
    for (const [, , coluna] of this.#colunasDePalavras) coluna.contar(slot, -1, era)
    if (!era) return
    desligar(this.publicos, slot)
    this.quantosPublicos--
  }

  #crescer(): void {
    const capacidade = arredondar(this.capacidade + Math.max(DEGRAU, this.capacidade >>> 2))
    for (const [, , c] of this.#colunasDePalavras) c.crescer(capacidade)
    for (const [, c] of this.#colunasDeNumeros) c.crescer(capacidade)
    for (const g of this.grupos) g.juntas.crescer(capacidade)
    this.porFim.crescer(capacidade)
    this.vivos = crescer(this.vivos, palavrasPara(capacidade))
    this.publicos = crescer(this.publicos, palavrasPara(capacidade))
    this.#revisoes = crescer(this.#revisoes, capacidade)
    this.#resumos = crescer(this.#resumos, capacidade)
    this.capacidade = capacidade
  }
}

function porNome<C extends string, V>(nomes: readonly C[], criar: (nome: C) => V): Readonly<Record<C, V>> {
  return Object.fromEntries(nomes.map((n) => [n, criar(n)])) as Record<C, V>
}

/** 53 bits of a text (two 32-bit multiplicative hashes), to tell whether it changed without keeping it. */
function resumo({ texto, titulo }: Documento): number {
  let a = 0x9e3779b9
  let b = 0x85ebca6b
  for (let i = 0; i < titulo.length; i++) {
    const c = titulo.charCodeAt(i)
    a = Math.imul(a ^ c, 0x85ebca77)
    b = Math.imul(b ^ c, 0x9e3779b1) ^ (b >>> 13)
  }
  for (let i = 0; i < texto.length; i++) {
    const c = texto.charCodeAt(i)
    a = Math.imul(a ^ c, 0x01000193)
    b = Math.imul(b ^ c, 0xc2b2ae35) ^ (b >>> 15)
  }
  return (b >>> 0) * 0x200000 + ((a ^ (a >>> 16)) & 0x1fffff)
}
