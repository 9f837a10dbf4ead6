// The tones themselves: loaded when the first one is played.
import type { Toque } from './sons.ts'

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
