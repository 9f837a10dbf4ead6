// Fetches again what a notice made stale. A query in its first load is not cancelled by the library: its answer may
// have been read before the change and would stand as fresh, so it is fetched once more when it has come.
import type { QueryClient } from '@tanstack/react-query'

export async function recarregarConsultas(consultas: QueryClient, chave: string): Promise<void> {
  const primeiras = consultas.getQueryCache().findAll({
    queryKey: [chave],
    predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching',
  })
  await consultas.invalidateQueries({ queryKey: [chave] })
  await Promise.all(primeiras.map(({ queryKey }) => consultas.invalidateQueries({ queryKey, exact: true })))
}
