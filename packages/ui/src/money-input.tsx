/**
 * An amount in reais. The value is integer centavos, or null for an empty box. Rules of typing: `reais.ts`.
 *
 * In a plain form the amount is posted under `name` as centavos through a hidden input; the visible one has no name,
 * so that a formatted text never reaches the server.
 */
import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { digitar, formatarValor, interpretarValor, MAXIMO_CENTAVOS } from './reais.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type MoneyInputProps = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'onInput' | 'type' | 'prefix' | 'max' | 'name'
> & {
  /** centavos; leave out for an uncontrolled box */
  readonly value?: number | null
  readonly defaultValue?: number | null
  readonly onValueChange?: (centavos: number | null) => void
  readonly maxCentavos?: number
  readonly name?: string
}

const useClientLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect

export function MoneyInput({
  value,
  defaultValue = null,
  onValueChange,
  maxCentavos = MAXIMO_CENTAVOS,
  name,
  className,
  ...rest
}: MoneyInputProps) {
  const [interno, setInterno] = useState(defaultValue)
  const centavos = value === undefined ? interno : value
  const caixa = useRef<HTMLInputElement>(null)
  const [cursor, setCursor] = useState<{ posicao: number } | null>(null)

  // After React has written the formatted text the browser's cursor stands at its end: put it back.
  useClientLayoutEffect(() => {
    if (cursor && caixa.current === document.activeElement) {
      caixa.current?.setSelectionRange(cursor.posicao, cursor.posicao)
    }
  }, [cursor])

  const mudar = (novo: number | null, posicao: number) => {
    setCursor({ posicao })
    if (novo === centavos) return
    setInterno(novo)
    onValueChange?.(novo)
  }
  const aoDigitar = (evento: ChangeEvent<HTMLInputElement>) => {
    const { value: texto, selectionStart } = evento.currentTarget
    const resultado = digitar(texto, selectionStart ?? texto.length, centavos, maxCentavos)
    mudar(resultado.centavos, resultado.cursor)
  }
  const aoColar = (evento: ClipboardEvent<HTMLInputElement>) => {
    const colado = interpretarValor(evento.clipboardData.getData('text'), maxCentavos)
    evento.preventDefault()
    if (colado !== null) mudar(colado, formatarValor(colado).length)
  }
  return (
    <>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        placeholder="0,00"
        {...rest}
        ref={caixa}
        className={className ? `ui-input--money ${className}` : 'ui-input--money'}
        prefix="R$"
        value={centavos === null ? '' : formatarValor(centavos)}
        onChange={aoDigitar}
        onPaste={aoColar}
      />
      {name && <input type="hidden" name={name} value={centavos ?? ''} disabled={rest.disabled} />}
    </>
  )
}
