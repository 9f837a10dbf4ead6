// Shaping facets, the same for both engines: which values are shown, and in which order.
import { LIMITES_DE_BUSCA, type ValorPossivel } from '@martelo/contracts/lotes/busca.schemas.ts'
import { porTexto, type Entrada } from './coluna-palavra.ts'

const porQuantidade = (a: ValorPossivel, b: ValorPossivel) =>
  b.quantidade - a.quantidade || porTexto(a.valor, b.valor) || porTexto(a.pai ?? '', b.pai ?? '')

/** The most frequent values first, ties by name; the chosen ones are kept even below the cut. */
export function recortar(valores: ValorPossivel[], escolhidos: ReadonlySet<string>): ValorPossivel[] {
  valores.sort(porQuantidade)
  const { valoresPorFaceta: corte } = LIMITES_DE_BUSCA
  if (valores.length <= corte) return valores
  return valores.filter((v, i) => i < corte || escolhidos.has(v.valor))
}

/** Counts per dictionary code → counts per value, cut as `recortar` does. */
export function valoresDasContagens(
  contagens: Uint32Array,
  entradas: readonly Entrada[],
  escolhidos: ReadonlySet<string>,
  multiplo: boolean,
): ValorPossivel[] {
  if (multiplo) return recortar(somarMultiplos(contagens, entradas), escolhidos)
  const minimo = menorQueEntra(contagens, entradas.length)
  const saida: ValorPossivel[] = []
  for (let c = 0; c < entradas.length; c++) {
    const quantidade = contagens[c]!
    if (quantidade === 0) continue
    const { valores, pai } = entradas[c]!
    const valor = valores[0]
    if (valor === undefined || (quantidade < minimo && !escolhidos.has(valor))) continue
    saida.push(pai === null ? { valor, quantidade } : { valor, pai, quantidade })
  }
  return recortar(saida, escolhidos)
}

/** The count that a value needs to be among the most frequent: spares sorting thousands of cities. */
function menorQueEntra(contagens: Uint32Array, n: number): number {
  if (n <= LIMITES_DE_BUSCA.valoresPorFaceta) return 1
  const ordenadas = contagens.slice(0, n).sort()
  return Math.max(1, ordenadas[n - 1 - LIMITES_DE_BUSCA.valoresPorFaceta]!)
}

function somarMultiplos(contagens: Uint32Array, entradas: readonly Entrada[]): ValorPossivel[] {
  const soma = new Map<string, number>()
  for (let c = 0; c < entradas.length; c++) {
    const n = contagens[c]!
    if (n > 0) for (const v of entradas[c]!.valores) soma.set(v, (soma.get(v) ?? 0) + n)
  }
  return [...soma].map(([valor, quantidade]) => ({ valor, quantidade }))
}
