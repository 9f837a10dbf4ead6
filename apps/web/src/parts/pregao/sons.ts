// Cues of the room and of a lot: short tones made by the browser, and a telephone's vibration; off by default. The choice is
// kept per device.
import { useCallback, useEffect, useState } from 'react'

export type Toque = 'lance' | 'superado' | 'chamada' | 'vendido'

const CHAVE = 'martelo-sons'

/** Milliseconds of vibration and rest; what asks nothing of the person does not shake his hand. */
const VIBRACOES: Partial<Record<Toque, number[]>> = { superado: [120, 60, 120], vendido: [200] }

const tocar = (toque: Toque): void => {
  const vibracao = VIBRACOES[toque]
  if (vibracao !== undefined && 'vibrate' in navigator) navigator.vibrate(vibracao)
  void import('./tons.ts').then((m) => m.tocar(toque))
}
const lembrado = (): boolean => typeof localStorage !== 'undefined' && localStorage.getItem(CHAVE) === 'sim'

/** Outside a component; silent while sounds are off. */
export function avisarSeLigado(t: Toque): void {
  if (lembrado()) tocar(t)
}

/** Whether sounds are on, the switch, and a player that keeps silent while they are off. */
export function useSons(): {
  readonly ligados: boolean
  readonly alternar: () => void
  readonly tocarSe: (t: Toque) => void
} {
  // Off on the server and in the first render; then as it was left.
  const [ligados, setLigados] = useState(false)
  useEffect(() => setLigados(lembrado()), [])
  const alternar = useCallback(() => {
    setLigados((antes) => {
      localStorage.setItem(CHAVE, antes ? 'nao' : 'sim')
      if (!antes) tocar('lance')
      return !antes
    })
  }, [])
  return { ligados, alternar, tocarSe: avisarSeLigado }
}
