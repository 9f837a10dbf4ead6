// Sound cues of the room: short tones made by the browser, off until somebody asks for them. The choice is kept per
// device.
import { useCallback, useEffect, useState } from 'react'

export type Toque = 'lance' | 'superado' | 'chamada' | 'vendido'

/** Frequency in hertz and length in seconds of each tone, one after the other. */
const TONS: Readonly<Record<Toque, readonly (readonly [hertz: number, segundos: number])[]>> = {
  lance: [[660, 0.09]],
  superado: [
    [440, 0.12],
    [330, 0.18],
  ],
  chamada: [[520, 0.16]],
  vendido: [
    [523, 0.1],
    [659, 0.1],
    [784, 0.22],
  ],
}
const VOLUME = 0.08
const CHAVE = 'martelo-sons'

let contexto: AudioContext | null = null

export function tocar(toque: Toque): void {
  contexto ??= new AudioContext()
  const c = contexto
  void c.resume()
  let quando = c.currentTime
  for (const [hertz, segundos] of TONS[toque]) {
    const som = c.createOscillator()
    const volume = c.createGain()
    som.frequency.value = hertz
    volume.gain.setValueAtTime(VOLUME, quando)
    volume.gain.exponentialRampToValueAtTime(0.0001, quando + segundos)
    som.connect(volume).connect(c.destination)
    som.start(quando)
    som.stop(quando + segundos)
    quando += segundos
  }
}

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
