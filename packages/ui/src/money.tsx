/**
 * A value in reais. When it changes on screen it ticks to the new value, so that the eye catches a bid; with reduced
 * motion it just changes. It is no live region: whoever shows the current price decides what is announced.
 */
import { useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import './money.css'
import { formatarValor } from './reais.ts'

export type MoneyProps = {
  readonly centavos: number
  readonly size?: 'm' | 'l' | 'xl'
  /** tick on change; only for a value that can change while somebody looks */
  readonly animate?: boolean
  readonly className?: string
}

const DURACAO_MS = 420

function useSubida(alvo: number, ligada: boolean): number {
  const [mostrado, setMostrado] = useState(alvo)
  const anterior = useRef(alvo)
  useEffect(() => {
    const de = anterior.current
    anterior.current = alvo
    if (!ligada || de === alvo || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setMostrado(alvo)
      return
    }
    const inicio = performance.now()
    let quadro = requestAnimationFrame(function passo(agora) {
      const t = Math.min(1, (agora - inicio) / DURACAO_MS)
      // Cents would flicker without telling anything: only whole reais tick, the exact value lands last.
      setMostrado(t === 1 ? alvo : Math.round((de + (alvo - de) * (1 - (1 - t) ** 3)) / 100) * 100)
      if (t < 1) quadro = requestAnimationFrame(passo)
    })
    return () => cancelAnimationFrame(quadro)
  }, [alvo, ligada])
  return ligada ? mostrado : alvo
}

export function Money({ centavos, size, animate = false, className }: MoneyProps) {
  const valor = useSubida(centavos, animate)
  const texto = formatarValor(Math.abs(valor))
  return (
    <span className={cx('ui-money', className)} data-size={size}>
      {valor < 0 && '-'}
      <span className="ui-money__symbol">R$&nbsp;</span>
      {texto.slice(0, -3)}
      <span className="ui-money__cents">{texto.slice(-3)}</span>
    </span>
  )
}
