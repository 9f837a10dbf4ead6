// A form with what the house shows beside it: at its side where there is room, below it on a telephone.
import type { ComponentProps, ReactNode } from 'react'
import { QuadrosDaCasa } from '../../../parts/usuarios/quadros-da-casa.tsx'
import './ao-lado-da-folha.css'

export function AoLadoDaFolha({
  quadros,
  children,
}: {
  quadros: ComponentProps<typeof QuadrosDaCasa>['quadros']
  children: ReactNode
}) {
  if (quadros.length === 0) return children
  return (
    <div className="ao-lado-da-folha">
      {children}
      <QuadrosDaCasa quadros={quadros} />
    </div>
  )
}
