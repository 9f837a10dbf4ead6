// A search as it can be kept: its name, its address and its filters, without what is of the moment or of the screen. Read
// from a list, or from the address of one.
import { type PatioPerto, patiosPerto } from '@martelo/domain/patios/perto.ts'
import type { DoServidor } from '../../../../core/contexto.ts'
import { chipsDe, enderecoDaLista, tituloDaLista } from './apresentar-lista.server.ts'
import { cepDe, DO_MOMENTO, filtrosDe } from './filtros-da-lista.server.ts'
import type { BuscaParaSalvar } from './salvar-busca-da-lista.tsx'

export const BASE = { leilao: '/leilao', loja: '/anuncio' } as const

export function guardavel(busca: URLSearchParams): URLSearchParams {
  const g = new URLSearchParams(busca)
  for (const nome of [...DO_MOMENTO, 'ver', 'pagina']) g.delete(nome)
  return g
}

export function paraSalvar(
  base: string,
  busca: URLSearchParams,
  perto: readonly PatioPerto[],
): BuscaParaSalvar {
  const guardada = guardavel(busca)
  return {
    nome: tituloDaLista(guardada).slice(0, 80),
    endereco: enderecoDaLista(base, guardada),
    filtros: filtrosDe(guardada, Date.now(), perto),
  }
}

/** Without a CEP, no yard is asked for. */
export async function patiosPertoDe(
  busca: URLSearchParams,
  chamar: DoServidor['chamar'],
): Promise<PatioPerto[]> {
  const cep = cepDe(busca)
  if (cep === null) return []
  return patiosPerto(cep, await chamar('GET /v1/patios/lista-site', { query: {} })) ?? []
}

/** Of the list that `de` is the address of; what is no list's is the list of everything. */
export async function buscaDoEndereco({ chamar, marca }: DoServidor, de: string) {
  const [caminho = '', texto = ''] = de.slice(0, 1500).split('?')
  const base = BASE[marca.tipo]
  const ehLista = Object.values(BASE).some((b) => b === caminho)
  const busca = new URLSearchParams(ehLista ? texto : '')
  const salva = paraSalvar(base, busca, await patiosPertoDe(busca, chamar))
  const chips = chipsDe(base, guardavel(busca), marca.tipo, null).map((c) => c.rotulo)
  return { ...salva, chips }
}
