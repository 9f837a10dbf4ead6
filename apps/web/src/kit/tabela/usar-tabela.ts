// What the one table knows: its rows from the server, what is marked, what the person likes, and the keyboard.
import { useHotkeys } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lembrarDaLista } from '../ficha/vizinhos.tsx'
import { type Consulta, useConsulta } from './consulta.ts'
import { usePreferencias } from './preferencias.ts'
import type { PropsDaTabela } from './tabela.tsx'
import { useTeclasDaTabela } from './teclas.ts'
import { falta, useLinhasRoladas } from './usar-linhas-roladas.ts'

export function useTabela<L>(p: PropsDaTabela<L>) {
  const { consulta, mudar, trocarTudo } = useConsulta({
    porPagina: p.porPagina ?? 50,
    ordenar: p.ordenar,
    daTela: p.daTela,
  })
  const [prefs, setPrefs] = usePreferencias(
    p.nome,
    p.colunas.filter((c) => c.oculta).map((c) => c.id),
  )
  const caixaDeBusca = useRef<HTMLInputElement>(null)
  const corpo = useRef<HTMLTableSectionElement>(null)
  const rolar = prefs.rolar ?? false
  const navegar = useNavigate()
  const rolada = useLinhasRoladas({
    nome: p.nome,
    de: p.de,
    consulta,
    ligada: rolar,
    buscar: p.buscar,
    corpo,
  })
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    queryKey: [p.nome, p.de, consulta],
    queryFn: () => p.buscar(consulta),
    enabled: !rolar,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => menorPausa(state.data?.linhas ?? [], p.reler),
  })
  const linhas = (rolar ? rolada.linhas : data?.linhas) ?? []
  const presentes = rolar ? linhas.filter((l) => !falta(l)) : linhas
  /** the place in the list of the first row that is drawn */
  const inicio = rolar ? (rolada.v.indices[0] ?? 0) : 0
  const total = rolar ? rolada.total : data?.total
  const { marcadas, setMarcadas, alternar } = useMarcadas(presentes, p.identidade, consulta)
  const lembrar = (): void => {
    if (p.abrir) lembrarDaLista(presentes.map(p.abrir))
  }
  const foco = useTeclasDaTabela(rolar ? (total ?? 0) : linhas.length, {
    irPara: rolada.v.irPara,
    chegou: (i) => linhas[i - inicio] !== undefined && !falta(linhas[i - inicio]),
    abrir(i) {
      const l = linhas[i - inicio]
      if (l === undefined || falta(l) || !p.abrir) return
      lembrar()
      void navegar(p.abrir(l))
    },
    marcar(i) {
      const l = linhas[i - inicio]
      if (l !== undefined && !falta(l) && p.acoes) alternar(l)
    },
  })
  useHotkeys([['/', () => caixaDeBusca.current?.focus()]])
  const visiveis = useMemo(
    () => p.colunas.filter((c) => !prefs.ocultas.includes(c.id)),
    [p.colunas, prefs.ocultas],
  )
  return {
    barra: { consulta, mudar, trocarTudo, prefs, setPrefs, caixaDeBusca, total },
    visiveis,
    linhas,
    /** in one scroll: what stands for the rows above and below, and where they are */
    rolada: rolar ? rolada.v : null,
    inicio,
    corpo,
    marcadas,
    setMarcadas,
    // What is shown belongs to another page or filter; a silent refresh of the same rows dims nothing.
    buscando: rolar ? rolada.pendente : isPending || isPlaceholderData,
    error: rolar ? rolada.erro : error,
    refazer: rolar ? rolada.refazer : () => void refetch(),
    foco,
    /** before a record is opened: its page leads on to the next one */
    lembrar,
    navegar,
  }
}
export type EstadoDaTabela<L> = ReturnType<typeof useTabela<L>>

/**
 * Marked rows, as they are now: a refetched row is judged by its new state. Another search or filter unmarks, so that
 * nothing is done with rows out of sight; another page of the same list does not.
 */
function useMarcadas<L>(linhas: readonly L[], identidade: (l: L) => string, consulta: Consulta) {
  const lista = JSON.stringify([consulta.busca, consulta.filtros])
  const [estado, setEstado] = useState<{ lista: string; marcadas: readonly L[] }>({ lista, marcadas: [] })
  const atuais = new Map(linhas.map((l) => [identidade(l), l]))
  const marcadas = estado.lista === lista ? estado.marcadas.map((l) => atuais.get(identidade(l)) ?? l) : []
  const setMarcadas = (novas: readonly L[]) => setEstado({ lista, marcadas: novas })
  return {
    marcadas,
    setMarcadas,
    alternar(l: L) {
      const outras = marcadas.filter((m) => identidade(m) !== identidade(l))
      setMarcadas(outras.length < marcadas.length ? outras : [...marcadas, l])
    },
  }
}

function menorPausa<L>(linhas: readonly L[], reler: ((l: L) => number | false) | undefined): number | false {
  const pausas = reler ? linhas.map(reler).filter((n) => n !== false) : []
  return pausas.length > 0 ? Math.min(...pausas) : false
}

type Ordem = { columnAccessor: string; direction: 'asc' | 'desc' }

/** "-data" ↔ the column and its direction. */
export const lerOrdem = (ordenar: string | undefined): Ordem =>
  ordenar?.startsWith('-')
    ? { columnAccessor: ordenar.slice(1), direction: 'desc' }
    : { columnAccessor: ordenar ?? '', direction: 'asc' }
export const escreverOrdem = (o: { columnAccessor: PropertyKey; direction: 'asc' | 'desc' }): string =>
  `${o.direction === 'desc' ? '-' : ''}${String(o.columnAccessor)}`
