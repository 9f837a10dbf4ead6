// At most LANCES_POR_SEGUNDO requests per second and person, in this process: a person cannot type faster, a program
// must not starve the others. A sliding second; who stays away is forgotten.
export const LANCES_POR_SEGUNDO = 5

export function criarLimitePorPessoa(max = LANCES_POR_SEGUNDO): (usuId: number, agora: number) => boolean {
  const usos = new Map<number, number[]>()
  let varrido = 0
  return (usuId, agora) => {
    if (agora - varrido > 10_000) {
      varrido = agora
      for (const [id, quando] of usos) if (agora - (quando.at(-1) ?? 0) > 1000) usos.delete(id)
    }
    const recentes = (usos.get(usuId) ?? []).filter((t) => agora - t < 1000)
    if (recentes.length >= max) return false
    recentes.push(agora)
    usos.set(usuId, recentes)
    return true
  }
}
