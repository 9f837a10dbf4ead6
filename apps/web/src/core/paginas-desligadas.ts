// The pages that the house took off its site, for parts that lead to one of them.
import { useRouteLoaderData } from 'react-router'
import { type EmTexto, lerTexto } from './em-texto.ts'

/** By number; null outside of the storefront, whose frame is the one that asks. */
export function usePaginasDesligadas(): readonly number[] | null {
  const daMoldura =
    useRouteLoaderData<EmTexto<{ readonly desligadas: readonly number[] }>>('areas/vitrine/moldura')
  return daMoldura ? lerTexto(daMoldura).desligadas : null
}
