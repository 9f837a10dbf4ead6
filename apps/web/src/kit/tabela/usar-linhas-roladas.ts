// A whole list in one scroll: of ten thousand rows those in sight are drawn, and only their pages are fetched. A row whose
// page is on its way has its place already, so that nothing jumps when it comes.
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import type { Consulta } from './consulta.ts'
import { type LinhasVirtuais, useLinhasVirtuais } from './linhas-virtuais.ts'

const POR_VEZ = 200
const ALTURA = 41
/** of a card, which a row is on a phone */
const ALTURA_DO_CARTAO = 190

/** Stands in for a row that is not here yet. */
const faltas = new WeakMap<object, number>()
export const falta = (l: unknown): boolean => typeof l === 'object' && l !== null && faltas.has(l)
export const identidadeDaFalta = (l: unknown): string => `falta-${faltas.get(l as object) ?? 0}`

interface Pedido<L> {
  readonly nome: string
  readonly de: string | undefined
  readonly consulta: Consulta
  readonly ligada: boolean
  readonly buscar: (c: Consulta) => Promise<{ linhas: readonly L[]; total: number }>
  readonly corpo: RefObject<HTMLTableSectionElement | null>
}
export interface LinhasRoladas<L> {
  readonly v: LinhasVirtuais
  /** those in sight, in order; some may stand in for a row on its way */
  readonly linhas: readonly L[]
  readonly total: number | undefined
  readonly pendente: boolean
  readonly erro: Error | null
  refazer(): void
}

export function useLinhasRoladas<L>({
  nome,
  de,
  consulta,
  ligada,
  buscar,
  corpo,
}: Pedido<L>): LinhasRoladas<L> {
  const pagina = (n: number) => {
    const c = { ...consulta, pagina: n, porPagina: POR_VEZ }
    return { queryKey: [nome, de, c], queryFn: () => buscar(c), enabled: ligada }
  }
  const primeira = useQuery({ ...pagina(1), placeholderData: keepPreviousData })
  const larga = useMediaQuery('(min-width: 48em)') ?? true
  const total = ligada ? (primeira.data?.total ?? 0) : 0
  const v = useLinhasVirtuais(total, larga ? ALTURA : ALTURA_DO_CARTAO, corpo)
  const paginas = [...new Set(v.indices.map((i) => Math.floor(i / POR_VEZ) + 1))].filter((n) => n > 1)
  const outras = useQueries({ queries: paginas.map(pagina) })
  const porPagina = new Map(paginas.map((n, i) => [n, outras[i]?.data?.linhas]))
  porPagina.set(1, primeira.data?.linhas)
  const lugares = useRef(new Map<number, object>())
  const lugarDe = (i: number): L => {
    const lugar = lugares.current.get(i) ?? {}
    lugares.current.set(i, lugar)
    faltas.set(lugar, i)
    return lugar as L
  }
  return {
    v,
    linhas: v.indices.map((i) => porPagina.get(Math.floor(i / POR_VEZ) + 1)?.[i % POR_VEZ] ?? lugarDe(i)),
    total: primeira.data?.total,
    pendente: ligada && (primeira.isPending || primeira.isPlaceholderData),
    erro: primeira.error ?? outras.find((q) => q.error)?.error ?? null,
    refazer: () => void Promise.all([primeira.refetch(), ...outras.map((q) => q.refetch())]),
  }
}
