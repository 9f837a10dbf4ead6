/** The steps of something that takes days: a purchase from the hammer to the documents. */
import type { ReactNode } from 'react'
import { type Icon, IconAlert } from './icones.tsx'
import { IconCheck } from './icones-de-ferramenta.tsx'
import './timeline.css'

export type Passo = {
  readonly id: string
  readonly titulo: ReactNode
  readonly estado: 'feito' | 'atual' | 'futuro' | 'problema'
  /** when it was done or is due */
  readonly quando?: ReactNode
  readonly descricao?: ReactNode
  /** the one next action, for the current step */
  readonly acao?: ReactNode
  readonly icon?: Icon
}

export type TimelineProps = {
  readonly label: string
  readonly passos: readonly Passo[]
  /** in a row, titles only: where one stands in a short path */
  readonly compact?: boolean
}

/** Said after the title, since the drawing is silent. */
const ESTADOS: Record<Passo['estado'], string> = {
  feito: 'concluído',
  atual: 'etapa atual',
  futuro: 'ainda não começou',
  problema: 'precisa de atenção',
}

export function Timeline({ label, passos, compact }: TimelineProps) {
  return (
    <ol role="list" className="ui-timeline" aria-label={label} data-compact={compact || undefined}>
      {passos.map(({ id, titulo, estado, quando, descricao, acao, icon: Drawing }, i) => (
        <li key={id} data-estado={estado} aria-current={estado === 'atual' ? 'step' : undefined}>
          <span className="ui-timeline__mark" aria-hidden="true">
            {estado === 'feito' && <IconCheck size={16} />}
            {estado === 'problema' && <IconAlert size={16} />}
            {(estado === 'atual' || estado === 'futuro') && (Drawing ? <Drawing size={16} /> : i + 1)}
          </span>
          <div className="ui-timeline__text">
            <p className="ui-timeline__title">
              {titulo}
              <span className="ui-visually-hidden">, {ESTADOS[estado]}</span>
            </p>
            {quando && <p className="ui-timeline__when">{quando}</p>}
            {!compact && descricao && <p className="ui-timeline__description">{descricao}</p>}
            {!compact && acao && <div className="ui-timeline__action">{acao}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
