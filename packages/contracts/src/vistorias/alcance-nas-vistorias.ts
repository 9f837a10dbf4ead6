// Which inspections a person reaches: yard staff those of their yards, drivers and carriers' people those given to them.
import { limitadoAosPatios, permite, type QuemEntra } from '../core/permissions.ts'

export type AlcanceNasVistorias = 'todas' | 'dos-seus-patios' | 'suas'

/** Null: none. */
export function alcanceNasVistorias(quem: QuemEntra | null): AlcanceNasVistorias | null {
  if (!permite('vistoria:ver', quem)) return null
  if (limitadoAosPatios(quem)) return 'dos-seus-patios'
  return permite('veiculo:ver', quem) ? 'todas' : 'suas'
}
