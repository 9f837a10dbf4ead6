/**
 * A form field: label, hint and error tied to its control, whichever control stands inside.
 *
 * The tie goes through context, so a control of this kit inside a Field needs no id. The error stays in the page
 * flow and is read with the control (aria-describedby); announcing it is the form's business, which moves the focus
 * to the first field with an error.
 */
import { createContext, type ReactNode, useContext, useId } from 'react'
import { cx } from './class-names.ts'
import './field.css'
import { IconAlert } from './icones.tsx'

export type FieldAria = {
  readonly id?: string
  readonly required?: boolean
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

const FieldContext = createContext<FieldAria>({})

/** What the surrounding Field asks of its control; empty outside of one. */
export function useField(): FieldAria {
  return useContext(FieldContext)
}

type Texts = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export type FieldProps = Texts & {
  readonly required?: boolean
  /** keeps the label for assistive technology only; for a search box whose purpose the eye cannot miss */
  readonly labelHidden?: boolean
}

function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return cx(Boolean(error) && `${id}-erro`, Boolean(hint) && `${id}-dica`) || undefined
}

function Notes({
  id,
  hint,
  error,
}: {
  readonly id: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
}) {
  return (
    <>
      {error && (
        <p className="ui-field__error" id={`${id}-erro`}>
          <IconAlert size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="ui-field__hint" id={`${id}-dica`}>
          {hint}
        </p>
      )}
    </>
  )
}

export function Field({ label, hint, error, required, labelHidden, className, children }: FieldProps) {
  const id = useId()
  const aria: FieldAria = {
    id,
    required,
    'aria-describedby': describedBy(id, hint, error),
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={cx('ui-field', className)}>
      <label className={labelHidden ? 'ui-visually-hidden' : 'ui-field__label'} htmlFor={id}>
        {label}
        {required === false && <span className="ui-field__optional"> (opcional)</span>}
      </label>
      <FieldContext value={aria}>{children}</FieldContext>
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

/** The same for a group of controls (radios, checkboxes): a fieldset with its legend. */
export function FieldGroup({ label, hint, error, className, children }: Texts) {
  const id = useId()
  return (
    <fieldset
      className={cx('ui-field', className)}
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error ? true : undefined}
    >
      <legend className="ui-field__label">{label}</legend>
      <FieldContext value={{}}>{children}</FieldContext>
      <Notes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
