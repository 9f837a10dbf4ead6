// The state of a list, kept in the URL: a shared address shows the same list, and "back" comes back to it.
import { useCallback, useMemo } from 'react'
import { useParametros } from '../../core/parametros.ts'

export interface Consulta {
  readonly pagina: number
  readonly porPagina: number
  /** column id, with "-" for descending */
  readonly ordenar: string | undefined
  readonly busca: string | undefined
  readonly filtros: Readonly<Record<string, string>>
}

/** Which tab of the record beside the list is open. */
export const ABA_DA_GAVETA = 'parte'
/** Of the address, what is no filter: the table's own, and the record that is open beside it. */
const DA_TABELA = new Set(['pagina', 'porPagina', 'ordenar', 'busca', 'registro', 'aba', ABA_DA_GAVETA])
export const TAMANHOS = [20, 50, 100, 200] as const

export function lerConsulta(
  p: URLSearchParams,
  padrao: { porPagina: number; ordenar?: string | undefined; daTela?: readonly string[] | undefined },
): Consulta {
  const inteiro = (nome: string, senao: number): number => {
    const n = Number(p.get(nome))
    return Number.isInteger(n) && n > 0 ? n : senao
  }
  const filtros: Record<string, string> = {}
  for (const [k, v] of p) if (!DA_TABELA.has(k) && !padrao.daTela?.includes(k) && v !== '') filtros[k] = v
  return {
    pagina: inteiro('pagina', 1),
    porPagina: inteiro('porPagina', padrao.porPagina),
    ordenar: p.get('ordenar') ?? padrao.ordenar,
    busca: p.get('busca') || undefined,
    filtros,
  }
}

/** What stays in the address when all filters are taken away or a kept view is opened: the tab, and what the screen says. */
export function trocarFiltros(
  p: URLSearchParams,
  busca: string,
  daTela: readonly string[] = [],
): URLSearchParams {
  const nova = new URLSearchParams(busca)
  for (const nome of ['aba', ...daTela]) {
    const fica = p.get(nome)
    if (fica !== null) nova.set(nome, fica)
  }
  return nova
}

export function useConsulta(padrao: {
  porPagina: number
  ordenar?: string | undefined
  daTela?: readonly string[] | undefined
}): {
  consulta: Consulta
  mudar: (m: Partial<Record<string, string | number | null>>) => void
  trocarTudo: (busca: string) => void
} {
  const [params, setParams] = useParametros()
  const { porPagina, ordenar, daTela } = padrao
  const consulta = useMemo(
    () => lerConsulta(params, { porPagina, ordenar, daTela }),
    [params, porPagina, ordenar, daTela],
  )
  /** null removes; any change but of the page goes back to page 1 */
  const mudar = useCallback(
    (m: Partial<Record<string, string | number | null>>) =>
      setParams(
        (novo) => {
          for (const [k, v] of Object.entries(m)) {
            if (v === null || v === undefined || v === '') novo.delete(k)
            else novo.set(k, String(v))
          }
          if (!('pagina' in m)) novo.delete('pagina')
        },
        { replace: !('pagina' in m), preventScrollReset: true },
      ),
    [setParams],
  )
  const trocarTudo = useCallback(
    (busca: string) => {
      const nova = trocarFiltros(params, busca, daTela)
      setParams(() => nova)
    },
    [params, setParams, daTela],
  )
  return { consulta, mudar, trocarTudo }
}
