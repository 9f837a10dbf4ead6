// The sources that the desk lists, in their order: a key names each by its number.

export interface FonteDaMesa {
  readonly id: string
  readonly nome: string
  readonly tipo: 'camera' | 'tela' | 'telefone' | 'filme' | 'desenho'
  /** it went away by itself and may come back under the same name */
  readonly perdida?: boolean
}

/** One that comes back takes its old place. */
export function comFonte(fontes: readonly FonteDaMesa[], f: FonteDaMesa): readonly FonteDaMesa[] {
  return fontes.some((x) => x.id === f.id) ? fontes.map((x) => (x.id === f.id ? f : x)) : [...fontes, f]
}

export function perdida(fontes: readonly FonteDaMesa[], id: string): readonly FonteDaMesa[] {
  return fontes.map((f) => (f.id === id ? { ...f, perdida: true } : f))
}
