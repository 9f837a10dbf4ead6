// What a search says that it does not want: "não sucata", "moto que não seja sucata", "tudo menos caminhão".
// Refuses to deny anything but kinds of goods: other denied words stay words.
import type { Vocabulario } from './vocabulario.ts'

const NEGAM: ReadonlySet<string> = new Set(['nao', 'sem', 'menos', 'exceto'])
const ENTRE: ReadonlySet<string> = new Set('quero|seja|sejam|sao|ser|e|de|um|uma|a|o|as|os'.split('|'))
const MAXIMO_ENTRE = 2

/** Where the denial of the word at `i` begins; null: it is wanted. */
export function inicioDaNegacao(dobradas: readonly string[], i: number): number | null {
  let j = i - 1
  while (i - j <= MAXIMO_ENTRE && ENTRE.has(dobradas[j] ?? '')) j--
  if (!NEGAM.has(dobradas[j] ?? '')) return null
  return dobradas[j - 1] === 'que' ? j - 1 : j
}

interface Filtro {
  readonly campo: string
  readonly valor: string
}
/** Takes the denied kinds out; nothing of their field is left: all others of the stock. */
export function excluirEspecies<F extends Filtro>(
  filtros: readonly F[],
  negados: readonly F[],
  voc: Pick<Vocabulario, 'especies'>,
): (F | { campo: 'categoria' | 'tipo'; valor: string; pai: null })[] {
  const saida: (F | { campo: 'categoria' | 'tipo'; valor: string; pai: null })[] = filtros.filter(
    (f) => !negados.some((n) => n.campo === f.campo && n.valor === f.valor),
  )
  for (const campo of ['categoria', 'tipo'] as const) {
    const fora = new Set(negados.filter((n) => n.campo === campo).map((n) => n.valor))
    if (fora.size === 0 || saida.some((f) => f.campo === campo)) continue
    for (const valor of voc.especies[campo]) if (!fora.has(valor)) saida.push({ campo, valor, pai: null })
  }
  return saida
}
