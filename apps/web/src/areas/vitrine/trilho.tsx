// A strip of cards that the browser scrolls: by touch, wheel, arrow keys and its own bar. The two buttons only push it.
import { IconChevronLeft, IconChevronRight } from '@martelo/ui/icones.tsx'
import { Children, type ReactNode, useRef } from 'react'
import { Link } from '../../core/ligacao.tsx'
import './trilho.css'

interface PropsDoTrilho {
  titulo: string
  /** the list that shows all of them; absent where there is none */
  para?: string | undefined
  children: ReactNode
}

export function Trilho({ titulo, para, children }: PropsDoTrilho) {
  const faixa = useRef<HTMLUListElement>(null)
  const empurrar = (sentido: 1 | -1) => () =>
    faixa.current?.scrollBy({ left: sentido * faixa.current.clientWidth * 0.9, behavior: 'smooth' })
  return (
    <section className="trilho" aria-label={titulo}>
      <div className="trilho__topo">
        <h2>{titulo}</h2>
        {para !== undefined && <Link to={para}>Ver todos</Link>}
        <span>
          <button type="button" aria-label={`${titulo}: anteriores`} onClick={empurrar(-1)}>
            <IconChevronLeft />
          </button>
          <button type="button" aria-label={`${titulo}: próximos`} onClick={empurrar(1)}>
            <IconChevronRight />
          </button>
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul ref={faixa} tabIndex={0} aria-label={titulo}>
        {Children.map(children, (filho) => (
          <li>{filho}</li>
        ))}
      </ul>
    </section>
  )
}
