/** What a screen shows when it has nothing and when it failed. Each says what happened and offers the next step. */
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { type Icon, IconAlert, IconSearch } from './icones.tsx'
import { IconRefresh } from './icones-de-uso.tsx'
import './states.css'

export type EmptyStateProps = {
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly icon?: Icon
  /** buttons or links: what to do next */
  readonly actions?: ReactNode
}

export function EmptyState({ title, description, icon: Drawing = IconSearch, actions }: EmptyStateProps) {
  return (
    <div className="ui-state">
      <span className="ui-state__icon">
        <Drawing size={28} />
      </span>
      <p className="ui-state__title">{title}</p>
      {description && <p className="ui-state__text">{description}</p>}
      {actions && <div className="ui-state__actions">{actions}</div>}
    </div>
  )
}

export type ErrorStateProps = {
  readonly title?: ReactNode
  /** the message of the error object, or ours */
  readonly description?: ReactNode
  readonly onRetry?: () => void
  readonly retrying?: boolean
  /** what support needs to find the failure in the log */
  readonly requestId?: string
}

export function ErrorState({
  title = 'Não foi possível carregar',
  description = 'Algo falhou do nosso lado. Tente de novo em alguns segundos.',
  onRetry,
  retrying,
  requestId,
}: ErrorStateProps) {
  return (
    <div className="ui-state" data-erro="" role="alert">
      <span className="ui-state__icon">
        <IconAlert size={28} />
      </span>
      <p className="ui-state__title">{title}</p>
      <p className="ui-state__text">{description}</p>
      {onRetry && (
        <div className="ui-state__actions">
          <Button variant="primary" icon={IconRefresh} loading={retrying} onClick={onRetry}>
            Tentar de novo
          </Button>
        </div>
      )}
      {requestId && (
        <p className="ui-state__id">
          Código para o suporte: <code>{requestId}</code>
        </p>
      )}
    </div>
  )
}
