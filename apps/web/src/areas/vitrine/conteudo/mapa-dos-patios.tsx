// The drawn map of yards; where the house chose a server of map tiles, with a button that opens its map in its place.
// The library and the tiles come with the click: until then no third party learns of the visitor.
import { Button } from '@martelo/ui/button.tsx'
import { IconMapPin } from '@martelo/ui/icones.tsx'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import type { PontoNoMapa } from './mapa-de-ladrilhos.tsx'
import './mapa-dos-patios.css'

const MapaDeLadrilhos = lazy(() => import('./mapa-de-ladrilhos.tsx'))

export function MapaDosPatios({
  pontos,
  ladrilhos,
  children,
}: {
  pontos: readonly PontoNoMapa[]
  ladrilhos: { readonly url: string; readonly credito: string } | null
  /** the drawing */
  children: ReactNode
}) {
  const [estado, setEstado] = useState<'fechado' | 'aberto' | 'falhou'>('fechado')
  const aoFalhar = useCallback(() => setEstado('falhou'), [])
  if (ladrilhos === null || pontos.length === 0) return children
  if (estado === 'aberto')
    return (
      <Suspense fallback={<div className="mapa-dos-patios" role="status" aria-label="Abrindo o mapa" />}>
        <MapaDeLadrilhos pontos={pontos} {...ladrilhos} aoFalhar={aoFalhar} />
      </Suspense>
    )
  return (
    <div className="mapa-dos-patios__desenho">
      {children}
      <Button icon={IconMapPin} onClick={() => setEstado('aberto')}>
        {estado === 'falhou' ? 'Tentar abrir de novo' : 'Abrir o mapa de ruas'}
      </Button>
      {estado === 'falhou' && (
        <p role="alert">O mapa de ruas não respondeu. Os endereços estão no desenho e na lista.</p>
      )}
      <small>O mapa vem de {new URL(ladrilhos.url).host}, que saberá que você o abriu.</small>
    </div>
  )
}
