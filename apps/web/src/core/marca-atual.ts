// The tenant and the person, for any component: read from the root's data, so they are there on the server too.
import type { QuemUsa } from './contexto.ts'
import { useDadosDaRaiz } from './dados-da-raiz.ts'
import type { MarcaDoSite } from './marca.ts'

export function useMarca(): MarcaDoSite {
  const dados = useDadosDaRaiz()
  if (!dados) throw new Error('the tenant is only known below the root')
  return dados.marca
}

let relendo = false
/** Revalidates the root after a change of what the site looks like. `revalidar` is the router's. */
export async function relerMarca(revalidar: () => Promise<void>): Promise<void> {
  relendo = true
  await revalidar().finally(() => {
    relendo = false
  })
}
/** For the root alone. The router asks it more than once for one reading. */
export const marcaMudou = (): boolean => relendo

/** Scheme and host as the visitor typed them; empty where the root could not be read (error pages). */
export function useOrigem(): { readonly origem: string; readonly marca: MarcaDoSite | null } {
  const dados = useDadosDaRaiz()
  return { origem: dados?.origem ?? '', marca: dados?.marca ?? null }
}

/** Who is signed in, or null. */
export function useQuem(): QuemUsa | null {
  return useDadosDaRaiz()?.quem ?? null
}
