// What the frame's loader answered, for its parts; undefined while an error page stands without it.
import { useRouteLoaderData } from 'react-router'
import { type DadosDe, type EmTexto, lerTexto } from '../../../core/em-texto.ts'
import type { loader as loaderDoInicio } from '../hotsites/inicio.screen.tsx'
import type { loader } from '../moldura.tsx'

export type DadosDaMoldura = DadosDe<typeof loader>

export function useDadosDaMoldura(): DadosDaMoldura | undefined {
  const escritos = useRouteLoaderData<EmTexto<DadosDaMoldura>>('areas/vitrine/moldura')
  return escritos && lerTexto(escritos)
}

/**
 * The home begins with a large search: on a phone a second one right above it would only push it down. Known before the
 * header is written, which the browser may draw before the rest has come.
 */
export function useBuscaNaPagina(): boolean {
  const inicio = useRouteLoaderData<EmTexto<DadosDe<typeof loaderDoInicio>>>(
    'areas/vitrine/hotsites/inicio.screen',
  )
  return inicio !== undefined && lerTexto(inicio).pagina.sessoes[0]?.elemento === 'BUSCA_HERO'
}
