/**
 * A value in reais. Never shows an amount that is not the value: no counting up, the amounts between were not bid.
 * When it changes on screen the new one slides in and flashes, so that the eye catches a bid; with reduced motion it
 * just changes. It is no live region: the screen of the current price decides what is announced.
 */
import { useState } from 'react'
import { cx } from './class-names.ts'
import './money.css'
import { formatarValor } from './reais.ts'

export type MoneyProps = {
  readonly centavos: number
  readonly size?: 'm' | 'l' | 'xl'
  /** slide and flash on change; only for a value that can change while on screen */
  readonly animate?: boolean
  readonly className?: string
}

/** How often the value changed since it was first shown, and whether it last rose. */
export interface Mudancas {
  readonly valor: number
  readonly vezes: number
  readonly subiu: boolean
}

export const depoisDe = (antes: Mudancas, valor: number): Mudancas =>
  antes.valor === valor ? antes : { valor, vezes: antes.vezes + 1, subiu: valor > antes.valor }

export function Money({ centavos, size, animate = false, className }: MoneyProps) {
  const [mudancas, setMudancas] = useState<Mudancas>({ valor: centavos, vezes: 0, subiu: true })
  const agora = depoisDe(mudancas, centavos)
  if (agora !== mudancas) setMudancas(agora)
  return (
    <span className={cx('ui-money', className)} data-size={size}>
      {animate ? (
        // A new element per value: its animation restarts, and none runs for the first one.
        <span
          key={agora.vezes}
          className="ui-money__novo"
          data-mudou={agora.vezes === 0 ? undefined : agora.subiu ? 'sobe' : 'desce'}
        >
          <Valor centavos={centavos} />
        </span>
      ) : (
        <Valor centavos={centavos} />
      )}
    </span>
  )
}

function Valor({ centavos }: { readonly centavos: number }) {
  const texto = formatarValor(Math.abs(centavos))
  return (
    <>
      {centavos < 0 && '-'}
      <span className="ui-money__symbol">R$&nbsp;</span>
      {texto.slice(0, -3)}
      <span className="ui-money__cents">{texto.slice(-3)}</span>
    </>
  )
}
