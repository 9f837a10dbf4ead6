// A search without results, relaxed step by step: first without one of its filters, the least telling one first, then
// without more and more of them, until something is found. Each step says what it left out.
import { type Chip, enderecoDaLista } from './apresentar-lista.server.ts'

export interface Degrau {
  /** labels of the filters that were left out */
  readonly sem: readonly string[]
  readonly busca: URLSearchParams
}

/** A page without results costs at most so many more questions. */
const MAXIMO_DE_DEGRAUS = 8
const UM_DE_CADA = 5

const parametrosDe = (href: string) => new URLSearchParams(href.split('?')[1] ?? '')
const maisFraco = (chips: readonly Chip[]) => chips.toSorted((a, b) => a.peso - b.peso)

/** `chipsDe` answers the active filters of a search. */
export function degrausDe(
  busca: URLSearchParams,
  chipsDe: (busca: URLSearchParams) => readonly Chip[],
): Degrau[] {
  const chips = maisFraco(chipsDe(busca))
  if (chips.length < 2) return []
  const degraus: Degrau[] = chips
    .slice(0, UM_DE_CADA)
    .map((c) => ({ sem: [c.rotulo], busca: parametrosDe(c.href) }))
  let [atual, sem] = [busca, [] as string[]]
  while (degraus.length < MAXIMO_DE_DEGRAUS) {
    const restam = maisFraco(chipsDe(atual))
    const [fraco] = restam
    if (fraco === undefined || restam.length < 2) break
    atual = parametrosDe(fraco.href)
    sem = [...sem, fraco.rotulo]
    if (sem.length > 1) degraus.push({ sem, busca: atual })
  }
  return degraus
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** The first step with results; null: none has any. */
export async function aliviar<L>(
  base: string,
  degraus: readonly Degrau[],
  buscar: (busca: URLSearchParams) => Promise<{ lotes: L[]; total: number }>,
  contado: (total: number) => string,
): Promise<{ texto: string; acao: string; href: string; lotes: L[] } | null> {
  for (const { sem, busca } of degraus) {
    const { lotes, total } = await buscar(busca)
    if (total === 0) continue
    return {
      texto: `Sem ${lista.format(sem)} há ${contado(total)}. Salve esta busca para saber quando entrar o que procura.`,
      acao: `Ver ${contado(total)}`,
      href: enderecoDaLista(base, busca),
      lotes,
    }
  }
  return null
}
