// The tenant and the person, for any component: read from the root's data, so they are there on the server too.
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import type { QuemUsa } from './contexto.ts'
import type { MarcaDoSite } from './marca.ts'

export function useMarca(): MarcaDoSite {
  const dados = useRouteLoaderData<typeof loader>('root')
  if (!dados) throw new Error('the tenant is only known below the root')
  return dados.marca
}

/** Scheme and host as the visitor typed them; empty where the root could not be read (error pages). */
export function useOrigem(): { readonly origem: string; readonly marca: MarcaDoSite | null } {
  const dados = useRouteLoaderData<typeof loader>('root')
  return { origem: dados?.origem ?? '', marca: dados?.marca ?? null }
}

/** Who is signed in, or null. */
export function useQuem(): QuemUsa | null {
  return useRouteLoaderData<typeof loader>('root')?.quem ?? null
}
