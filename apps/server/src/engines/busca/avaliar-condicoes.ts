// From conditions to sets of slots, and the scratch sets that this takes.
//
// A scratch set never outlives the query that borrowed it: all are taken back when it ends.
import { ehCampoPalavra } from '@martelo/contracts/lotes/busca.schemas.ts'
import { type Bits, intersectar, ligar, palavrasPara, subtrair } from './bits.ts'
import type { Condicao, Visao } from './consulta-de-busca.ts'
import type { LotesIndexados } from './lotes-indexados.ts'

export class Avaliador {
  readonly #lotes: LotesIndexados
  #emprestados: Bits[] = []
  #livres: Bits[] = []

  constructor(lotes: LotesIndexados) {
    this.#lotes = lotes
  }

  /** Runs one question; the sets it borrows are reused by the next one. */
  durante<T>(pergunta: () => T): T {
    if (this.#livres[0]?.length !== palavrasPara(this.#lotes.capacidade)) this.#livres = []
    try {
      return pergunta()
    } finally {
      this.#livres.push(...this.#emprestados)
      this.#emprestados = []
    }
  }

  /** A zeroed set that lives until the end of the question. */
  emprestar(): Bits {
    const bits = this.#livres.pop()?.fill(0) ?? new Uint32Array(palavrasPara(this.#lotes.capacidade))
    this.#emprestados.push(bits)
    return bits
  }

  /** What may be seen at all. Not a copy. */
  base(visao: Visao): Bits {
    return visao === 'publica' ? this.#lotes.publicos : this.#lotes.vivos
  }

  /** The lots under all the conditions, as a set of one's own. */
  conjunto(condicoes: readonly Condicao[], visao: Visao): Bits {
    return this.conjuntoEm(this.base(visao), condicoes)
  }

  /** The lots of `onde` under all the conditions, as a set of one's own. */
  conjuntoEm(onde: Bits, condicoes: readonly Condicao[]): Bits {
    const saida = this.emprestar()
    saida.set(onde)
    for (const c of numerosPorUltimo(condicoes)) this.restringir(saida, c)
    return saida
  }

  /** Leaves in `alvo` what satisfies the condition. */
  restringir(alvo: Bits, c: Condicao): void {
    const bits = this.#nomeados(c, alvo)
    if (ehNegada(c)) subtrair(alvo, bits)
    else intersectar(alvo, bits)
  }

  /**
   * The lots that a condition names; for a negated one, those that it excludes. Dead slots may be among them, and lots
   * outside of `onde` may be missing.
   */
  #nomeados(c: Condicao, onde: Bits): Bits {
    const { palavras, numeros, texto, slotDe, usados } = this.#lotes
    const alvo = this.emprestar()
    switch (c.tipo) {
      case 'palavras':
        palavras[c.campo].unirValores(c.valores, alvo)
        break
      case 'numeros':
        numeros[c.campo].marcarIguais(c.valores, usados, alvo, onde)
        break
      case 'faixa':
        numeros[c.campo].marcarFaixa(c.de, c.ate, usados, alvo, onde)
        break
      case 'existe':
        if (ehCampoPalavra(c.campo)) palavras[c.campo].unirSemValor(alvo)
        else numeros[c.campo].marcarPresentes(usados, alvo, onde)
        break
      case 'arvore':
        for (const { marca, modelos } of c.ramos) {
          if (modelos === null) palavras.marca.unirValores([marca], alvo)
          else for (const m of modelos) palavras.modelo.unirFilho(marca, m, alvo)
        }
        break
      case 'texto':
        c.palavras.forEach((p, i) => {
          const desta = c.todas && i > 0 ? this.emprestar() : alvo
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
}

/** Numbers are read lot by lot: what words have ruled out by then is not read. */
export const numerosPorUltimo = <C extends Condicao>(condicoes: readonly C[]): C[] =>
  condicoes.toSorted((a, b) => Number(leNumeros(a)) - Number(leNumeros(b)))
const leNumeros = (c: Condicao) => 'campo' in c && !ehCampoPalavra(c.campo)

/** A word column knows the lots without a value, a number column those with one. */
const ehNegada = (c: Condicao): boolean => {
  if (c.tipo === 'palavras' || c.tipo === 'numeros') return c.negada
  return c.tipo === 'existe' && c.presente === ehCampoPalavra(c.campo)
}
