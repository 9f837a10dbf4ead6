// What the photographs of a lot show, told from their captions: a house names its positions as it likes, and these
// words are in all of them.

/** The first that a caption fits is its group: a damage names the part that it is on ("banco rasgado"). */
const GRUPOS = [
  ['Avarias', /avaria|dano|amassad|risc[oa]|batid|trinca|quebrad|rasgad/i],
  ['Painel', /painel|hod[oô]metro|quilometragem|instrumentos/i],
  ['Motor', /motor|cofre/i],
  ['Interior', /interior|banco|estofad|porta-malas|cabine por dentro/i],
  ['Chassi', /chassi|gravaç|etiqueta|decalque/i],
] as const

export interface GrupoDeFotos {
  readonly nome: string
  /** index of its first photograph */
  readonly primeira: number
  readonly quantas: number
}

export const nomeDoGrupo = (legenda: string): string =>
  GRUPOS.find(([, palavras]) => palavras.test(legenda))?.[0] ?? 'Exterior'

/** The groups of these captions in the order of the gallery; none where all would be one. */
export function gruposDeFotos(legendas: readonly string[]): GrupoDeFotos[] {
  const grupos = new Map<string, { primeira: number; quantas: number }>()
  for (const [i, legenda] of legendas.entries()) {
    const nome = nomeDoGrupo(legenda)
    const g = grupos.get(nome) ?? { primeira: i, quantas: 0 }
    grupos.set(nome, { ...g, quantas: g.quantas + 1 })
  }
  return grupos.size < 2 ? [] : [...grupos].map(([nome, g]) => ({ nome, ...g }))
}
