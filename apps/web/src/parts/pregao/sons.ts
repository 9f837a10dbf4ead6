// Sound cues of the room: short tones made by the browser, off by default. The choice is kept per device.
import { useCallback, useEffect, useState } from 'react'

export type Toque = 'lance' | 'superado' | 'chamada' | 'vendido'

const CHAVE = 'martelo-sons'

const tocar = (toque: Toque): void => void import('./tons.ts').then((m) => m.tocar(toque))
const lembrado = (): boolean => typeof localStorage !== 'undefined' && localStorage.getItem(CHAVE) === 'sim'

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
  const tocarSe = useCallback((t: Toque) => {
    if (lembrado()) tocar(t)
  }, [])
  return { ligados, alternar, tocarSe }
}
