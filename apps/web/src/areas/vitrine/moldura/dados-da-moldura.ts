// What the frame's loader answered, for its parts; undefined while an error page stands without it.
import { useRouteLoaderData } from 'react-router'
import { type DadosDe, type EmTexto, lerTexto } from '../../../core/em-texto.ts'
import type { loader } from '../moldura.tsx'

export type DadosDaMoldura = DadosDe<typeof loader>

export function useDadosDaMoldura(): DadosDaMoldura | undefined {
  const escritos = useRouteLoaderData<EmTexto<DadosDaMoldura>>('areas/vitrine/moldura')
  return escritos && lerTexto(escritos)
}
