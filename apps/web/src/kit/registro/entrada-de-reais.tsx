// Money in the working areas: centavos in, centavos out, typed as everywhere else in the product.
import { TextInput, type TextInputProps } from '@mantine/core'
import { type PropsDeReais, useReais } from '@martelo/ui/use-reais.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type'> &
  PropsDeReais & { readonly onBlur?: () => void }

export function EntradaDeReais({
  value,
  defaultValue,
  onValueChange,
  maxCentavos,
  onBlur,
  className,
  ...resto
}: Props) {
  const { props } = useReais({ value, defaultValue, onValueChange, maxCentavos })
  return (
    <TextInput
      leftSection="R$"
      {...resto}
      {...props}
      className={className ? `numeros ${className}` : 'numeros'}
      onBlur={() => {
        props.onBlur()
        onBlur?.()
      }}
    />
  )
}
