/**
 * Dialog and Drawer on the native <dialog>: the browser keeps the focus inside, makes the rest inert, closes on Esc
 * and gives the focus back. What is inside exists only while it is open, so forms start fresh.
 *
 * `persistent` is for work that a stray click must not lose: then only the buttons and Esc close it.
 */
import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import './dialog.css'
import { IconClose } from './icones.tsx'
import { ToastRegion } from './toast.tsx'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** one sentence under the title, read together with it */
  readonly description?: ReactNode
  /** actions, at the thumb on a phone */
  readonly footer?: ReactNode
  readonly size?: 's' | 'm' | 'l'
  readonly persistent?: boolean
  readonly className?: string
  readonly children?: ReactNode
}

type ModalProps = DialogProps & { readonly place: 'center' | 'start' | 'end' | 'bottom' }

function Modal(props: ModalProps) {
  const {
    open,
    onClose,
    title,
    description,
    footer,
    size = 'm',
    persistent,
    place,
    className,
    children,
  } = props
  const id = useId()
  const ref = useModal(open)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click beside the box adds to Esc and to the close button, it replaces neither
    <dialog
      ref={ref}
      tabIndex={-1}
      className={cx('ui-dialog', className)}
      data-size={size}
      data-place={place}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={description ? `${id}-descricao` : undefined}
      onCancel={(evento) => {
        evento.preventDefault()
        onClose()
      }}
      onMouseDown={(evento) => {
        if (!persistent && evento.target === evento.currentTarget) onClose()
      }}
    >
      {open && (
        <div className="ui-dialog__box">
          {/* No <header>: in a dialog it would be the page's second banner. */}
          <div className="ui-dialog__header">
            <div>
              <h2 id={`${id}-titulo`}>{title}</h2>
              {description && <p id={`${id}-descricao`}>{description}</p>}
            </div>
            <IconButton icon={IconClose} label="Fechar" onClick={onClose} />
          </div>
          <div className="ui-dialog__body">{children}</div>
          {footer && <div className="ui-dialog__footer">{footer}</div>}
          <ToastRegion />
        </div>
      )}
    </dialog>
  )
}

export const Dialog = (props: DialogProps) => <Modal {...props} place="center" />

export type DrawerProps = DialogProps & { readonly side?: 'start' | 'end' | 'bottom' }

/** A dialog at the edge: filters on a phone, details beside a list. */
export const Drawer = ({ side = 'end', ...props }: DrawerProps) => <Modal {...props} place={side} />
