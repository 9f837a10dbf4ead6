/**
 * One-line and many-line text, and the native select: the same box, with room for an icon, a prefix or a suffix.
 * Native on purpose: the phone's own keyboard and picker, autofill, and no script before it works.
 */
import type { ComponentProps, ReactNode, Ref } from 'react'
import { cx } from './class-names.ts'
import { useField } from './field.tsx'
import { IconChevronDown } from './icones-de-abrir.tsx'
import './text-input.css'

type Adornments = {
  /** icon or short text before and after the value, inside the box */
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  readonly size?: 'm' | 'l'
}

export type TextInputProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> &
  Adornments & { readonly boxRef?: Ref<HTMLSpanElement> }

export function TextInput({ prefix, suffix, size = 'm', className, boxRef, ...rest }: TextInputProps) {
  const field = useField()
  return (
    <span className={cx('ui-input', className)} data-size={size} ref={boxRef}>
      {prefix && <span className="ui-input__affix">{prefix}</span>}
      <input {...field} {...rest} />
      {suffix && <span className="ui-input__affix">{suffix}</span>}
    </span>
  )
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const field = useField()
  return (
    <span className={cx('ui-input', className)}>
      <textarea rows={4} {...field} {...rest} />
    </span>
  )
}

export type SelectProps = Omit<ComponentProps<'select'>, 'prefix' | 'size'> & Omit<Adornments, 'suffix'>

export function Select({ prefix, size = 'm', className, children, ...rest }: SelectProps) {
  const field = useField()
  return (
    <span className={cx('ui-input ui-input--select', className)} data-size={size}>
      {prefix && <span className="ui-input__affix">{prefix}</span>}
      <select {...field} {...rest}>
        {children}
      </select>
      <IconChevronDown size={18} className="ui-input__arrow" />
    </span>
  )
}
