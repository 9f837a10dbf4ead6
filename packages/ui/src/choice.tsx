/**
 * Checkbox, radio, segmented choice and switch: native inputs with our drawing, so forms, keyboard and assistive
 * technology work as people know them. The whole row is the target, at least 44 px high on touch.
 */
import type { ComponentProps, ReactNode } from 'react'
import './choice.css'
import { cx } from './class-names.ts'
import { useField } from './field.tsx'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode
  /** a second, quieter line */
  readonly description?: ReactNode
  /** shown at the end of the row: a facet's count */
  readonly end?: ReactNode
}

function Choice({
  kind,
  label,
  description,
  end,
  className,
  ...rest
}: ChoiceProps & { readonly kind: 'checkbox' | 'radio' | 'switch' }) {
  const { id: _, ...field } = useField()
  return (
    <label className={cx('ui-choice', className)} data-kind={kind}>
      <input
        {...field}
        {...rest}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
      />
      <span className="ui-choice__text">
        <span>{label}</span>
        {description && <span className="ui-choice__description">{description}</span>}
      </span>
      {end && <span className="ui-choice__end">{end}</span>}
    </label>
  )
}

export const Checkbox = (props: ChoiceProps) => <Choice {...props} kind="checkbox" />
export const Radio = (props: ChoiceProps) => <Choice {...props} kind="radio" />
export const Switch = (props: ChoiceProps) => <Choice {...props} kind="switch" />

export type SegmentedOption<V extends string> = {
  readonly value: V
  readonly label: ReactNode
  readonly disabled?: boolean
}

export type SegmentedProps<V extends string> = {
  /** names the group for assistive technology */
  readonly label: string
  readonly name: string
  readonly options: readonly SegmentedOption<V>[]
  readonly value: V
  readonly onValueChange: (valor: V) => void
  readonly className?: string
}

/** One of a few, all in sight: radios in a row. */
export function Segmented<V extends string>({
  label,
  name,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<V>) {
  return (
    <div className={cx('ui-segmented', className)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label className="ui-segmented__option" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
