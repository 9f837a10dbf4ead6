// What the frame's loader answered, for its parts; undefined while an error page stands without it.
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../moldura.tsx'

export type DadosDaMoldura = Awaited<ReturnType<typeof loader>>

export const useDadosDaMoldura = (): DadosDaMoldura | undefined =>
  useRouteLoaderData<DadosDaMoldura>('areas/vitrine/moldura')
