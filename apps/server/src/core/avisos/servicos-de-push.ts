// Origins of push services beyond the browsers' own: what the operator adds, and in the demonstration the simulated one.
import type { Config } from '../config.ts'

const simulados = new Set<string>()

/** The answer takes it back. */
export function conhecerServicoDePush(origem: string): () => void {
  simulados.add(origem)
  return () => simulados.delete(origem)
}

export const outrosServicos = (config: Pick<Config, 'push'>): readonly string[] => [
  ...config.push.outrosServicos,
  ...simulados,
]
