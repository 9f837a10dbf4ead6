// What the root's loader answered; undefined where the root itself failed.
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { type DadosDe, lerTexto } from './em-texto.ts'

export type DadosDaRaiz = DadosDe<typeof loader>

export function useDadosDaRaiz(): DadosDaRaiz | undefined {
  const escritos = useRouteLoaderData<typeof loader>('root')
  return escritos && lerTexto(escritos)
}
