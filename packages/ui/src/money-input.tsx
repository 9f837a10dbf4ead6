/**
 * An amount in reais. The value is integer centavos, or null for an empty box. Rules of typing: `reais.ts`.
 *
 * In a plain form the amount is posted under `name` as centavos through a hidden input; the visible one has no name,
 * so that a formatted text never reaches the server.
 */
import { TextInput, type TextInputProps } from './text-input.tsx'
import { type PropsDeReais, useReais } from './use-reais.ts'

export type MoneyInputProps = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'type' | 'prefix' | 'max' | 'name'
> &
  PropsDeReais & { readonly name?: string }

export function MoneyInput({
  value,
  defaultValue,
  onValueChange,
  maxCentavos,
  name,
  className,
  ...rest
}: MoneyInputProps) {
  const { centavos, props } = useReais({ value, defaultValue, onValueChange, maxCentavos })
  return (
    <>
      <TextInput
        placeholder="0,00"
        {...rest}
        {...props}
        className={className ? `ui-input--money ${className}` : 'ui-input--money'}
        prefix="R$"
      />
      {name && <input type="hidden" name={name} value={centavos ?? ''} disabled={rest.disabled} />}
    </>
  )
}
