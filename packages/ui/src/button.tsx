/**
 * Buttons, and links that look like one. `loading` keeps width and focus (the label stays in place, invisible to the
 * eye only), says so to assistive technology and swallows clicks; it does not set `disabled`, which would drop the
 * keyboard's focus. A disabled action that a person might want needs its reason beside it: give the id of that text
 * in `aria-describedby`.
 */
import type { ComponentProps, ReactNode } from 'react'
import './button.css'
import { cx } from './class-names.ts'
import type { Icon } from './icones.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

export type ButtonLook = {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** as wide as its container */
  readonly block?: boolean
  readonly className?: string
}

/** For links: `<Link to={…} {...buttonLook({ variant: 'primary' })}>`. */
export function buttonLook({ variant = 'secondary', size = 'm', block, className }: ButtonLook = {}) {
  return {
    className: cx('ui-button', className),
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
  }
}

type Content = { readonly icon?: Icon; readonly iconEnd?: Icon; readonly children?: ReactNode }

/** The inside of a button or of a link that looks like one. */
export function ButtonContent({ icon: Start, iconEnd: End, children }: Content) {
  return (
    <span className="ui-button__content">
      {Start && <Start size="1.25em" />}
      {children}
      {End && <End size="1.25em" />}
    </span>
  )
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & Content & { readonly loading?: boolean }

export function Button({
  variant = 'secondary',
  size,
  block,
  className,
  icon,
  iconEnd,
  loading,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...buttonLook({ variant, size, block, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (evento) => evento.preventDefault() : onClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
      {loading && <span className="ui-button__spinner" />}
    </button>
  )
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  readonly icon: Icon
  /** what it does, in words: the only name that the control has */
  readonly label: string
  readonly variant?: ButtonVariant | 'photo'
  readonly size?: ButtonSize
  /** for a toggle: tells its state */
  readonly pressed?: boolean
  /** a small number on its corner; say it in the label too */
  readonly count?: number
}

export function IconButton({
  icon: Drawing,
  label,
  variant = 'ghost',
  size = 'm',
  pressed,
  count,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={cx('ui-button ui-button--icon', className)}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Drawing size={size === 's' ? 18 : 22} />
      {count ? (
        <span className="ui-button__count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  )
}
