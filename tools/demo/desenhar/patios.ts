// The places where the goods stand; colours are linear 0–1.
import type { Yard } from './cenario.ts'

export const PATIOS = {
  patio: { ground: 'asfalto', wall: [0.42, 0.4, 0.365], stripe: [0.06, 0.16, 0.2], shed: -15, seed: 1 },
  patio2: { ground: 'asfalto', wall: [0.36, 0.375, 0.38], stripe: [0.24, 0.1, 0.05], shed: 14, seed: 4 },
  sucata: { ground: 'asfalto', wall: [0.34, 0.31, 0.27], stripe: [0.2, 0.17, 0.12], shed: 40, seed: 7 },
  pesados: { ground: 'hangar', wall: [0.55, 0.55, 0.52], stripe: [0.2, 0.2, 0.2], shed: -12, seed: 3 },
  hangar: { ground: 'hangar', wall: [0.6, 0.6, 0.6], stripe: [0.2, 0.2, 0.2], shed: 13, seed: 9 },
  cais: { ground: 'agua', wall: [0.6, 0.6, 0.6], stripe: [0.2, 0.2, 0.2], shed: 99, seed: 5 },
  jardim: { ground: 'grama', wall: [0.66, 0.63, 0.58], stripe: [0.4, 0.36, 0.3], shed: 99, seed: 6 },
} as const satisfies Record<string, Yard>
