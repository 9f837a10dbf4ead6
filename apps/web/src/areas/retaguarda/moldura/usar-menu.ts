// The menu of this person: the areas in their order, each with the screens that need no parameter and that he may open, and
// how much waits in it.
import {
  AREAS_DE_TRABALHO,
  type AreaDeTrabalho,
  areaDeTrabalho,
} from '@martelo/contracts/core/areas-de-trabalho.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { TELAS_CAMPO } from '@martelo/contracts/core/telas/campo.telas.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { TELAS_LEILOEIRO } from '@martelo/contracts/core/telas/leiloeiro.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { TELAS_TRANSMISSOES } from '@martelo/contracts/core/telas/transmissoes.telas.ts'
import { dadosDaFila } from '@martelo/contracts/pendencias/filas-de-trabalho.ts'
import { useMemo } from 'react'
import { matchPath } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import { useRotasDaSessao } from '../../../core/rotas-da-sessao.ts'
import { useEhDaCasa, usePendencias } from './usar-pendencias.ts'

export interface AreaDoMenu {
  readonly area: AreaDeTrabalho
  readonly telas: readonly Tela[]
}

/** A consignor's own screens as the house calls them: it sees those of all consignors. */
const NA_CASA: Readonly<Record<string, string>> = {
  [TELAS_COMITENTE.paginaDoComitente.path]: 'Página dos comitentes',
  [TELAS_COMITENTE.resultadosDoComitente.path]: 'Resultados dos comitentes',
  [TELAS_COMITENTE.indicadoresDoComitente.path]: 'Indicadores dos comitentes',
  [TELAS_COMITENTE.painelExterno.path]: 'Uso dos sistemas dos comitentes',
  [TELAS_COMITENTE.leiloesDoComitente.path]: 'Leilões dos comitentes',
  [TELAS_COMITENTE.minhasPrestacoes.path]: 'Prestações como o comitente vê',
}

const TODAS: readonly (readonly [AreaDeTrabalho | null, Tela])[] = [
  ...[TELAS_RETAGUARDA, TELAS_CAMPO, TELAS_TRANSMISSOES]
    .flatMap((telas) => Object.values<Tela>(telas))
    .map((t) => [areaDeTrabalho(t), t] as const),
  // Users who may conduct, or follow in a consignor's place, find those areas here too.
  ['Leilões', TELAS_LEILOEIRO.leiloeiro],
  ...Object.values<Tela>(TELAS_COMITENTE)
    .filter((t) => t.menu !== undefined)
    .map((t) => ['Comitentes', { ...t, title: NA_CASA[t.path] ?? t.title }] as const),
]

/** As its own consignor calls it. */
const PROPRIAS = new Map(Object.values<Tela>(TELAS_COMITENTE).map((t) => [t.path, t]))

const DE_REGISTROS = TODAS.map(([, t]) => t).filter((t) => t.lista !== undefined)

/** The path of the list that a record's page belongs to. */
export const listaDoRegistro = (pathname: string): string | undefined =>
  DE_REGISTROS.find((t) => matchPath(t.path, pathname) !== null)?.lista

/** To a consignor the stock is one of his own screens: it stands among them, and they stay in sight. */
const DO_COMITENTE = TODAS.map(([a, t]) => [t === TELAS_RETAGUARDA.estoque ? 'Comitentes' : a, t] as const)

export function useMenu(): readonly AreaDoMenu[] {
  const quem = useQuem()
  const daCasa = useEhDaCasa()
  const comitente = !daCasa && permite(TELAS_COMITENTE.paginaDoComitente.permission, quem)
  const abertas = useRotasDaSessao()
  return useMemo(
    () =>
      AREAS_DE_TRABALHO.map((area) => ({
        area,
        telas: (comitente ? DO_COMITENTE : TODAS)
          .filter(
            ([a, t]) => a === area && !t.path.includes(':') && permite(t.permission, quem) && abertas(t.path),
          )
          .map(([, t]) => (daCasa ? t : (PROPRIAS.get(t.path) ?? t))),
      })).filter((a) => a.telas.length > 0),
    [quem, daCasa, comitente, abertas],
  )
}

export interface Contagem {
  readonly quantos: number
  readonly urgente: boolean
}

const NADA: Contagem = { quantos: 0, urgente: false }
const somar = (a: Contagem, quantos: number, urgente: boolean): Contagem => ({
  quantos: a.quantos + quantos,
  urgente: a.urgente || urgente,
})

/** What waits, by area and by the screen where it is worked. */
export function useContagens(): { area(a: AreaDeTrabalho): Contagem; tela(path: string): Contagem } {
  const { data } = usePendencias()
  return useMemo(() => {
    const areas = new Map<AreaDeTrabalho, Contagem>()
    const telas = new Map<string, Contagem>()
    for (const { fila, quantos } of data?.filas ?? []) {
      const { area, url, urgente = false } = dadosDaFila(fila)
      const path = url.split('?')[0] ?? url
      // A count is shown on the screen that works it; on the area only when it is urgent.
      if (urgente) areas.set(area, somar(areas.get(area) ?? NADA, quantos, urgente))
      telas.set(path, somar(telas.get(path) ?? NADA, quantos, urgente))
    }
    const pedidos = (data?.habilitacoes ?? []).reduce((s, h) => s + h.quantos, 0)
    if (pedidos > 0) {
      areas.set('Leilões', somar(areas.get('Leilões') ?? NADA, pedidos, true))
      telas.set('/admin/leiloes', somar(NADA, pedidos, true))
    }
    return {
      area: (a: AreaDeTrabalho) => areas.get(a) ?? NADA,
      tela: (path: string) => telas.get(path) ?? NADA,
    }
  }, [data])
}
