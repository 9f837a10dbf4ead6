/**
 * A box for money, whatever it looks like: what it shows while typing, what it shows at rest, and its centavos. Every
 * money field of the product is this hook on some input.
 */
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { centavosDe, digitar, interpretarValor, MAXIMO_CENTAVOS } from './digitar-reais.ts'
import { formatarValor } from './reais.ts'

export interface PropsDeReais {
  /** centavos; leave out for an uncontrolled box */
  readonly value?: number | null | undefined
  readonly defaultValue?: number | null | undefined
  readonly onValueChange?: ((centavos: number | null) => void) | undefined
  readonly maxCentavos?: number | undefined
}

const useClientLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect
const parado = (centavos: number | null): string => (centavos === null ? '' : formatarValor(centavos))

export function useReais({
  value,
  defaultValue = null,
  onValueChange,
  maxCentavos = MAXIMO_CENTAVOS,
}: PropsDeReais) {
  const [interno, setInterno] = useState(defaultValue)
  const centavos = value === undefined ? interno : value
  const [texto, setTexto] = useState<string | null>(null)
  const caixa = useRef<HTMLInputElement>(null)
  const [cursor, setCursor] = useState<{ posicao: number } | null>(null)
  // A value that came from elsewhere takes the place of what was being typed.
  const mostrado = texto !== null && centavosDe(texto) === centavos ? texto : parado(centavos)

  // After React has written the text the browser's cursor stands at its end: put it back.
  useClientLayoutEffect(() => {
    if (cursor && caixa.current === document.activeElement)
      caixa.current?.setSelectionRange(cursor.posicao, cursor.posicao)
  }, [cursor])

  const mudar = (novo: number | null, novoTexto: string, posicao: number): void => {
    setCursor({ posicao })
    setTexto(novoTexto)
    if (novo === centavos) return
    setInterno(novo)
    onValueChange?.(novo)
  }
  // On a slow line people type before the script has come; what stands in the box then was meant.
  const tomarDigitado = useEffectEvent(() => {
    const digitado = caixa.current?.value ?? ''
    const lido = digitado === mostrado ? null : interpretarValor(digitado, maxCentavos)
    if (lido !== null) mudar(lido, parado(lido), parado(lido).length)
  })
  useEffect(() => tomarDigitado(), [])
  return {
    centavos,
    props: {
      ref: caixa,
      value: mostrado,
      inputMode: 'decimal',
      autoComplete: 'off',
      onChange: (e: ChangeEvent<HTMLInputElement>): void => {
        const { value: cru, selectionStart } = e.currentTarget
        const r = digitar(cru, selectionStart ?? cru.length, mostrado, maxCentavos)
        mudar(r.centavos, r.texto, r.cursor)
      },
      onPaste: (e: ClipboardEvent<HTMLInputElement>): void => {
        const colado = interpretarValor(e.clipboardData.getData('text'), maxCentavos)
        e.preventDefault()
        if (colado !== null) mudar(colado, parado(colado), parado(colado).length)
      },
      // A filled box is usually replaced, not added to: behind its centavos there is nothing to type.
      onFocus: (e: FocusEvent<HTMLInputElement>): void => e.currentTarget.select(),
      onBlur: (): void => setTexto(null),
    },
  } as const
}
